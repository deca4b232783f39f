internal import Foundation
package import Labels

/// The browser that pages are opened in: an installed Chromium, or Chrome.
package struct BrowserProgram: Sendable {
    package var path: String
    /// Whether pages run in Chromium's sandbox. As root it does not start with one.
    package var isSandboxed = geteuid() != 0

    /// The names that are looked for in the PATH, in this order.
    package static let names = [
        "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge",
    ]

    /// The browser of that path or name; the first installed one where none is named.
    package init(_ name: String? = nil) throws(InputError) {
        if let name {
            guard let path = name.contains("/") ? name : Self.find(name),
                FileManager.default.isExecutableFile(atPath: path)
            else { throw InputError(.configuration, "there is no such browser", file: name) }
            self.path = path
            return
        }
        guard let path = Self.names.lazy.compactMap(Self.find).first ?? Self.macApp else {
            throw InputError(
                .configuration,
                "galley rooms opens pages in Chromium, and there is none in the PATH: install chromium, or name a browser "
                    + "with --browser")
        }
        self.path = path
    }

    private static func find(_ name: String) -> String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").lazy
            .filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    private static var macApp: String? {
        [
            "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
            "/Applications/Chromium.app/Contents/MacOS/Chromium",
        ]
        .first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
