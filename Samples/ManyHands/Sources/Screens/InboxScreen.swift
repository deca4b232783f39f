import SwiftUI

@MainActor @Observable
final class Mailbox {
    struct Mail: Identifiable, Hashable {
        let id: Int
        var sender: String
        var subject: String
        var isUnread = true
    }

    var mails: [Mail]
    var selection: Mail.ID?
    var search = ""

    init(mails: [Mail], selection: Mail.ID? = nil) {
        self.mails = mails
        self.selection = selection
    }

    var unread: Int { mails.count { $0.isUnread } }

    static var sample: Mailbox {
        Mailbox(mails: [
            Mail(id: 1, sender: "Noor", subject: "The boat is ours for the week"),
            Mail(id: 2, sender: "City library", subject: "Two of your books are due on Friday", isUnread: false),
        ])
    }
}

struct InboxScreen: View {
    @Bindable var mailbox: Mailbox
    @State private var isComposing = false

    var body: some View {
        NavigationSplitView {
            List(selection: $mailbox.selection) {
                Section {
                    ForEach($mailbox.mails) { $mail in
                        VStack(alignment: .leading) {
                            Text(mail.sender).font(.headline)
                            Text(mail.subject).lineLimit(1)
                        }
                        .swipeActions(edge: .leading) {
                            Button("Mark as read", systemImage: "envelope.open") { mail.isUnread = false }
                        }
                    }
                } header: {
                    Text("\(mailbox.unread) unread")
                }
            }
            .navigationTitle("Inbox")
            .searchable(text: $mailbox.search, prompt: "Search mail")
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button("New message", systemImage: "square.and.pencil") { isComposing = true }
                }
                ToolbarItem(placement: .bottomBar) { Text("Updated just now").font(.caption) }
            }
            .sheet(isPresented: $isComposing) {
                ComposeSheet().presentationDetents([.large])
            }
        } detail: {
            if let mail = mailbox.mails.first(where: { $0.id == mailbox.selection }) {
                Text(mail.subject)
            } else {
                ContentUnavailableView("No message selected", systemImage: "envelope")
            }
        }
    }
}

struct ComposeSheet: View {
    @State private var to = ""
    @State private var text = ""
    @FocusState private var isFocused: Bool
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form {
                TextField("To", text: $to, prompt: Text(verbatim: "name@example.com"))
                    .focused($isFocused)
                TextEditor(text: $text).frame(minHeight: 200)
            }
            .navigationTitle("New message")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                ToolbarItem(placement: .confirmationAction) { Button("Send") {}.disabled(to.isEmpty) }
            }
            .defaultFocus($isFocused, true)
        }
    }
}

#Preview("Mail") { InboxScreen(mailbox: .sample) }
#Preview("New message", traits: .landscapeLeft) { ComposeSheet() }
