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
        if fault == "object" { StoreView() }
        // What views print is no part of the report.
        if fault == "print" { let _ = print("printed in \(locale.identifier)") }
        Text("vote.goldfish")
    }
}

/// A view that needs what nobody gives it.
struct StoreView: View {
    final class Store {}
    @EnvironmentObject private var store: Store
    var body: some View { Text("vote.dog") }
}
