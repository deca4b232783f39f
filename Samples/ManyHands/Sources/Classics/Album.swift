import SwiftUI

// Written against the Observation framework, with its state in the environment.

@Observable
final class AlbumStore {
    var photos: [Photo]
    var sort = Sort.newest
    var isSelecting = false
    @ObservationIgnored var onDelete: (([Photo.ID]) -> Void)?

    enum Sort: String, CaseIterable { case newest, oldest, favourites }

    init(photos: [Photo]) { self.photos = photos }

    var sorted: [Photo] {
        switch sort {
        case .newest: photos.sorted { $0.id > $1.id }
        case .oldest: photos.sorted(by: { $0.id < $1.id })
        case .favourites: photos.filter(\.isFavourite)
        }
    }
}

struct Photo: Identifiable, Equatable {
    let id: Int
    var caption: String
    var isFavourite = false
    var hue: Double { Double(id * 37 % 100) / 100 }
}

struct AlbumScreen: View {
    @Environment(AlbumStore.self) private var store
    @State private var selection: Set<Photo.ID> = []
    @Namespace private var zoom
    @State private var opened: Photo?

    private static let columns = [GridItem(.adaptive(minimum: 96, maximum: 160), spacing: 2)]

    var body: some View {
        @Bindable var store = store
        VStack(spacing: 0) {
            toolbar(isSelecting: $store.isSelecting)
            Picker("Sort by", selection: $store.sort) {
                Text("Newest first").tag(AlbumStore.Sort.newest)
                Text("Oldest first").tag(AlbumStore.Sort.oldest)
                Text("Favourites").tag(AlbumStore.Sort.favourites)
            }
            .pickerStyle(.menu)
            ScrollView {
                LazyVGrid(columns: Self.columns, spacing: 2) {
                    ForEach(store.sorted) { photo in
                        PhotoCell(photo: photo, isSelected: selection.contains(photo.id))
                            .matchedGeometryEffect(id: photo.id, in: zoom, isSource: opened != photo)
                            .onTapGesture {
                                if store.isSelecting { selection.formSymmetricDifference([photo.id]) } else { opened = photo }
                            }
                    }
                }
            }
        }
        .sheet(item: $opened) { photo in
            PhotoEditor(photo: binding(for: photo))
        }
        .fullScreenCover(isPresented: .constant(false)) { EmptyView() }
    }

    private func binding(for photo: Photo) -> Binding<Photo> {
        Binding {
            store.photos.first { $0.id == photo.id } ?? photo
        } set: { newValue in
            if let index = store.photos.firstIndex(where: { $0.id == newValue.id }) { store.photos[index] = newValue }
        }
    }

    private func toolbar(isSelecting: Binding<Bool>) -> some View {
        HStack {
            Text(isSelecting.wrappedValue ? "\(selection.count) selected" : "Summer by the sea").font(.headline)
            Spacer()
            Button(isSelecting.wrappedValue ? "Cancel" : "Select photos") { isSelecting.wrappedValue.toggle() }
        }
        .padding()
    }
}

private struct PhotoCell: View, Equatable {
    let photo: Photo
    let isSelected: Bool

    var body: some View {
        Rectangle()
            .fill(Color(hue: photo.hue, saturation: 0.5, brightness: 0.9))
            .aspectRatio(contentMode: .fill)
            .overlay(alignment: .bottomTrailing) {
                if photo.isFavourite { Image(systemName: "heart.fill").foregroundStyle(.white).padding(4) }
            }
            .overlay(isSelected ? Color.black.opacity(0.3) : .clear)
            .clipped()
            .accessibilityLabel(photo.caption)
    }
}

struct PhotoEditor: View {
    @Binding var photo: Photo
    @State private var exposure = 0.0
    @State private var contrast = 0.3
    @State private var tool: Tool? = .light

    enum Tool: Int, CaseIterable, Identifiable, CustomLocalizedStringResourceConvertible {
        case light, colour, crop
        var id: Int { rawValue }
        var localizedStringResource: LocalizedStringResource {
            switch self {
            case .light: "Light"
            case .colour: "Colour balance"
            case .crop: "Crop and straighten"
            }
        }
    }

    var body: some View {
        VStack(alignment: .leading) {
            TextField("Caption", text: $photo.caption)
            Toggle("Favourite", isOn: $photo.isFavourite)
            ScrollView(.horizontal, showsIndicators: false) {
                HStack {
                    ForEach(Tool.allCases) { tool in
                        Button { self.tool = tool } label: { Text(tool.localizedStringResource) }
                            .buttonStyle(.bordered)
                            .tint(tool == self.tool ? .yellow : .gray)
                    }
                }
            }
            adjustment("Exposure", value: $exposure, in: -1...1)
            adjustment("Contrast", value: $contrast, in: 0...1)
        }
        .padding()
    }

    private func adjustment<V: BinaryFloatingPoint>(_ title: LocalizedStringKey, value: Binding<V>, in range: ClosedRange<V>) -> some View
    where V.Stride: BinaryFloatingPoint {
        LabeledContent {
            Slider(value: value, in: range)
        } label: {
            Text(title)
            Text("between \(Double(range.lowerBound), specifier: "%.0f") and \(Double(range.upperBound), specifier: "%.0f")")
        }
    }
}

struct AlbumScreen_Previews: PreviewProvider {
    static var previews: some View {
        AlbumScreen()
            .environment(AlbumStore(photos: (1...9).map { Photo(id: $0, caption: "Photo \($0)", isFavourite: $0 % 4 == 0) }))
        StatefulPreviewWrapper(Photo(id: 1, caption: "Low tide")) { PhotoEditor(photo: $0) }
            .previewLayout(.sizeThatFits)
            .previewDisplayName("Editor")
    }
}
