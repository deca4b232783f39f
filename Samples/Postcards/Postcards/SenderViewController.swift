import SwiftUI
import UIKit

/// A screen in UIKit, from before the app had SwiftUI.
final class SenderViewController: UIViewController {
    private let name = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        name.text = NSLocalizedString("sender.name", comment: "")
        name.font = .preferredFont(forTextStyle: .headline)
        view.addSubview(name)
    }
}

/// The screen among views. Its size is that of its frame.
struct SenderScreen: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> SenderViewController { SenderViewController() }

    func updateUIViewController(_ controller: SenderViewController, context: Context) {}
}

/// The sender below the stamp.
struct SenderView: View {
    var body: some View {
        VStack {
            StampView(country: "stamp.country")
            SenderScreen().frame(height: 120)
        }
        .navigationTitle("sender.title")
    }
}

#Preview("Sender") { SenderView() }
