import SwiftUI

struct PermissionPrompt: View {
    enum Kind: Int, CaseIterable, Identifiable {
        case camera, location, notifications, contacts

        var id: Int { rawValue }
        var symbol: String { ["camera", "location", "bell", "person.crop.rectangle.stack"][rawValue] }

        var title: LocalizedStringKey {
            [.camera: "Camera", .location: "Location", .notifications: "Notifications", .contacts: "Contacts"][self]!
        }

        var reason: LocalizedStringKey {
            switch self {
            case .camera: "to scan the codes on your tickets"
            case .location: "to show the stations near you"
            case .notifications: "to tell you about delays before you leave home"
            case .contacts: "to share a journey with your friends"
            }
        }
    }

    @State private var granted: [Kind: Bool] = [:]
    @State private var asking: Kind?
    @State private var isShowingHelp = false
    @Environment(\.openURL) private var openURL

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text("Before you start").font(.largeTitle.bold()).padding(.bottom, 4)
            Text("We ask only for what we need. You can change your mind at any time in the settings of your device.")
                .foregroundStyle(.secondary)
                .padding(.bottom, 24)
            ForEach(Kind.allCases) { kind in
                row(kind)
                if kind != Kind.allCases.last { Divider().padding(.leading, 56) }
            }
            Spacer(minLength: 24)
            Button("Why do you ask?") { isShowingHelp.toggle() }
                .font(.footnote)
                .popover(isPresented: $isShowingHelp, arrowEdge: .bottom) {
                    Text("Nothing that you allow here ever leaves your phone.").padding()
                }
        }
        .padding()
        .alert("Allow access?", isPresented: Binding(get: { asking != nil }, set: { if !$0 { asking = nil } })) {
            Button("Allow") { asking.map { granted[$0] = true } }
            Button("Don't allow", role: .cancel) {}
            Button("Open settings") { openURL(URL(string: "app-settings:")!) }
        } message: {
            Text("You will be asked by the system as well.")
        }
    }

    private func row(_ kind: Kind) -> some View {
        HStack(spacing: 16) {
            Image(systemName: kind.symbol)
                .font(.title2)
                .frame(width: 40, height: 40)
                .background(Color.accentColor.opacity(0.15), in: Circle())
            VStack(alignment: .leading) {
                Text(kind.title).font(.headline)
                Text(kind.reason).font(.subheadline).foregroundStyle(.secondary)
            }
            Spacer()
            if granted[kind] == true {
                Image(systemName: "checkmark.circle.fill").foregroundColor(.green)
            } else {
                Button("Allow") { asking = kind }
                    .buttonStyle(.bordered)
                    .clipShape(Capsule())
            }
        }
        .padding(.vertical, 12)
    }
}

struct PermissionPrompt_Previews: PreviewProvider {
    static var previews: some View {
        PermissionPrompt()
            .previewDevice("iPhone 15 Pro")
    }
}
