import SwiftUI

struct ScrollOffsetKey: PreferenceKey {
    static var defaultValue: CGFloat = .zero
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value += nextValue()
    }
}

private struct HeightKey: PreferenceKey {
    static let defaultValue: [CGFloat] = []
    static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) { value.append(contentsOf: nextValue()) }
}

extension View {
    /// Calls back with the height that the view got.
    func onHeightChange(_ perform: @escaping ([CGFloat]) -> Void) -> some View {
        background(GeometryReader { Color.clear.preference(key: HeightKey.self, value: [$0.size.height]) })
            .onPreferenceChange(HeightKey.self, perform: perform)
    }
}

class UserProfile: ObservableObject {
    @Published var name: String
    @Published var handle: String
    @Published var bio: String?
    @Published var isFollowing = false
    var followers: Int
    var following: Int
    var posts: Int

    init(name: String, handle: String, bio: String? = nil, followers: Int, following: Int, posts: Int) {
        self.name = name
        self.handle = handle
        self.bio = bio
        self.followers = followers
        self.following = following
        self.posts = posts
    }
}

struct ProfileScreen: View {
    @EnvironmentObject var profile: UserProfile
    @State private var offset: CGFloat = 0
    @State private var statHeights: [CGFloat] = []

    var body: some View {
        ScrollView {
            GeometryReader { geometry in
                let minY = geometry.frame(in: .named("scroll")).minY
                LinearGradient(colors: [.purple, .pink, .orange], startPoint: .topLeading, endPoint: .bottomTrailing)
                    .frame(width: geometry.size.width, height: max(0, 160 + (minY > 0 ? minY : 0)))
                    .offset(y: minY > 0 ? -minY : 0)
                    .preference(key: ScrollOffsetKey.self, value: minY)
            }
            .frame(height: 160)

            VStack(spacing: 16) {
                ProfileAvatar(name: profile.name)
                    .padding(.top, -60)
                VStack(spacing: 2) {
                    Text(profile.name).font(.title.weight(.bold))
                    Text("@\(profile.handle)").foregroundColor(.secondary)
                }
                if let bio = profile.bio {
                    Text(bio)
                        .multilineTextAlignment(.center)
                        .fixedSize(horizontal: false, vertical: true)
                }
                ProfileStats(profile: profile)
                    .onHeightChange { statHeights = $0 }
                actions
            }
            .padding(.horizontal)
        }
        .coordinateSpace(name: "scroll")
        .onPreferenceChange(ScrollOffsetKey.self) { offset = $0 }
        .ignoresSafeArea(edges: .top)
        .overlay(alignment: .top) {
            if offset < -120 {
                Text(profile.name)
                    .font(.headline)
                    .frame(maxWidth: .infinity)
                    .padding()
                    .background(.ultraThinMaterial)
                    .transition(.move(edge: .top).combined(with: .opacity))
            }
        }
    }

    private var actions: some View {
        HStack(spacing: 12) {
            Button {
                profile.isFollowing.toggle()
            } label: {
                Label(profile.isFollowing ? "Following" : "Follow", systemImage: profile.isFollowing ? "checkmark" : "plus")
                    .frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .tint(profile.isFollowing ? .gray : .accentColor)
            Button {} label: {
                Text("Send a message").frame(maxWidth: .infinity)
            }
            .buttonStyle(.bordered)
        }
        .lineLimit(1)
    }
}

struct ProfileAvatar: View {
    let name: String

    private var initials: String {
        name.split(separator: " ").compactMap(\.first).map(String.init).joined()
    }

    var body: some View {
        Text(initials)
            .font(.system(size: 44, weight: .medium, design: .rounded))
            .foregroundColor(.white)
            .frame(width: 120, height: 120)
            .background(Circle().fill(Color.teal.gradient))
            .overlay(Circle().stroke(Color(uiColor: .systemBackground), lineWidth: 4))
            .accessibilityHidden(true)
    }
}

struct ProfileStats: View {
    @ObservedObject var profile: UserProfile

    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: 24) { items }
            VStack(alignment: .leading, spacing: 8) { items }
        }
    }

    @ViewBuilder var items: some View {
        stat(profile.followers, "Followers")
        stat(profile.following, "Following")
        stat(profile.posts, "Posts")
    }

    func stat(_ number: Int, _ title: LocalizedStringKey) -> some View {
        VStack {
            Text(number, format: .number.notation(.compactName))
                .font(.headline)
                .monospacedDigit()
            Text(title)
                .font(.caption)
                .foregroundColor(.secondary)
                .lineLimit(1)
        }
    }
}

struct ProfileScreen_Previews: PreviewProvider {
    static let profile = UserProfile(
        name: "Leïla Haddad", handle: "leila.paints", bio: "Watercolours, mostly of rain.", followers: 12_840, following: 311, posts: 94)

    static var previews: some View {
        ProfileScreen()
            .environmentObject(profile)
        ProfileStats(profile: profile)
            .environment(\.sizeCategory, .accessibilityExtraLarge)
            .previewLayout(PreviewLayout.sizeThatFits)
            .previewDisplayName("Stats, large type")
    }
}
