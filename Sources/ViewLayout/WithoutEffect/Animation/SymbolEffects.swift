// The effects of symbols, with the names of Apple's Symbols framework; a layout shows symbols without effects.

/// An effect of a symbol.
public protocol SymbolEffect {}
/// An effect that runs once.
public protocol DiscreteSymbolEffect {}
/// An effect that runs as long as it is asked for.
public protocol IndefiniteSymbolEffect {}
/// An effect of symbols that appear and disappear.
public protocol TransitionSymbolEffect {}
/// An effect of symbols that change into others.
public protocol ContentTransitionSymbolEffect {}

/// The platform's own effect.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect, Hashable,
    Sendable
{}

/// The symbol bounces.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    /// Upwards.
    public var up: Self { self }
    /// Downwards.
    public var down: Self { self }
    /// Layer after layer.
    public var byLayer: Self { self }
    /// All layers at once.
    public var wholeSymbol: Self { self }
}

/// The symbol fades in and out.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    /// Layer after layer.
    public var byLayer: Self { self }
    /// All layers at once.
    public var wholeSymbol: Self { self }
}

/// The layers of the symbol light up one after the other.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable
{
    /// One layer at a time.
    public var iterative: Self { self }
    /// Layers stay lit.
    public var cumulative: Self { self }
    /// Back and forth.
    public var reversing: Self { self }
    /// Forth alone.
    public var nonReversing: Self { self }
    /// Other layers are hidden.
    public var hideInactiveLayers: Self { self }
    /// Other layers are dim.
    public var dimInactiveLayers: Self { self }
}

/// The symbol grows or shrinks.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    /// Upwards.
    public var up: Self { self }
    /// Downwards.
    public var down: Self { self }
    /// Layer after layer.
    public var byLayer: Self { self }
    /// All layers at once.
    public var wholeSymbol: Self { self }
}

/// The symbol appears.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable, Sendable {
    /// Upwards.
    public var up: Self { self }
    /// Downwards.
    public var down: Self { self }
    /// Layer after layer.
    public var byLayer: Self { self }
    /// All layers at once.
    public var wholeSymbol: Self { self }
}

/// The symbol disappears.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable, Sendable {
    /// Upwards.
    public var up: Self { self }
    /// Downwards.
    public var down: Self { self }
    /// Layer after layer.
    public var byLayer: Self { self }
    /// All layers at once.
    public var wholeSymbol: Self { self }
}

/// One symbol takes the place of another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable, Sendable {
    /// The first shrinks and the second grows.
    public var downUp: Self { self }
    /// Both grow.
    public var upUp: Self { self }
    /// The first goes at once and the second grows.
    public var offUp: Self { self }
    /// Layer after layer.
    public var byLayer: Self { self }
    /// All layers at once.
    public var wholeSymbol: Self { self }
}

/// The symbol wiggles.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    /// To the right and back.
    public var clockwise: Self { self }
    /// To the left and back.
    public var counterClockwise: Self { self }
    public var left: Self { self }
    public var right: Self { self }
    /// Upwards.
    public var up: Self { self }
    /// Downwards.
    public var down: Self { self }
    /// Forwards.
    public var forward: Self { self }
    /// Backwards.
    public var backward: Self { self }
    /// Layer after layer.
    public var byLayer: Self { self }
    /// All layers at once.
    public var wholeSymbol: Self { self }
}

/// The symbol turns.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    /// To the right.
    public var clockwise: Self { self }
    /// To the left.
    public var counterClockwise: Self { self }
    /// Layer after layer.
    public var byLayer: Self { self }
    /// All layers at once.
    public var wholeSymbol: Self { self }
}

/// The symbol grows and shrinks slowly.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    /// Without fading.
    public var plain: Self { self }
    /// Fading in and out.
    public var pulse: Self { self }
    /// Layer after layer.
    public var byLayer: Self { self }
    /// All layers at once.
    public var wholeSymbol: Self { self }
}

/// The symbol is drawn.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable, Sendable {
    /// Layer after layer.
    public var byLayer: Self { self }
    /// All layers at once.
    public var wholeSymbol: Self { self }
    /// Path after path.
    public var individually: Self { self }
}

/// The drawing of the symbol goes away.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable, Sendable {
    /// Layer after layer.
    public var byLayer: Self { self }
    /// All layers at once.
    public var wholeSymbol: Self { self }
    /// Path after path.
    public var individually: Self { self }
    /// Backwards.
    public var reversed: Self { self }
    /// Forwards.
    public var nonReversed: Self { self }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The platform's own effect.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
extension SymbolEffect where Self == BounceSymbolEffect {
    /// The symbol bounces.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
    /// The symbol fades in and out.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// The layers of the symbol light up one after the other.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
    /// The symbol grows or shrinks.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
    /// The symbol appears.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
    /// The symbol disappears.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// One symbol takes the place of another.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
    /// The symbol wiggles.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
    /// The symbol turns.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
    /// The symbol grows and shrinks slowly.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
extension SymbolEffect where Self == DrawOnSymbolEffect {
    /// The symbol is drawn.
    public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}
extension SymbolEffect where Self == DrawOffSymbolEffect {
    /// The drawing of the symbol goes away.
    public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
