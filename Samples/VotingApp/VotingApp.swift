import SwiftUI

/// An app as it is written for Apple's systems; on Linux it is a program that lays out and checks its own windows.
@main
struct VotingApp: App {
    var body: some Scene {
        WindowGroup("Voting") { VotingScreen() }
    }
}
