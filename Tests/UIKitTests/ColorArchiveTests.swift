import Foundation
import Testing
import UIKit

@Suite struct ColorArchiveTests {
    @Test func aColorIsReadFromItsArchive() throws {
        let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
        let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data))
        #expect(read == color)
    }
}
