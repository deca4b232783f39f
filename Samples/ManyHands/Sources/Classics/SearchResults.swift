import SwiftUI

struct SearchHit: Identifiable, Hashable {
    struct ID: RawRepresentable, Hashable { var rawValue: Int }
    let id: ID
    var title: String
    var excerpt: String
    var isBookmarked: Bool
}

extension Text {
    /// The text with every occurrence of `query` marked.
    init(_ string: String, highlighting query: String) {
        var text = Text(verbatim: "")
        var rest = string[...]
        while !query.isEmpty, let range = rest.range(of: query, options: [.caseInsensitive, .diacriticInsensitive]) {
            text = text + Text(rest[..<range.lowerBound]) + Text(rest[range]).bold().foregroundColor(.orange)
            rest = rest[range.upperBound...]
        }
        self = text + Text(rest)
    }
}

extension AttributedString {
    func highlighting(_ query: String) -> AttributedString {
        var copy = self
        if let range = copy.range(of: query, options: .caseInsensitive) {
            copy[range].font = .body.bold()
            copy[range].backgroundColor = .yellow
        }
        return copy
    }
}

enum SearchScope: String, CaseIterable { case everything, titles, bookmarks }

struct SearchResults: View {
    @State var query: String
    @State var hits: [SearchHit]
    @State private var scope: SearchScope = .everything
    var isLoading = false

    private var filtered: [Binding<SearchHit>] {
        $hits.filter { $hit in
            switch scope {
            case .everything: true
            case .titles: hit.title.localizedStandardContains(query)
            case .bookmarks: hit.isBookmarked
            }
        }
    }

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Image(systemName: "magnifyingglass")
                TextField("Search articles", text: $query)
                if !query.isEmpty {
                    Button { query.removeAll() } label: { Image(systemName: "xmark.circle.fill") }
                        .accessibilityLabel(Text("Clear search", comment: "VoiceOver label of the small x"))
                }
            }
            .padding(8)
            .background(.quaternary, in: .rect(cornerRadius: 10))

            Picker(selection: $scope, label: Text("Search in")) {
                Text("Everything").tag(SearchScope.everything)
                Text("Titles only").tag(SearchScope.titles)
                Text("Bookmarks").tag(SearchScope.bookmarks)
            }
            .pickerStyle(SegmentedPickerStyle())
            .labelsHidden()

            if filtered.isEmpty {
                noResults
            } else {
                Text("\(filtered.count) results")
                    .font(.caption)
                    .foregroundStyle(.secondary)
                ScrollView {
                    LazyVStack(alignment: .leading, spacing: 16) {
                        ForEach(filtered) { $hit in
                            row($hit)
                            Divider()
                        }
                    }
                }
                .redacted(reason: isLoading ? .placeholder : [])
            }
        }
        .padding()
    }

    private func row(_ hit: Binding<SearchHit>) -> some View {
        HStack(alignment: .top) {
            VStack(alignment: .leading, spacing: 4) {
                Text(hit.wrappedValue.title, highlighting: query).font(.headline)
                Text(AttributedString(hit.wrappedValue.excerpt).highlighting(query))
                    .font(.subheadline)
                    .lineLimit(2)
                    .truncationMode(.tail)
            }
            Spacer(minLength: 16)
            Toggle(isOn: hit.isBookmarked) {
                Label("Bookmark", systemImage: hit.wrappedValue.isBookmarked ? "bookmark.fill" : "bookmark")
            }
            .toggleStyle(.button)
            .labelStyle(.iconOnly)
        }
    }

    private var noResults: AnyView {
        AnyView(
            VStack(spacing: 8) {
                Text("Nothing found for “\(query)”").font(.headline)
                Text("Check the spelling or try a more general word.").foregroundStyle(.secondary)
            }
            .multilineTextAlignment(.center)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        )
    }
}

struct SearchResults_Previews: PreviewProvider {
    static let hits = [
        SearchHit(id: .init(rawValue: 1), title: "How lighthouses talk", excerpt: "Every lighthouse has a rhythm of its own, by which sailors know it in the dark.", isBookmarked: true),
        SearchHit(id: .init(rawValue: 2), title: "A short history of glue", excerpt: "It begins, as so many things do, with birch bark.", isBookmarked: false),
    ]

    static var previews: some View {
        SearchResults(query: "light", hits: hits)
        SearchResults(query: "zzz", hits: [])
            .previewDisplayName("Nothing found")
        SearchResults(query: "", hits: hits, isLoading: true)
            .previewDisplayName("Loading")
    }
}
