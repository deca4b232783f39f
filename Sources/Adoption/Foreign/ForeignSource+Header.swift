internal import Basics

extension ForeignSource {
    /// Such as `theme.tint`. None can be called: what is called is the function.
    private static let membersBesideFunctions = [
        "SwiftUI.Color": (
            "SwiftUI.Color.gray",
            ["accentColor", "background", "border", "foregroundColor", "foregroundStyle", "shadow", "tint"]
        ),
        "SwiftUI.Font": ("SwiftUI.Font.body", ["font"]),
        "SwiftUI.Font.Weight": ("SwiftUI.Font.Weight.regular", ["fontWeight"]),
        "SwiftUI.Animation": ("SwiftUI.Animation.default", ["animation"]),
        "CGFloat": ("0", ["cornerRadius", "kerning", "lineSpacing", "padding", "tracking"]),
        "CGRect": ("CGRect.zero", ["frame"]),
        "Double": ("1", ["brightness", "contrast", "layoutPriority", "max", "min", "opacity", "saturation", "zIndex"]),
        "Int": ("1", ["badge", "hash", "lineLimit"]),
        "Bool": ("false", ["bold", "disabled", "hidden", "italic"]),
        "Swift.String": ("\"\"", ["help", "prefix", "suffix"]),
    ].sorted { $0.key < $1.key }.flatMap { type, members in
        members.1.map {
            "    @_disfavoredOverload public nonisolated var \($0): \(type) { get { \(members.0) } nonmutating set {} }"
        }
    }.joined(separator: "\n")

    /// The name of `galleyMissing` for a linker.
    static let missingFunction = "galley_missing"

