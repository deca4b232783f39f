internal import Foundation

/// The script that a served page has and the same page on disk does not: it waits for the next version of the site, and
/// loads the page again. The browser keeps the address, with its filters, and where the page was scrolled to.
enum RefreshScript {
    /// Where the script asks for the version of the site.
    static let path = "galley-version"

    /// The page with the script behind its end, where every browser reads it.
    ///
    /// - Parameter version: The version of the site that the page is from.
    static func added(to page: Data, version: String) -> Data { page + Data(text(version).utf8) }

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
