//
//  SettingsScreen.swift
//

import SwiftUI

enum Appearance: String, CaseIterable, Identifiable {
    case system, light, dark

    var id: Self { self }

    var title: LocalizedStringKey {
        switch self {
        case .system: "Automatic"
        case .light: "Light"
        case .dark: "Dark"
        }
    }

    var colorScheme: ColorScheme? {
        switch self {
        case .system: nil
        case .light: .light
        case .dark: .dark
        }
    }
}

final class SettingsModel: ObservableObject {
    @Published var username = "marta.k"
    @Published var sendsDigest = true
    @Published var remindersPerDay = 3
    @Published var storage = Storage(used: 41_200_000_000, total: 64_000_000_000)

    struct Storage {
        var used: Int64
        var total: Int64
        var fraction: Double { Double(used) / Double(total) }
    }
}

struct SettingsScreen: View {
    @StateObject private var model = SettingsModel()
    @AppStorage("appearance") private var appearance = Appearance.system
    @AppStorage("haptics") private var haptics = true
    @State private var showsLogOut = false

    var body: some View {
        Form {
            accountSection
            Section {
                Picker("Appearance", selection: $appearance) {
                    ForEach(Appearance.allCases) { Text($0.title).tag($0) }
                }
                .pickerStyle(.segmented)
                Toggle("Vibrate on tap", isOn: $haptics)
            } header: {
                Text("Look and feel")
            } footer: {
                Text("Automatic follows the setting of your device.")
            }
            Section("Notifications") {
                Toggle("Weekly summary by e-mail", isOn: $model.sendsDigest)
                Stepper(value: $model.remindersPerDay, in: 0...10) {
                    Text("\(model.remindersPerDay) reminders per day")
                }
                .disabled(!model.sendsDigest)
            }
            storageSection
            Section {
                Button("Log out", role: .destructive) { showsLogOut = true }
            }
        }
        .navigationTitle("Settings")
        .preferredColorScheme(appearance.colorScheme)
        .confirmationDialog("Do you really want to log out?", isPresented: $showsLogOut, titleVisibility: .visible) {
            Button("Log out", role: .destructive) {}
            Button("Cancel", role: .cancel) {}
        }
    }

    private var accountSection: some View {
        Section("Account") {
            LabeledContent("User name", value: model.username)
            NavigationLink {
                Text("Change password")
            } label: {
                Label("Password and security", systemImage: "lock")
            }
        }
    }

    private var storageSection: some View {
        Section("Storage") {
            VStack(alignment: .leading, spacing: 6) {
                ProgressView(value: model.storage.fraction)
                Text("\(model.storage.used, format: .byteCount(style: .file)) of \(model.storage.total, format: .byteCount(style: .file)) used")
                    .font(.footnote)
                    .foregroundColor(.secondary)
            }
            .padding(.vertical, 4)
        }
    }
}

struct SettingsScreen_Previews: PreviewProvider {
    static var previews: some View {
        NavigationView { SettingsScreen() }
        NavigationView { SettingsScreen() }
            .preferredColorScheme(.dark)
            .previewDisplayName("Settings, dark")
    }
}
