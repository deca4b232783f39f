/// Where a property of a view has its storage: the place and type of the view, and the names of the property and of the
/// properties around it.
struct PropertyPlace: Hashable {
    let path: ViewPath
    let type: ObjectIdentifier
    private var name = ""

    init(path: ViewPath, type: ObjectIdentifier) {
        self.path = path
        self.type = type
    }

    /// The place of a property in this one, or in the view.
    func appending(_ name: String) -> PropertyPlace {
        var place = self
        place.name = self.name.isEmpty ? name : "\(self.name).\(name)"
        return place
    }
}

/// A property of a view that is connected to the tree before the view is evaluated.
@MainActor
protocol ConnectedProperty: DynamicProperty {
    func connect(to context: ViewContext, at place: PropertyPlace)
    /// The type of the object that the property needs and its place in the tree does not have.
    var missingObject: String? { get }
}

extension ConnectedProperty {
    var missingObject: String? { nil }
}

/// A property of a view that is brought up to date before the view is evaluated.
public protocol DynamicProperty {
    /// Is called before the view is evaluated.
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}
