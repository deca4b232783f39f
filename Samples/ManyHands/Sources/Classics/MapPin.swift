import SwiftUI

struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
        var p = Path()
        p.move(to: CGPoint(x: rect.minX, y: rect.minY))
        p.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        p.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
        p.closeSubpath()
        return p
    }
}

struct Place: Identifiable {
    let id: String
    let name: LocalizedStringKey
    let detail: LocalizedStringKey
    /// Where on the map, from 0 to 1.
    let position: UnitPoint
    let rating: Double
}

/// A callout whose tip stands at the place that it belongs to.
struct Callout<Content>: View where Content: View {
    @ViewBuilder let content: Content

    var body: some View {
        VStack(spacing: 0) {
            content
                .padding(10)
                .background(RoundedRectangle(cornerRadius: 10).fill(Color.white))
            Triangle()
                .fill(Color.white)
                .frame(width: 18, height: 9)
        }
        .compositingGroup()
        .shadow(radius: 3)
        .foregroundColor(.black)
    }
}

struct MapCanvas: View {
    var places: [Place]
    @State private var selected: Place.ID?

    var body: some View {
        ZStack {
            Canvas { context, size in
                let step: CGFloat = 40
                for x in stride(from: 0, through: size.width, by: step) {
                    context.stroke(Path { $0.move(to: CGPoint(x: x, y: 0)); $0.addLine(to: CGPoint(x: x, y: size.height)) }, with: .color(.gray.opacity(0.3)))
                }
                for y in stride(from: 0, through: size.height, by: step) {
                    context.stroke(Path { $0.move(to: CGPoint(x: 0, y: y)); $0.addLine(to: CGPoint(x: size.width, y: y)) }, with: .color(.gray.opacity(0.3)), lineWidth: 0.5)
                }
                context.fill(Path(ellipseIn: CGRect(x: size.width * 0.3, y: size.height * 0.5, width: 160, height: 90)), with: .color(.blue.opacity(0.2)))
            }
            GeometryReader { map in
                ForEach(places) { place in
                    pin(for: place)
                        .fixedSize()
                        .alignmentGuide(HorizontalAlignment.leading) { $0.width / 2 }
                        .position(x: place.position.x * map.size.width, y: place.position.y * map.size.height)
                        .zIndex(place.id == selected ? 1 : 0)
                }
            }
        }
        .background(Color.green.opacity(0.1))
        .clipped()
    }

    @ViewBuilder
    private func pin(for place: Place) -> some View {
        if place.id == selected ?? places.first?.id {
            Callout {
                VStack(alignment: .leading, spacing: 4) {
                    Text(place.name).font(.subheadline.bold())
                    Text(place.detail).font(.caption)
                    Stars(rating: place.rating)
                    HStack {
                        Button("Directions") {}
                        Button("Call") {}
                    }
                    .font(.caption)
                }
                .frame(maxWidth: 180)
            }
        } else {
            Image(systemName: "mappin.circle.fill")
                .font(.title)
                .foregroundStyle(.white, .red)
                .onTapGesture { selected = place.id }
        }
    }
}

struct Stars: View {
    var rating: Double

    var body: some View {
        HStack(spacing: 1) {
            ForEach(1...5, id: \.self) { star in
                Image(systemName: Double(star) <= rating ? "star.fill" : Double(star) - 0.5 <= rating ? "star.leadinghalf.filled" : "star")
            }
        }
        .font(.caption2)
        .foregroundColor(.yellow)
        .accessibilityElement()
        .accessibilityLabel("Rated \(rating, specifier: "%.1f") of 5")
    }
}

struct MapCanvas_Previews: PreviewProvider {
    static var previews: some View {
        MapCanvas(places: [
            Place(id: "cafe", name: "Café by the old harbour", detail: "Open until 10 in the evening", position: UnitPoint(x: 0.5, y: 0.4), rating: 4.5),
            Place(id: "museum", name: "Museum of the sea", detail: "Closed on Mondays", position: .init(x: 0.8, y: 0.8), rating: 4),
        ])
        .frame(height: 320)
        .previewLayout(.sizeThatFits)
    }
}
