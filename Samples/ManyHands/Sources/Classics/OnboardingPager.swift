import SwiftUI

struct OnboardingPage: Identifiable, Equatable {
    let id = UUID()
    let symbol: String
    let title: LocalizedStringKey
    let text: LocalizedStringKey
    let tint: Color

    static let all = [
        OnboardingPage(symbol: "leaf.fill", title: "Grow a habit", text: "Pick one small thing and do it every day. We will remind you, gently.", tint: .green),
        OnboardingPage(symbol: "chart.line.uptrend.xyaxis", title: "See how far you came", text: "Your progress is drawn week by week.", tint: .blue),
        OnboardingPage(symbol: "person.2.fill", title: "Together is easier", text: "Invite a friend and keep each other going.", tint: .orange),
    ]
}

struct OnboardingPager: View {
    var pages: [OnboardingPage] = OnboardingPage.all
    var onFinish: () -> Void = {}

    @State private var selection = 0
    @Namespace private var dots
    @Environment(\.verticalSizeClass) private var verticalSizeClass

    private var isLast: Bool { selection == pages.indices.last }

    var body: some View {
        VStack(spacing: 24) {
            TabView(selection: $selection) {
                ForEach(Array(pages.enumerated()), id: \.element.id) { index, page in
                    PageView(page: page, isCompact: verticalSizeClass == .compact)
                        .tag(index)
                }
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
            indicator
            controls
        }
        .padding(.bottom)
        .animation(.spring(response: 0.4, dampingFraction: 0.8), value: selection)
    }

    private var indicator: some View {
        HStack(spacing: 8) {
            ForEach(pages.indices, id: \.self) { index in
                ZStack {
                    Circle().fill(Color.secondary.opacity(0.3))
                    if index == selection {
                        Capsule()
                            .fill(pages[index].tint)
                            .matchedGeometryEffect(id: "dot", in: dots)
                    }
                }
                .frame(width: index == selection ? 24 : 8, height: 8)
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Page \(selection + 1) of \(pages.count)")
    }

    @ViewBuilder private var controls: some View {
        HStack {
            if !isLast {
                Button("Skip") { onFinish() }
                    .foregroundStyle(.secondary)
            }
            Spacer()
            Button {
                if isLast { onFinish() } else { withAnimation { selection += 1 } }
            } label: {
                Text(isLast ? "Let's start" : "Continue")
                    .fontWeight(.semibold)
                    .padding(.horizontal, 24)
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
        }
        .padding(.horizontal)
    }

    private struct PageView: View {
        let page: OnboardingPage
        let isCompact: Bool

        var body: some View {
            let layout = isCompact ? AnyLayout(HStackLayout(spacing: 32)) : AnyLayout(VStackLayout(spacing: 32))
            layout {
                Image(systemName: page.symbol)
                    .font(.system(size: 80))
                    .foregroundStyle(page.tint.gradient)
                    .symbolRenderingMode(.hierarchical)
                    .accessibilityHidden(true)
                VStack(spacing: 12) {
                    Text(page.title)
                        .font(.largeTitle.bold())
                    Text(page.text)
                        .font(.body)
                        .foregroundStyle(.secondary)
                }
                .multilineTextAlignment(.center)
            }
            .padding(32)
        }
    }
}

struct OnboardingPager_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            OnboardingPager()
            OnboardingPager()
                .previewDevice(PreviewDevice(rawValue: "iPhone SE (3rd generation)"))
                .previewDisplayName("Small phone")
        }
    }
}
