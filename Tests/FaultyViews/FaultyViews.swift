import Foundation
import SwiftUI

/// A program whose views go wrong in Finnish, as the environment variable FAULT has it, for the tests of the command.
@main
struct FaultyViews: App {
    var body: some Scene {
        WindowGroup("Reliable") { Text("vote.cat") }
        WindowGroup("Faulty") { FaultyView() }
    }
}

struct FaultyView: View {
    @Environment(\.locale) private var locale
    @Environment(\.dynamicTypeSize) private var size

    var body: some View {
        let fault = ProcessInfo.processInfo.environment["FAULT"]
        if locale.identifier == "fi", size == .accessibility3 {
            switch fault {
            case "trap": let _ = fatalError("FAULT is trap")
            case "exit": let _ = exit(0)
            case "hang":
                let _ = FileHandle.standardError.write(Data("hanging in \(getpid())\n".utf8))
                let _ = { while true { sleep(1) } }()
            default: EmptyView()
            }
        }
        // What views print is no part of the report.
        if fault == "print" { let _ = print("printed in \(locale.identifier)") }
        Text("vote.goldfish").font(fault.flatMap { fonts[$0] }).tracking(fault == "tracking" ? .nan : 0)
    }

    /// Sizes that no text can have.
    private let fonts: [String: Font] = ["font": .system(size: .nan), "zero": .system(size: 0)]
}