    /// What is the same in the stand-ins of each app.
    static let header = """
        import Combine
        import Dispatch
        import Foundation
        import FoundationNetworking
        import OSLog
        import SwiftUI
        import Synchronization

        /// The box in the place of a view whose code is not here.
        @dynamicMemberLookup public struct GalleyBox: View {
            let name: String
            public nonisolated subscript(dynamicMember name: String) -> GalleyValue { get { GalleyValue() } nonmutating set {} }
            @_disfavoredOverload public nonisolated subscript<V>(dynamicMember name: String) -> V { get { galleyValue() } nonmutating set {} }
            public init(name: String) { self.name = name }
            public var body: some View { SwiftUI.Color.gray.frame(width: 20, height: 20).accessibilityIdentifier("\(UnknownView.prefix)" + name) }
        }

        /// A value of a type that is not known: it has every member and takes every call.
        @dynamicMemberLookup @dynamicCallable public struct GalleyValue: View, Hashable, Identifiable, @unchecked Sendable {
            public nonisolated init() {}
            @_disfavoredOverload public nonisolated init(_ first: Any, _ others: Any...) {}
            public nonisolated var id: GalleyValue { get { self } nonmutating set {} }
            public var body: some View { GalleyBox(name: "value") }
            public nonisolated subscript(dynamicMember name: String) -> GalleyValue { get { GalleyValue() } nonmutating set {} }
            @_disfavoredOverload public nonisolated subscript<V>(dynamicMember name: String) -> V { get { galleyValue() } nonmutating set {} }
            @_disfavoredOverload public nonisolated subscript(dynamicMember name: String) -> GalleyValue? { get { nil } nonmutating set {} }
            public nonisolated subscript(key: String) -> GalleyValue? { get { nil } nonmutating set {} }
            @_disfavoredOverload public nonisolated subscript<V>(key: String) -> V { get { galleyValue() } nonmutating set {} }
            \(calls.joined(separator: "\n    "))
        }

        // Colours are the most frequent values of themes that come from elsewhere.
        extension GalleyValue: ShapeStyle {}

        // Code shows what went wrong, and throws it.
        extension GalleyValue: Error {}

        extension GalleyValue: Codable {
            public nonisolated init(from decoder: any Decoder) throws {}
            public nonisolated func encode(to encoder: any Encoder) throws {}
        }

        // An `id` is most often a text, a number or a UUID, where it is compared or given to the app's code. `Identifiable` has that of
        // the type itself.
        public protocol GalleyTextIdentity {}
        extension GalleyTextIdentity {
            @_disfavoredOverload public nonisolated var id: Swift.String { get { "" } nonmutating set {} }
        }
        public protocol GalleyNumberIdentity {}
        extension GalleyNumberIdentity {
            @_disfavoredOverload public nonisolated var id: Swift.Int { get { 0 } nonmutating set {} }
        }
        public protocol GalleyUniqueIdentity {}
        extension GalleyUniqueIdentity {
            @_disfavoredOverload public nonisolated var id: Foundation.UUID { get { galleyValue() } nonmutating set {} }
        }

        public protocol GalleyForeignMembers {}
        public protocol GalleyForeignType: GalleyForeignMembers, GalleyTextIdentity, GalleyNumberIdentity, GalleyUniqueIdentity { init() }
        extension GalleyValue: GalleyForeignType {}

        // Members that apps read, though a view or a collection has a function of that name: `theme.tint`.
        extension GalleyForeignMembers {
        \(membersBesideFunctions)
        }

        // It is an empty collection, so that closures over it know what they are given.
        extension GalleyValue: RandomAccessCollection {
            public nonisolated var startIndex: Int { 0 }
            public nonisolated var endIndex: Int { 0 }
            public nonisolated subscript(position: Int) -> GalleyValue { GalleyValue() }
        }

        // It is a list of such values where it is written so: `[.command, .shift]`.
        extension GalleyValue: ExpressibleByArrayLiteral {
            public nonisolated init(arrayLiteral elements: GalleyValue...) {}
        }

        // Nothing is before it, and it changes nothing that it is combined with.
        extension GalleyValue: Comparable {
            public nonisolated static func < (a: GalleyValue, b: GalleyValue) -> Bool { false }
            public nonisolated static func + (a: GalleyValue, b: GalleyValue) -> GalleyValue { a }
            public nonisolated static func + (a: String, b: GalleyValue) -> String { a }
            public nonisolated static func + (a: GalleyValue, b: String) -> String { b }
            public nonisolated static func += (a: inout String, b: GalleyValue) {}
            public nonisolated static func == (a: GalleyValue, b: GalleyValue) -> Bool { true }
            public nonisolated static func != (a: GalleyValue, b: GalleyValue) -> Bool { false }
            public nonisolated static func == <T: Equatable>(a: GalleyValue, b: T) -> Bool { false }
            public nonisolated static func == <T: Equatable>(a: T, b: GalleyValue) -> Bool { false }
            public nonisolated static func != <T: Equatable>(a: GalleyValue, b: T) -> Bool { false }
            public nonisolated static func != <T: Equatable>(a: T, b: GalleyValue) -> Bool { false }
        }

        @_disfavoredOverload public func ?? <T>(a: T?, b: @autoclosure () -> GalleyValue) -> T { a ?? galleyValue() }

        // What takes so many types that a value's own is not clear.
        extension SwiftUI.Text { public init(_ value: GalleyValue) { self.init(verbatim: "") } }
        \(textsOfValues)
        extension SwiftUI.Color { public init(_ value: GalleyValue) { self = .gray } }
        extension Swift.String { public init(_ value: GalleyValue) { self = "" } }
        extension Swift.BinaryInteger {
            public init(_ value: GalleyValue) { self = 0 }
            public init(truncatingIfNeeded value: GalleyValue) { self = 0 }
            public init(clamping value: GalleyValue) { self = 0 }
        }
        extension Swift.FixedWidthInteger { public init(bitPattern value: GalleyValue) { self = 0 } }
        extension Swift.BinaryFloatingPoint { public init(_ value: GalleyValue) { self = 0 } }

        // What a chain of calls goes on with, where an array does not.
        extension GalleyValue {
            @_disfavoredOverload public nonisolated func map<T>(_ transform: (GalleyValue) -> T) -> GalleyValue { GalleyValue() }
            @_disfavoredOverload public nonisolated func compactMap<T>(_ transform: (GalleyValue) -> T?) -> GalleyValue { GalleyValue() }
            @_disfavoredOverload public nonisolated func flatMap<T>(_ transform: (GalleyValue) -> T) -> GalleyValue { GalleyValue() }
            @_disfavoredOverload public nonisolated func filter(_ isIncluded: (GalleyValue) -> Bool) -> GalleyValue { GalleyValue() }
        }

        // It is a publisher of nothing, as far as apps keep what they subscribe to.
        extension GalleyValue {
            public nonisolated var publisher: GalleyValue { GalleyValue() }
            public nonisolated func publisher<T>(for path: KeyPath<GalleyValue, T>) -> GalleyValue { GalleyValue() }
            public nonisolated func assign<T>(to published: inout Published<T>.Publisher) {}
            public nonisolated func assign<R, T>(to path: ReferenceWritableKeyPath<R, T>, on root: R) -> AnyCancellable { AnyCancellable {} }
            public nonisolated func sink(receiveValue: @escaping (GalleyValue) -> Void) -> AnyCancellable { AnyCancellable {} }
            public nonisolated func sink(receiveCompletion: @escaping (Subscribers.Completion<any Error>) -> Void, receiveValue: @escaping (GalleyValue) -> Void) -> AnyCancellable { AnyCancellable {} }
            @_disfavoredOverload public nonisolated func contains<T>(_ element: T) -> Bool { false }
            public nonisolated func store(in set: inout Set<AnyCancellable>) {}
            public nonisolated func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {}
        }
        extension SwiftUI.View {
            public func onReceive(_ publisher: GalleyValue, perform action: @escaping (GalleyValue) -> Void) -> some View { self }
        }

        /// Ends the process where nothing can stand for what was left out; the command reports the place.
        public func galleyTrap(file: StaticString = #fileID, line: UInt = #line, function: StaticString = #function) -> Never {
            fatalError("the code calls \\(function), which galley adopt left out in part (\\(file):\\(line))")
        }

        /// What the app calls in the place of a function that was there when it was compiled, and no longer is.
        @_silgen_name("\(missingFunction)") public func galleyMissing() -> Never {
            fatalError("the code calls a function that galley adopt left out")
        }

        /// A value of a type that has one without a choice: nil, false, 0, or what is empty.
        public func galleyValue<T>() -> T {
            if let value = galleyMade(T.self) as? T { return value }
            fatalError("the code calls for a value of \\(T.self), which galley adopt left out and cannot make")
        }

        /// Calls what belongs to the main actor, where all views are evaluated.
        public func galleyOnMain<T>(_ body: @MainActor () throws -> T) rethrows -> T {
            try withoutActuallyEscaping(body) { try unsafeBitCast($0, to: (() throws -> T).self)() }
        }

        /// What a value gives in turn: nothing.
        public func galleyStream(_ value: GalleyValue) -> AsyncStream<GalleyValue> { AsyncStream { $0.finish() } }

        /// What is of another type here than in the app.
        public func galleyValue<A, T>(_ other: A) -> T { other as? T ?? galleyValue() }

        /// A value for a parameter, as `galleyValue` gives it.
        public func galleyMake<T>() throws -> T {
            guard let value = galleyMade(T.self) as? T else { throw GalleyMissing() }
            return value
        }

        struct GalleyMissing: Error {}

        /// What is thrown in the place of a value that is an error only in the app.
        public func galleyError<T>(_ value: T) -> any Error { value as? any Error ?? GalleyMissing() }

        /// A type of the app that can be made of other values.
        public protocol GalleyOwn { static nonisolated var galleyOwn: Any? { get } }

        /// Each type of the app is made once, and none while it is being made.
        private func galleyOwn(_ type: any GalleyOwn.Type) -> Any? {
            let id = ObjectIdentifier(type)
            if let value = galleyOwnValues.withLock({ $0[id] }) { return value.value }
            galleyOwnValues.withLock { $0[id] = GalleyOwnValue(value: nil) }
            let value = type.galleyOwn
            galleyOwnValues.withLock { $0[id] = GalleyOwnValue(value: value) }
            return value
        }

        private struct GalleyOwnValue: @unchecked Sendable { let value: Any? }

        private let galleyOwnValues = Mutex<[ObjectIdentifier: GalleyOwnValue]>([:])

        func galleyMade(_ type: Any.Type) -> Any? {
            galleyKnown(type) ?? (type as? any GalleyOwn.Type).flatMap(galleyOwn)
        }

        private func galleyKnown(_ type: Any.Type) -> Any? {
            if type == Void.self { return () }
            if type == GalleyBox.self { return GalleyBox(name: "value") }
            for value in galleyPlainValues where Swift.type(of: value) == type { return value }
            switch type {
            case let type as any ExpressibleByNilLiteral.Type: return type.init(nilLiteral: ())
            case let type as any GalleyForeignType.Type: return type.init()
            case let type as any GalleyMade.Type: return type.galleyMade
            case let type as any CaseIterable.Type: return type.galleyFirst
            case let type as any RangeReplaceableCollection.Type: return type.init()
            case let type as any SetAlgebra.Type: return type.init()
            case let type as any AdditiveArithmetic.Type: return type.zero
            case let type as any ExpressibleByBooleanLiteral.Type: return type.galleyFalse
            case let type as any ExpressibleByStringLiteral.Type: return type.galleyEmpty
            case let type as any RawRepresentable.Type where type.galleyCase != nil: return type.galleyCase
            case let type as any Decodable.Type: return GalleyDecoder.value(of: type)
            case let type as NSObject.Type: return ObjectMaker.object(of: type)
            default: return nil
            }
        }

        private let galleyPlainValues: [Any] = [
            GalleyValue(), false, SwiftUI.Color.gray, SwiftUI.Font.body, SwiftUI.Image(systemName: "photo"), SwiftUI.Text(verbatim: ""), SwiftUI.AnyView(GalleyBox(name: "value")),
            Foundation.URL(filePath: "/"), Foundation.Date(timeIntervalSinceReferenceDate: 0), Foundation.UUID(), Foundation.Locale.current, Foundation.Calendar.current, Foundation.TimeZone.current,
            CGSize.zero, CGRect.zero, CGPoint.zero, SwiftUI.EdgeInsets(), SwiftUI.Angle.zero, SwiftUI.Animation.default, SwiftUI.Alignment.center,
            SwiftUI.HorizontalAlignment.center, SwiftUI.VerticalAlignment.center, SwiftUI.UnitPoint.center, SwiftUI.Gradient(colors: []), SwiftUI.AnyShapeStyle(.gray),
            Foundation.NSAttributedString(string: ""), Foundation.NSMutableAttributedString(string: ""), Foundation.UserDefaults.standard, Foundation.FileManager.default,
            Foundation.NotificationCenter.default, Foundation.Bundle.main, FoundationNetworking.URLSession.shared, FoundationNetworking.URLCache.shared, FoundationNetworking.HTTPCookieStorage.shared, FoundationNetworking.URLSessionConfiguration.default, FoundationNetworking.URLRequest(url: Foundation.URL(filePath: "/")),
            Dispatch.DispatchQueue.main, Foundation.OperationQueue.main, Foundation.JSONDecoder(), Foundation.JSONEncoder(), Foundation.DateFormatter(),
            Foundation.AttributedString(), Foundation.Decimal(0), Foundation.IndexPath(), Foundation.Notification(name: Foundation.Notification.Name("")),
            Logger(), OSLog.default, AnyCancellable {},
            SwiftUI.ToolbarItemPlacement.automatic, SwiftUI.ToolbarPlacement.automatic, SwiftUI.PresentationDetent.large, SwiftUI.PresentationBackgroundInteraction.automatic, SwiftUI.NavigationBarItem.TitleDisplayMode.automatic,
            SwiftUI.ButtonRole.cancel, SwiftUI.KeyEquivalent.return, SwiftUI.SubmitLabel.done, SwiftUI.SearchFieldPlacement.automatic, SwiftUI.ScenePhase.active, SwiftUI.PopoverAttachmentAnchor.rect(.bounds),
            SwiftUI.Font.Weight.regular, SwiftUI.Font.Design.default, SwiftUI.Text.DateStyle.date, SwiftUI.Text.TruncationMode.tail, SwiftUI.LocalizedStringKey(""),
            SwiftUI.Image.Scale.medium, SwiftUI.Image.TemplateRenderingMode.original, SwiftUI.SymbolRenderingMode.monochrome, SwiftUI.BlendMode.normal, SwiftUI.Material.regular, SwiftUI.RoundedCornerStyle.circular,
            SwiftUI.GridItem(), SwiftUI.Transaction(), SwiftUI.AnyTransition.identity, SwiftUI.ControlSize.regular, SwiftUI.NavigationPath(), SwiftUI.Path(), SwiftUI.StrokeStyle(), SwiftUI.AnyShape(SwiftUI.Rectangle()), SwiftUI.AnyLayout(SwiftUI.VStackLayout()), SwiftUI.EnvironmentValues(),
            Foundation.DateInterval(), Foundation.DateComponents(), Foundation.URLComponents(), Foundation.URLQueryItem(name: "", value: nil), Foundation.PersonNameComponents(), Foundation.NSRange(location: 0, length: 0), Foundation.ProcessInfo.processInfo,
            Foundation.NumberFormatter(), Foundation.ByteCountFormatter(), CGAffineTransform.identity, CGVector(dx: 0, dy: 0),
        ]

        /// A type of values with a part that is made in turn.
        protocol GalleyMade { static var galleyMade: Any? { get } }

        extension SwiftUI.Binding: GalleyMade {
            nonisolated static var galleyMade: Any? { (GalleyLeftOut.value(of: Value.self) as? Value).map { Binding.constant($0) } }
        }
        extension SwiftUI.NavigationLink: GalleyMade {
            nonisolated static var galleyMade: Any? {
                guard let label = GalleyLeftOut.value(of: Label.self) as? Label, let destination = GalleyLeftOut.value(of: Destination.self) as? Destination else { return nil }
                return galleyOnMain { NavigationLink(destination: { destination }, label: { label }) }
            }
        }
        extension Dictionary: GalleyMade { static var galleyMade: Any? { Dictionary() } }
        extension Range: GalleyMade {
            static var galleyMade: Any? { (GalleyLeftOut.value(of: Bound.self) as? Bound).map { $0..<$0 } }
        }
        extension ClosedRange: GalleyMade {
            static var galleyMade: Any? { (GalleyLeftOut.value(of: Bound.self) as? Bound).map { $0...$0 } }
        }

        // Nothing comes of a publisher that was left out, but its end.
        extension AnyPublisher: GalleyMade { static var galleyMade: Any? { Empty<Output, Failure>().eraseToAnyPublisher() } }
        extension PassthroughSubject: GalleyMade { static var galleyMade: Any? { PassthroughSubject() } }
        extension CurrentValueSubject: GalleyMade {
            static var galleyMade: Any? { (GalleyLeftOut.value(of: Output.self) as? Output).map { CurrentValueSubject($0) } }
        }
        extension AsyncStream: GalleyMade { static var galleyMade: Any? { AsyncStream { $0.finish() } } }
        extension AsyncThrowingStream: GalleyMade where Failure == any Error {
            static var galleyMade: Any? { AsyncThrowingStream { $0.finish() } }
        }

        enum GalleyLeftOut { static func value(of type: Any.Type) -> Any? { galleyMade(type) } }

        extension CaseIterable { static var galleyFirst: Any? { allCases.first } }
        extension ExpressibleByBooleanLiteral { static var galleyFalse: Any? { (false as? BooleanLiteralType).map { Self(booleanLiteral: $0) } } }
        extension ExpressibleByStringLiteral { static var galleyEmpty: Any? { ("" as? StringLiteralType).map { Self(stringLiteral: $0) } } }
        extension RawRepresentable {
            /// A case of a raw value that enumerations often have.
            static var galleyCase: Any? {
                (0..<3).lazy.compactMap { ($0 as? RawValue).flatMap { Self(rawValue: $0) } }.first
                    ?? (galleyMade(RawValue.self) as? RawValue).flatMap { Self(rawValue: $0) }
            }
        }

        /// Gives every property of a type that can be decoded a value that can be made.
        private struct GalleyDecoder: Decoder, SingleValueDecodingContainer {
            struct Missing: Error {}

            let depth: Int
            var codingPath: [any CodingKey] { [] }
            var userInfo: [CodingUserInfoKey: Any] { [:] }

            static func value(of type: any Decodable.Type, depth: Int = 0) -> Any? {
                if depth > 0, let value = depth < 12 ? galleyMade(type) : nil { return value }
                if let type = type as? any RawRepresentable.Type, let value = type.galleyCase { return value }
                guard depth < 12 else { return nil }
                return try? type.init(from: GalleyDecoder(depth: depth + 1))
            }

            func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> { KeyedDecodingContainer(Keyed(depth: depth)) }
            func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw Missing() }
            func singleValueContainer() -> any SingleValueDecodingContainer { self }
            func decodeNil() -> Bool { true }
            func decode<T: Decodable>(_ type: T.Type) throws -> T {
                guard let value = GalleyDecoder.value(of: type, depth: depth) as? T else { throw Missing() }
                return value
            }

            struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
                let depth: Int
                var codingPath: [any CodingKey] { [] }
                var allKeys: [Key] { [] }
                func contains(_ key: Key) -> Bool { true }
                func decodeNil(forKey key: Key) -> Bool { true }
                func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { try GalleyDecoder(depth: depth).decode(type) }
                func nestedContainer<Other: CodingKey>(keyedBy type: Other.Type, forKey key: Key) -> KeyedDecodingContainer<Other> {
                    KeyedDecodingContainer(Keyed<Other>(depth: depth))
                }
                func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { throw Missing() }
                func superDecoder() -> any Decoder { GalleyDecoder(depth: depth) }
                func superDecoder(forKey key: Key) -> any Decoder { GalleyDecoder(depth: depth) }
            }
        }

        @discardableResult public func galleyLeftOut(_ name: String) -> GalleyBox { GalleyBox(name: name) }

        @_disfavoredOverload public func galleyLeftOut<T>(_ name: String) -> T { galleyValue() }

        public func galleySymbol(_ name: String) -> String { name }

        /// The name of a symbol that is known only where the code runs elsewhere.
        @_disfavoredOverload public func galleySymbol<T>(_ symbol: T) -> String { "square.dashed" }

        public func galleyUnknown() -> GalleyValue { GalleyValue() }

        @_disfavoredOverload public func galleyUnknown<T>() -> T { galleyValue() }

        \(bundles)

        """
}
