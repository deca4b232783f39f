import SwiftUI

public struct EmptyState<Actions: View>: View {
    private let title: Text
    private let message: Text?
    private let systemImage: String
    private let actions: Actions

    public init(
        _ title: Text,
        message: Text? = nil,
        systemImage: String,
        @ViewBuilder actions: () -> Actions
    ) {
        self.title = title
        self.message = message
        self.systemImage = systemImage
        self.actions = actions()
    }

    public var body: some View {
        if #available(iOS 17.0, macOS 14.0, *) {
            ContentUnavailableView {
                Label { title } icon: { Image(systemName: systemImage) }
            } description: {
                message
            } actions: {
                actions
            }
        } else {
            fallback
        }
    }

    @available(iOS, deprecated: 17.0)
    private var fallback: some View {
        VStack(spacing: 16) {
            Image(systemName: systemImage)
                .resizable()
                .scaledToFit()
                .frame(width: 64, height: 64)
                .foregroundColor(.secondary)
            title.font(.title2.bold())
            message?.font(.callout).foregroundColor(.secondary)
            actions
        }
        .multilineTextAlignment(.center)
        .padding()
    }
}

public extension EmptyState where Actions == EmptyView {
    init(_ title: Text, message: Text? = nil, systemImage: String) {
        self.init(title, message: message, systemImage: systemImage) { EmptyView() }
    }
}

public extension View {
    /// Shows `placeholder` in place of the view while there is nothing to show.
    @ViewBuilder func emptyState<Placeholder: View>(
        if isEmpty: Bool,
        @ViewBuilder placeholder: () -> Placeholder
    ) -> some View {
        if isEmpty { placeholder() } else { self }
    }
}

struct DownloadsScreen: View {
    @State var downloads: [String]

    var body: some View {
        List {
            ForEach(downloads, id: \.self) { name in
                Text(name)
            }
            .onDelete { downloads.remove(atOffsets: $0) }
            .onMove { downloads.move(fromOffsets: $0, toOffset: $1) }
        }
        .emptyState(if: downloads.isEmpty) {
            EmptyState(
                Text("No downloads yet"),
                message: Text("What you download can be listened to without a connection."),
                systemImage: "tray.and.arrow.down"
            ) {
                Button("Browse the library") { downloads = ["Harbour Stories"] }
                    .buttonStyle(.borderedProminent)
            }
        }
    }
}

struct EmptyState_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            DownloadsScreen(downloads: [])
            DownloadsScreen(downloads: ["One", "Two"])
            EmptyState(Text("No results"), systemImage: "magnifyingglass")
                .previewLayout(.sizeThatFits)
        }
    }
}
