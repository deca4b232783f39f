// Declared so that view code compiles: nothing in this folder changes a layout. Modifiers return the view unchanged,
// actions are accepted and never called, and types only keep their values. A layout shows one moment: there are no
// touches, nothing moves, and colours take up no space. `AtRest.md` lists all of it for users; `WithoutEffectTests`
// checks that every modifier which returns the view is here, and no other.
//
// - Accessibility: labels, actions, rotors, settings. `accessibilityIdentifier` names views in reports: Modifiers/.
// - Animation: animations, springs, keyframes, transactions, effects of symbols. Transitions are in ViewLayout/Animation/.
// - Appearance: colours, effects, underlines, separators, backgrounds of bars, styles that change no size.
// - Apps: modifiers of windows.
// - Events: appearing, changing, touching, typing, focus, and the actions that views take from the environment.
// - Scrolling: positions, targets and indicators. Scroll views are in ViewLayout/Containers/, anchors in Scrolling/.
// - Transfer: dragging, dropping, sharing, files and their types.
