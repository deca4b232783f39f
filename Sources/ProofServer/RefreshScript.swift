internal import Basics
internal import Foundation

/// The script that a served page has and the same page on disk does not: it waits for the next version of the site, and
/// loads the page again. The browser keeps the address, with its filters, and where the page was scrolled to.
enum RefreshScript {
    /// Where the script asks for the version of the site.
    static let path = "galley-version"

    /// The page with the script behind its end, where every browser reads it.
    ///
    /// - Parameters:
    ///   - version: The version of the site that the page is from.
    ///   - message: What keeps the site from being newer, which the page then shows above everything else; nil where nothing
    ///     does.
    static func added(to page: Data, version: String, message: String? = nil) -> Data {
        page + Data((text(version) + (message.map(warning) ?? "")).utf8)
    }

    private static func warning(_ message: String) -> String {
        var json = JSONWriter()
        json.string(message)
        return """
            <script>
            (() => {
              const note = document.createElement("p");
              note.id = "galley-message";
              note.setAttribute("role", "alert");
              note.style.cssText = "position:sticky;top:0;z-index:3;margin:0;padding:.6rem 1rem;white-space:pre-wrap;"
                + "overflow-wrap:anywhere;background:#a9261b;color:#fff";
              note.textContent = \(JSONText.inScript(json.text));
              document.body.prepend(note);
            })();
            </script>

            """
    }

    private static func text(_ version: String) -> String {
        """
        <script>
        (async () => {
          const known = "\(version)";
          for (;;) {
            try {
              const answer = await fetch("/\(path)?since=" + known, { cache: "no-store" });
              if (answer.ok) {
                if (await answer.text() === known) continue;
                return location.reload();
              }
            } catch {}
            // The server has ended, and may start again.
            await new Promise((done) => setTimeout(done, 1000));
          }
        })();
        </script>

        """
    }
}
