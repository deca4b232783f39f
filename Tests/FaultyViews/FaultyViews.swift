import Foundation
import SwiftUI

@main enum Start {
    @MainActor static func main() {
        if Fault.current == "previews" { FileHandle.standardError.write(Data("started\n".utf8)) }
        if Fault.current == "reports" { BlockedReports.print() } else { FaultyViews.main() }
    }
}

/// A program whose views go wrong in Finnish, as the environment variable FAULT has it, for the tests of the command.
struct FaultyViews: App {
    @UIApplicationDelegateAdaptor private var delegate: Delegate

    var body: some Scene {
        WindowGroup("Reliable") { if Fault.current == "delegate" { Text(delegate.title) } else { Text("vote.cat") } }
        WindowGroup("Faulty") { FaultyView() }
    }
}

/// Made where a view reads it, by its own initializer, and only once.
final class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
    static var count = 0
    let title: LocalizedStringKey

    override init() {
        Self.count += 1
        title = "vote.dog"
        FileHandle.standardError.write(Data("delegate \(Self.count)\n".utf8))
    }
}

struct FaultyView: View {

    @Environment(\.locale) private var locale
    @Environment(\.dynamicTypeSize) private var size

    var body: some View {
        if locale.identifier == "fi", size == .accessibility3 || Fault.current == "trap everywhere" {
            let _ = Fault.isInPreview ? () : Fault.happen()
        }
        if Fault.current == "intruder" { let _ = Intruder.deeds }
        if Fault.current == "object" { StoreView() }
        if Fault.current == "delegate" { DelegateView() }
        // What views print is no part of the report.
        if Fault.current == "print" { let _ = print("printed in \(locale.identifier)") }
        Text("vote.goldfish")
            .font(Fault.current.flatMap { fonts[$0] }).tracking(Fault.current == "tracking" ? .nan : 0)
    }

    /// Sizes that no text can have.
    private let fonts: [String: Font] = ["font": .system(size: .nan), "zero": .system(size: 0)]
}

/// A view that has the app's delegate from its environment.
struct DelegateView: View {
    @EnvironmentObject private var delegate: Delegate
    var body: some View { Text(delegate.title) }
}

/// A view that needs what nobody gives it.
struct StoreView: View {
    final class Store {}
    @EnvironmentObject private var store: Store
    var body: some View { Text("vote.dog") }
}

/// Goes wrong before there is a scene, where FAULT says so; has no preview otherwise.
struct FaultyView_Previews: PreviewProvider {
    static var previews: some View {
        if Fault.isInPreview {
            let _ = Fault.happen()
            Text("vote.dog")
        }
    }
}

extension Fault {
    /// A preview that does something, where FAULT is `previews`; none otherwise.
    @MainActor @ViewBuilder static func preview(_ deed: () -> Void) -> some View {
        if current == "previews" {
            let _ = deed()
            Text("vote.dog")
        }
    }
}

/// Several that go wrong, and one that does not.
struct First_Previews: PreviewProvider {
    static var previews: some View { Fault.preview { fatalError("the first") } }
}

struct Second_Previews: PreviewProvider {
    static var previews: some View { Fault.preview { exit(0) } }
}

struct Third_Previews: PreviewProvider {
    static var previews: some View { Fault.preview { fatalError("the third") } }
}

struct Fourth_Previews: PreviewProvider {
    static var previews: some View { Fault.preview { while true { usleep(1000) } } }
}

struct Fifth_Previews: PreviewProvider {
    static var previews: some View { Fault.preview { print("the fifth") } }
}

struct Sixth_Previews: PreviewProvider {
    static var previews: some View { Fault.preview { preconditionFailure("the sixth") } }
}
