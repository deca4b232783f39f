#if Macros
internal import ViewLayout

/// Declares a value of the environment with its default, or one of a transaction, a container or the view in focus, in an
/// extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "GalleyMacros", type: "EntryMacro")

/// Makes a type animatable by all its stored variables but those with `@AnimatableIgnored`.
@attached(member, names: named(animatableData))
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "GalleyMacros", type: "AnimatableMacro")

/// Leaves a variable out of what `@Animatable` interpolates.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "GalleyMacros", type: "AnimatableIgnoredMacro")
#endif
