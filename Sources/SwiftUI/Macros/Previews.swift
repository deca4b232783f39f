#if Macros
public import ViewLayout

/// Declares a preview: views to look at while they are written, and a scene on Linux.
///
/// - Parameters:
///   - name: What the scene is called; by default as its file.
///   - traits: The space in which it is shown, the orientation of the device, and modifiers around it.
///   - body: The views; several are put below each other.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "GalleyMacros", type: "PreviewMacro")

/// Makes state of a variable in the body of a `#Preview`, as in `@Previewable @State var isOn = true`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "GalleyMacros", type: "PreviewableMacro")
#endif
