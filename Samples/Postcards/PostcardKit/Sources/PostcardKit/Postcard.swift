public import CoreLocation
public import Foundation

/// A card, and where it was written.
public struct Postcard: Identifiable, Sendable {
    public let id: Int
    public let title: String
    public let picture: URL?
    public let place: CLLocationCoordinate2D
    public var isLoading = false

    public static let examples: [Postcard] = {
        let file = Bundle.module.url(forResource: "examples", withExtension: "json")!
        let examples = try! JSONDecoder().decode([Example].self, from: Data(contentsOf: file))
        return zip(1..., examples).map { id, example in
            let place = CLLocationCoordinate2D(latitude: example.latitude, longitude: example.longitude)
            return Postcard(id: id, title: example.title, picture: nil, place: place)
        }
    }()

    private struct Example: Decodable {
        let title: String
        let latitude, longitude: Double
    }
}
