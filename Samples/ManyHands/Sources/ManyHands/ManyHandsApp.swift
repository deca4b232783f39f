import Classics
import Screens
import SwiftUI

@main
struct ManyHandsApp: App {
    var body: some Scene {
        WindowGroup("Many hands") {
            HomeScreen {
                EmptyState(Text("No downloads yet"), systemImage: "tray")
            }
        }
    }
}
