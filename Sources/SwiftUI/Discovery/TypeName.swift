/// The name of a type as its source has it.
struct TypeName: Comparable {
    let module: String
    /// With the types around it.
    let path: [String]

    /// The runtime puts addresses in the place of private and local contexts; they differ from run to run.
    init(_ type: Any.Type) {
        let name = String(reflecting: type).replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
        let parts = name.split(separator: ".")
        module = parts.first.map(String.init) ?? ""
        path = parts.dropFirst().map(String.init)
    }

    /// The name alone.
    var last: String { path.last ?? module }

    static func < (a: TypeName, b: TypeName) -> Bool {
        (a.module, a.path.joined(separator: ".")) < (b.module, b.path.joined(separator: "."))
    }
}
