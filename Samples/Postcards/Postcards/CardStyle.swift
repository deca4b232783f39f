// The package passes SwiftUI on.
import RemoteImage

enum CardStyle {
    static let font = Font.body
    static let change: Animation = .default
}
