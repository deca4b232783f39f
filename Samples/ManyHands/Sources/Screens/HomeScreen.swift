import SwiftUI

public struct HomeScreen<Downloads: View>: View {
    enum Section: Hashable, CaseIterable { case today, habits, downloads }

    @State private var section: Section = .today
    private let downloads: Downloads

    public init(@ViewBuilder downloads: () -> Downloads) { self.downloads = downloads() }

    public var body: some View {
        TabView(selection: $section) {
            Tab("Today", systemImage: "sun.max", value: Section.today) {
                EventCard(event: .sample)
            }
            Tab("Habits", systemImage: "checkmark.seal", value: Section.habits) {
                NavigationStack { HabitTracker(habits: .constant(Habit.samples)) }
            }
            .badge(2)
            Tab("Downloads", systemImage: "arrow.down.circle", value: Section.downloads) {
                downloads
            }
        }
    }
}

#Preview {
    HomeScreen { Text("No downloads yet") }
}
