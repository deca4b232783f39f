import Foundation
import ViewLayout

// How apps speak to assistive technology: what is here must compile, and must be laid out as if it were not there.

struct Episode: Identifiable, Hashable {
    var id = 1
    var title = "Pilot"
    var isNew = true
}

struct AccessibleRow: View {
    let episode: Episode
    @State private var rating = 3
    @AccessibilityFocusState private var isFocused: Bool
    @AccessibilityFocusState private var focusedEpisode: Int?
    @AccessibilityFocusState(for: .voiceOver) private var isRead: Bool
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.accessibilityVoiceOverEnabled) private var voiceOver
    @Environment(\.colorSchemeContrast) private var contrast
    @Namespace private var names

    var body: some View {
        HStack {
            Text(verbatim: episode.title)
                .accessibilityLabel("Episode \(episode.title)")
                .accessibilityHeading(.h2)
                .speechSpellsOutCharacters()
            Spacer()
            Text(verbatim: "★★★")
        }
        .accessibilityElement(children: .combine)
        .accessibilityLabel(Text("Rating"))
        .accessibilityLabel("Rating", isEnabled: voiceOver)
        .accessibilityValue("\(rating) of 5")
        .accessibilityHint(episode.isNew ? "New" : "Seen")
        .accessibilityAddTraits([.isButton, .isSelected])
        .accessibilityAddTraits(episode.isNew ? [.isSelected] : [])
        .accessibilityAddTraits(.isToggle)
        .accessibilityRemoveTraits(.isStaticText)
        .accessibilityInputLabels(["Rating", "Stars"])
        .accessibilityInputLabels([Text("Rating")])
        .accessibilityRespondsToUserInteraction(false)
        .accessibilityRespondsToUserInteraction()
        .accessibilityAction(.magicTap) { rating = 5 }
        .accessibilityAction { rating = 1 }
        .accessibilityAction(named: "Play") {}
        .accessibilityAction(named: Text("Mark as played")) {}
        .accessibilityActions {
            Button("Share") {}
            if episode.isNew { Button("Hide") {} }
        }
        .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: rating += 1
            case .decrement: rating -= 1
            }
        }
        .accessibilityScrollAction { edge in if edge == .bottom { rating = 0 } }
        .accessibilityZoomAction { action in rating += action.direction == .zoomIn ? 1 : -1 }
        .accessibilityCustomContent("Duration", "12 min", importance: .high)
        .accessibilityCustomContent(.duration, Text("12 min"))
        .accessibilityFocused($isFocused)
        .accessibilityFocused($focusedEpisode, equals: episode.id)
        .accessibilityRepresentation { Slider(value: .constant(0.5)) { Text("Rating") } }
        .accessibilityChildren { ForEach(0..<3) { Text("\($0)") } }
        .accessibilityRotor("Episodes") {
            ForEach([episode]) { episode in
                if isFocused { AccessibilityRotorEntry(episode.title, episode.id, in: names) }
                AccessibilityRotorEntry(episode.title, id: episode.id)
            }
        }
        .accessibilityRotor(Text("New"), entries: [episode], entryLabel: \.title)
        .accessibilityRotor(.headings) { AccessibilityRotorEntry("Top", id: "top", in: names) }
        .accessibilityRotorEntry(id: episode.id, in: names)
        .accessibilityLabeledPair(role: .content, id: "rating", in: names)
        .accessibilityLinkedGroup(id: "row", in: names)
        .accessibilityTextContentType(.narrative)
        .accessibilityShowsLargeContentViewer { Label("Rating", systemImage: "star") }
        .accessibilityShowsLargeContentViewer()
        .accessibilityIgnoresInvertColors()
        .accessibilityActivationPoint(.center)
        .accessibilityActivationPoint(CGPoint(x: 1, y: 2))
        .accessibilityDirectTouch(options: .silentOnTouch)
        .accessibilityDragPoint(.center, description: "Middle")
        .accessibilitySortPriority(2)
        .accessibilityHidden(reduceMotion || contrast == .increased)
        .accessibility(label: Text("Rating"))
        .accessibility(addTraits: [.isHeader, .isLink])
        .accessibility(identifier: "first")
        .accessibilityIdentifier("row-\(episode.id)")
    }
}

extension AccessibilityCustomContentKey {
    static var duration: AccessibilityCustomContentKey { AccessibilityCustomContentKey("Duration") }
}
