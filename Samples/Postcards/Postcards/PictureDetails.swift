import Combine
import RemoteImage
import SwiftUI

/// What the package of pictures knows about one: its values are compared, combined and converted.
struct PictureDetails: View {
    let loader = RemoteLoader.shared
    @State private var name = "card"
    @State private var observers: Set<AnyCancellable> = []
    private var initials: [String] { [name.shortened, name.shortened(to: 3)] }

    var body: some View {
        VStack {
            Text(loader.title)
            Label(loader.title, systemImage: "photo")
            Button(loader.title, role: .cancel) {}
            Text(verbatim: "\(String(loader.size)) \(Int(loader.width)) \(Double(loader.scale))")
            Text(verbatim: name + loader.suffix)
            Text(verbatim: loader.prefix + name)
            if loader.state == loader.best || loader.state != .finished || loader.state < loader.best {
                ForEach(loader.layers) { layer in
                    Text(layer.name)
                }
            }
            if loader.options == [.small, .grey], loader.progress > 0.5, 2 != loader.count {
                ProgressView(value: Double(loader.progress))
            }
        }
        .padding(loader.padding)
        .foregroundStyle(loader.tint)
        .navigationTitle(loader.title)
        .onAppear {
            name += loader.suffix
            loader.quality = .init(0.5, by: .width)
            let sum = loader.author + loader.place
            let names = loader.layers.filter { $0.isVisible }.map { $0.name }
            for name in names where name != sum { print(name) }
            loader.publisher(for: \.state).sink { print($0) }.store(in: &observers)
        }
    }
}

#Preview("Details") { PictureDetails() }
