/// One of the previews that a view is made of: a view of several, as in a group, is as many previews.
package nonisolated struct PreviewElement<Previews: View>: PrimitiveView {
    private let previews: @MainActor () -> Previews
    private let index: Int

    package init(_ index: Int, of previews: @escaping @MainActor () -> Previews) {
        self.previews = previews
        self.index = index
    }

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        Array(context.nodes(of: previews()).dropFirst(index).prefix(1))
    }
}

extension View {
    /// The facts of each preview of the view.
    ///
    /// Evaluates the view once, in an environment where nothing is set.
    @MainActor package var previewFacts: [PreviewFacts] {
        let session = EvaluationSession(measurer: GridFont(), remembersAnswers: false)
        return ViewContext(environment: EnvironmentValues(), session: session).nodes(of: self)
            .map { node in
                var facts = node.traits[PreviewFacts.self]
                facts.source = node.subject.source
                return facts
            }
    }
}
