/// A key for a value that views pass up to the views around them.
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value
    /// The value where no view sets one.
    static var defaultValue: Value { get }
    /// Combines the value of one view with that of the next.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// Default value.
    public static var defaultValue: Value { nil }
}

/// A value that a view set for a key.
struct PreferenceWrite {
    let key: ObjectIdentifier
    let value: Any
}

/// A change of the value that comes up from the views below.
struct PreferenceChange {
    let key: ObjectIdentifier
    let change: (inout Any) -> Void
}

extension ViewNode {
    /// The value that the view and those below it set for a key, combined in order; `nil` when none is set.
    ///
    /// A view's own value replaces those of the views below it. Content that waits for its frame counts once it is
    /// placed.
    func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        let id = ObjectIdentifier(key)
        var value: K.Value?
        if let own = preferences.last(where: { $0.key == id }) {
            value = own.value as? K.Value
        } else {
            for child in children + (placedDeferred.map { [$0] } ?? []) {
                guard let next = child.preference(key) else { continue }
                if value == nil { value = next } else { K.combine(&value, next) }
            }
        }
        for change in transformsPreferences where change.key == id {
            var any: Any = value ?? K.defaultValue
            change.change(&any)
            value = any as? K.Value
        }
        return value
    }
}

extension PreferenceKey {
    fileprivate static func combine(_ value: inout Value?, _ next: Value) {
        guard var combined = value else { return }
        reduce(value: &combined) { next }
        value = combined
    }
}
