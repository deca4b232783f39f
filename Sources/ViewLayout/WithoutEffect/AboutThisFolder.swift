// Declared so that view code compiles: nothing in this folder changes a layout. Modifiers return the view as it is, actions are
// accepted and never called, and types only carry what they are given. A layout is a moment: nobody touches anything, nothing
// moves, and colours take no space. `AtRest.md` lists all of it for users; `WithoutEffectTests` holds the border.
//
// - Accessibility: what is said to assistive technology. `accessibilityIdentifier` names views in reports: Modifiers/.
// - Animation: animations, springs, keyframes, transactions and the effects of symbols. Transitions: Animation/ beside this folder.
// - Appearance: colours, effects, underlines, separators, backgrounds of bars, styles that change no size.
// - Apps: what is said of windows as such.
// - Events: appearing, changing, touching, typing, focus, and the actions that views take from the environment.
// - Scrolling: positions, targets and indicators. What content is laid out in: Scrolling/ beside this folder.
// - Transfer: dragging, dropping, sharing, files and their types.
