public import CoreLocation
public import Foundation

/// A card, and where it was written.
public struct Postcard: Identifiable, Sendable {
    public let id: Int
    public let title: String
    public let picture: URL?
    public let place: CLLocationCoordinate2D
    public var isLoading = false

    public static let examples = [
        Postcard(
            id: 1, title: "Lisbon", picture: nil, place: CLLocationCoordinate2D(latitude: 38.7, longitude: -9.1)),
        Postcard(id: 2, title: "Kyoto", picture: nil, place: CLLocationCoordinate2D(latitude: 35, longitude: 135.8)),
    ]
}
