import Foundation
import ViewLayout

// How apps animate: a layout shows what a person sees before anything moves.

struct SlideAway: ViewModifier, Animatable {
    var amount: Double
    nonisolated var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }
    func body(content: Content) -> some View { content.offset(y: 40 * amount).opacity(1 - amount) }
}

extension AnyTransition {
    static var slideAway: AnyTransition {
        .modifier(active: SlideAway(amount: 1), identity: SlideAway(amount: 0))
    }
    static var card: AnyTransition {
        .asymmetric(
            insertion: .move(edge: .bottom).combined(with: .opacity), removal: .push(from: .top).combined(with: .scale))
    }
    static let grown = AnyTransition.scale(scale: 0.8, anchor: .top).animation(.easeIn(duration: 0.2))
}

struct Twirl: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .scaleEffect(phase.isIdentity ? 1 : 0.5)
            .rotationEffect(.degrees(phase == .willAppear ? 360 : phase == .didDisappear ? -360 : 0))
            .padding(phase.isIdentity ? 0 : 20)
    }
}

extension Transition where Self == Twirl {
    static var twirl: Twirl { Twirl() }
}

struct Bump: CustomAnimation {
    let duration: TimeInterval
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        if time > duration { return nil }
        var part = value
        part.scale(by: time / duration)
        return part
    }
}

private struct OriginKey: TransactionKey { static let defaultValue = "app" }
extension Transaction {
    var origin: String {
        get { self[OriginKey.self] }
        set { self[OriginKey.self] = newValue }
    }
}

enum Stage: CaseIterable, Equatable {
    case start, middle, end
    var scale: CGFloat { self == .start ? 1 : 2 }
}

struct Motion {
    var scale = 1.0
    var lift = 0.0
    var angle = Angle.zero
}

struct AnimatedCard: View {
    @State private var isOpen = false
    @State private var count = 0
    @Namespace private var hero
    @GestureState private var drag = CGSize.zero
    @GestureState(resetTransaction: Transaction(animation: .spring)) private var pressed: Bool?

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            if isOpen {
                Text(verbatim: "ab").transition(.slideAway)
            } else {
                Text(verbatim: "abcd").transition(.card)
                Text(verbatim: "ef").transition(.twirl)
                Text(verbatim: "gh").transition(.blurReplace.combined(with: .opacity).animation(.snappy))
                Text(verbatim: "ij").transition(.asymmetric(insertion: .grown, removal: .slide))
                Text(verbatim: "kl").transition(AsymmetricTransition(insertion: .move(edge: .top), removal: .opacity))
                Text(verbatim: "mn").transition(.offset(x: 0, y: 20))
            }
            PhaseAnimator(Stage.allCases) { stage in
                Text(verbatim: "\(stage)").padding(stage == .start ? 0 : 10)
            } animation: { stage in
                switch stage {
                case .start: .smooth
                case .middle: .bouncy(duration: 0.4, extraBounce: 0.1)
                case .end: .interpolatingSpring(stiffness: 120, damping: 12)
                }
            }
            Text(verbatim: "op")
                .phaseAnimator([0, 1], trigger: count) { content, phase in content.offset(y: phase * 8.0) }
                .keyframeAnimator(initialValue: Motion(), trigger: count) { content, value in
                    content.scaleEffect(value.scale).offset(y: value.lift).rotationEffect(value.angle)
                } keyframes: { _ in
                    KeyframeTrack(\.scale) {
                        LinearKeyframe(1.2, duration: 0.2)
                        SpringKeyframe(1.5, duration: 0.4, spring: .bouncy)
                        CubicKeyframe(1, duration: 0.1)
                    }
                    KeyframeTrack(\.lift) {
                        MoveKeyframe(0)
                        CubicKeyframe(-20, duration: 0.3)
                    }
                    KeyframeTrack(\.angle) { LinearKeyframe(.degrees(5), duration: 1, timingCurve: .easeInOut) }
                }
            KeyframeAnimator(initialValue: 2.0, repeating: false) { value in
                Text(verbatim: "qr").padding(value)
            } keyframes: { _ in
                LinearKeyframe(20, duration: 1)
            }
        }
        .animation(.interpolatingSpring(mass: 1, stiffness: 170, damping: 15, initialVelocity: 1), value: isOpen)
        .animation(
            .timingCurve(0.2, 0.8, 0.2, 1, duration: 0.5).delay(0.1).repeatForever(autoreverses: false), value: count
        )
        .animation(.spring(duration: 0.3, bounce: 0.2)) { $0.opacity(isOpen ? 1 : 0.5) }
        .animation(Animation(Bump(duration: 1)), value: drag)
        .animation(.spring(.snappy), value: count)
        .transaction { $0.animation = nil }
        .transaction(value: count) { $0.disablesAnimations = true }
        .contentTransition(.numericText(value: Double(count)))
        .contentTransition(.symbolEffect(.replace.downUp))
        .matchedGeometryEffect(id: "card", in: hero)
        .onTapGesture {
            withAnimation(.bouncy) {
                isOpen.toggle()
            } completion: {
                count += 1
            }
            withAnimation(.easeOut, completionCriteria: .removed) {
                count += 1
            } completion: {
            }
            var transaction = Transaction(animation: .linear)
            transaction.origin = "tap"
            transaction.addAnimationCompletion { count = 0 }
            withTransaction(transaction) { isOpen = false }
            withTransaction(\.origin, "tap") { count = 2 }
        }
        .gesture(
            DragGesture(minimumDistance: 5, coordinateSpace: .global)
                .updating($drag) { value, state, transaction in
                    state = value.translation
                    transaction.animation = .interactiveSpring()
                }
                .onChanged { value in count = Int(value.predictedEndTranslation.width + value.velocity.height) }
                .onEnded { value in isOpen = value.predictedEndLocation.y > value.startLocation.y }
        )
    }
}
