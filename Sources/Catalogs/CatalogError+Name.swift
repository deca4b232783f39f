extension CatalogError {
    /// What programs know the problem by: `duplicateKey`, `missingPlaceholder`.
    package var name: String {
        if case .fault(let fault) = problem { return Self.caseName(fault.kind) }
        return Self.caseName(problem)
    }

    private static func caseName(_ value: Any) -> String {
        Mirror(reflecting: value).children.first?.label ?? "\(value)"
    }
}
