internal import Basics
internal import Foundation
package import Labels
package import Rooms

/// Reads the rooms of web pages, one after the other.
///
/// A browser that ends is started again for the next page, so that one page costs no other.
package final class PageHarvester {
    private let program: BrowserProgram
    private let settings: PageSettings
    private let hosts: [String]
    private var browser: Browser?

    /// - Parameter addresses: All that will be opened. The browser reaches their hosts, the allowed ones, and no other.
    package init(_ program: BrowserProgram, settings: PageSettings, addresses: [String]) {
        self.program = program
        self.settings = settings
        hosts = (addresses.compactMap { URL(string: $0)?.host } + settings.allowedHosts).map(Self.ruleName)
    }

    /// An address of IPv6 is in brackets in rules, too.
    private static func ruleName(_ host: String) -> String {
        host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
    }

    /// Starts the browser.
    ///
    /// - Throws: `InputError` for a program that is no browser, or does not start.
    package func start() throws { browser = try Browser(program, hosts: hosts) }

    /// What became of one page in all widths, text scales and languages.
    package struct Harvest {
        package var screens: [RoomsFile.Screen] = []
        /// What was not read, one error for each way to look at the page that failed.
        package var errors: [InputError] = []
        /// The hosts that the page asked for something and did not reach.
        package var refusedHosts: Set<String> = []
        /// The web fonts that the page loaded, where they are kept.
        package var fonts: Set<WebFont> = []
        /// Those that were asked for and are none, by address, each with the reason.
        package var lostFonts: [String: String] = [:]
    }

    /// Reads the rooms of a page.
    package func harvest(_ address: String) -> Harvest {
        var harvest = Harvest()
        guard let url = URL(string: address), let scheme = url.scheme?.lowercased(),
            ["http", "https", "file"].contains(scheme), scheme == "file" || url.host?.isEmpty == false
        else {
            harvest.errors.append(
                InputError(.configuration, "an address such as http://localhost:8080/ is expected", file: address))
            return harvest
        }
        for look in settings.looks {
            do {
                let browser = try self.browser ?? Browser(program, hosts: hosts)
                self.browser = browser
                let page = try browser.open(address, look, timeout: settings.timeout, keepsFonts: settings.keepsFonts)
                harvest.screens.append(page.screen)
                if page.unread > 0 { harvest.errors.append(unreadError(page, look, address)) }
                harvest.refusedHosts.formUnion(page.refusedHosts)
                harvest.fonts.formUnion(page.fonts)
                harvest.lostFonts.merge(page.lostFonts) { $1 }
            } catch {
                let fault = pageError(error, address)
                if !harvest.errors.contains(fault) { harvest.errors.append(fault) }
                // What refuses the page once does so at every width, and so does a browser that cannot be started.
                if error is PageFault || error is InputError { break }
            }
        }
        return harvest
    }

    private func unreadError(_ page: Browser.Page, _ look: PageSettings.Look, _ address: String) -> InputError {
        let (all, seconds) = (page.unread + page.screen.rooms.count, Number.text(settings.timeout))
        return InputError(
            .unreadable,
            "at \(look.width): \(page.unread) of \(all) texts were not read within \(seconds) seconds; a greater --timeout "
                + "reads more", file: address)
    }

    /// Ends the browser.
    package func end() {
        browser?.end()
        browser = nil
    }

    private func pageError(_ error: any Error, _ address: String) -> InputError {
        switch error {
        case let error as InputError: return error
        case let error as PageFault: return InputError(.unreadable, error.message, file: address)
        case is BrowserEnd:
            let hadStarted = browser != nil
            end()
            let advice = program.isSandboxed && !hadStarted ? "; in a container it may need --no-sandbox" : ""
            return InputError(.unreadable, "the browser ended while it had the page\(advice)", file: address)
        case is DevTools.Late:
            // A tab that does not answer may keep the others waiting.
            end()
            return InputError(
                .unreadable, "the page did not answer within \(Number.text(settings.timeout)) seconds (--timeout)",
                file: address)
        case let error as DevTools.Refusal:
            return InputError(.unreadable, "\(error.method): \(error.message)", file: address)
        default: return InputError(.unreadable, "\(error)", file: address)
        }
    }
}

/// Why a page cannot be read.
struct PageFault: Error {
    var message: String
}
