import SwiftUI

struct Podcast: Identifiable, Codable, Sendable, Hashable {
    var id: UUID
    var title: String
    var author: String
    var artwork: URL?
    var unplayed: Int
    var lastEpisode: Date
}

protocol PodcastService: Sendable {
    func subscriptions() async throws -> [Podcast]
}

struct LivePodcastService: PodcastService {
    func subscriptions() async throws -> [Podcast] {
        let (data, _) = try await URLSession.shared.data(from: URL(string: "https://example.com/podcasts.json")!)
        return try JSONDecoder().decode([Podcast].self, from: data)
    }
}

struct SamplePodcastService: PodcastService {
    func subscriptions() async throws -> [Podcast] { Podcast.samples }
}

@MainActor
final class PodcastListModel: ObservableObject {
    enum State {
        case loading
        case loaded([Podcast])
        case failed(Error)
    }

    @Published private(set) var state: State = .loading
    @Published var query = ""

    private let service: any PodcastService

    init(service: any PodcastService, state: State = .loading) {
        self.service = service
        self.state = state
    }

    var visible: [Podcast] {
        guard case .loaded(let podcasts) = state else { return [] }
        guard !query.isEmpty else { return podcasts }
        return podcasts.filter { $0.title.localizedCaseInsensitiveContains(query) }
    }

    func load() async {
        do {
            state = .loaded(try await service.subscriptions().sorted(using: KeyPathComparator(\.lastEpisode, order: .reverse)))
        } catch is CancellationError {
            return
        } catch {
            state = .failed(error)
        }
    }

    func unsubscribe(_ podcast: Podcast) {
        guard case .loaded(var podcasts) = state else { return }
        podcasts.removeAll { $0.id == podcast.id }
        state = .loaded(podcasts)
    }
}

struct PodcastList: View {
    @StateObject var model: PodcastListModel

    var body: some View {
        Group {
            switch model.state {
            case .loading:
                ProgressView("Loading your podcasts…")
            case .failed(let error):
                VStack(spacing: 16) {
                    Image(systemName: "wifi.slash").font(.largeTitle)
                    Text("Something went wrong").font(.headline)
                    Text(error.localizedDescription).font(.subheadline).foregroundStyle(.secondary)
                    Button("Try again") { Task { await model.load() } }
                }
                .padding()
            case .loaded:
                list
            }
        }
        .navigationTitle(Text("Podcasts"))
        .toolbar {
            ToolbarItem(placement: .navigationBarLeading) { EditButton() }
            ToolbarItemGroup(placement: .navigationBarTrailing) {
                Button { } label: { Label("Add podcast", systemImage: "plus") }
            }
        }
        .task { await model.load() }
    }

    private var list: some View {
        List {
            ForEach(model.visible) { podcast in
                NavigationLink(destination: Text(podcast.title)) {
                    PodcastRow(podcast: podcast)
                }
                .swipeActions(edge: .trailing, allowsFullSwipe: false) {
                    Button(role: .destructive) {
                        model.unsubscribe(podcast)
                    } label: {
                        Label("Unsubscribe", systemImage: "minus.circle")
                    }
                    Button("Mark as played") {}.tint(.green)
                }
                .listRowInsets(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
            }
            .onDelete { _ in }
        }
        .listStyle(.plain)
        .searchable(text: $model.query, prompt: Text("Search in subscriptions"))
        .refreshable { await model.load() }
    }
}

struct PodcastRow: View {
    let podcast: Podcast
    @ScaledMetric(relativeTo: .headline) private var artworkSize: CGFloat = 56

    var body: some View {
        HStack(spacing: 12) {
            AsyncImage(url: podcast.artwork) { phase in
                switch phase {
                case .empty: Color.gray.opacity(0.2)
                case .success(let image): image.resizable().scaledToFill()
                case .failure: Image(systemName: "mic.slash")
                @unknown default: EmptyView()
                }
            }
            .frame(width: artworkSize, height: artworkSize)
            .clipShape(RoundedRectangle(cornerRadius: 8))
            VStack(alignment: .leading, spacing: 2) {
                Text(podcast.title).font(.headline).lineLimit(2)
                Text("by \(podcast.author)").font(.subheadline).foregroundStyle(.secondary)
                Text("\(podcast.unplayed) new episodes")
                    .font(.caption)
                    .foregroundStyle(podcast.unplayed > 0 ? .blue : .secondary)
            }
        }
    }
}

extension Podcast {
    static let samples = [
        Podcast(id: UUID(), title: "Harbour Stories", author: "Mikael Berg", artwork: nil, unplayed: 1, lastEpisode: Date(timeIntervalSince1970: 1_700_000_000)),
        Podcast(id: UUID(), title: "The Long Slow Bake", author: "Ines Duarte", artwork: nil, unplayed: 12, lastEpisode: Date(timeIntervalSince1970: 1_690_000_000)),
        Podcast(id: UUID(), title: "Counting Rooks: birds of the city and those who watch them", author: "Tobias Okafor", artwork: nil, unplayed: 0, lastEpisode: Date(timeIntervalSince1970: 1_680_000_000)),
    ]
}

struct PodcastList_Previews: PreviewProvider {
    struct Offline: LocalizedError {
        var errorDescription: String? { String(localized: "The Internet connection appears to be offline.") }
    }

    static var previews: some View {
        NavigationStack {
            PodcastList(model: PodcastListModel(service: SamplePodcastService(), state: .loaded(Podcast.samples)))
        }
        .previewDisplayName("Loaded")

        NavigationStack {
            PodcastList(model: PodcastListModel(service: SamplePodcastService(), state: .failed(Offline())))
        }
        .previewDisplayName("Failed")

        PodcastRow(podcast: Podcast.samples[2])
            .previewLayout(.sizeThatFits)
            .previewDisplayName("Row")
    }
}
