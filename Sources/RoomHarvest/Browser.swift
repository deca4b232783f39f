internal import Basics
internal import Foundation
internal import Labels
internal import Rooms

/// A started browser, which opens each page in a tab of its own.
final class Browser {
    private let process: BrowserProcess
    private let tools: DevTools
    private let userAgent: String

    init(_ program: BrowserProgram, hosts: [String]) throws {
        process = try BrowserProcess(program, hosts: hosts)
        tools = DevTools(process)
        do {
            let version = try tools.send("Browser.getVersion", until: .now + .seconds(60))
            userAgent = version["userAgent"] as? String ?? ""
        } catch is BrowserEnd {
            process.end()
            let advice = program.isSandboxed ? " In a container it may need --no-sandbox." : ""
            throw InputError(
                .configuration, "the browser ended as soon as it was started: is it Chromium or Chrome?\(advice)",
                file: program.path)
        } catch is DevTools.Late {
            process.end()
            throw InputError(.configuration, "the browser does not answer", file: program.path)
        }
    }

    func end() { process.end() }

    /// What was read of a page.
    struct Page {
        var screen: RoomsFile.Screen
        /// How many texts were not read, as the time was over.
        var unread = 0
        var refusedHosts: Set<String> = []
        var fonts: [WebFont] = []
        /// The web fonts that were asked for and are none, by address, each with the reason.
        var lostFonts: [String: String] = [:]
    }

    /// Opens a page, waits until it is still, and reads its rooms.
    func open(_ address: String, _ look: PageSettings.Look, timeout: Double, keepsFonts: Bool) throws -> Page {
        let deadline = ContinuousClock.now + .seconds(timeout)
        tools.session = nil
        let target = try tools.send("Target.createTarget", ["url": "about:blank"], until: deadline)
        let id = target["targetId"] as? String ?? ""
        defer {
            tools.session = nil
            tools.onEvent = { _, _ in }
            _ = try? tools.post("Target.closeTarget", ["targetId": id])
        }
        let attached = try tools.send("Target.attachToTarget", ["targetId": id, "flatten": true], until: deadline)
        tools.session = attached["sessionId"] as? String
        let load = PageLoad()
        tools.onEvent = { [tools] method, parameters in
            load.take(method, parameters)
            // A message of the page would keep it from going on.
            if method == "Page.javascriptDialogOpening" {
                _ = try? tools.post("Page.handleJavaScriptDialog", ["accept": true])
            }
        }
        do {
            try prepare(look, until: deadline)
            try navigate(to: address, load, until: deadline)
            try settle(load, until: deadline)
            var page = try read(look, until: deadline)
            page.refusedHosts = load.refusedHosts
            if keepsFonts { try keepFonts(load, in: &page) }
            return page
        } catch let error where load.hasCrashed {
            _ = error
            throw PageFault(message: "the page crashed")
        } catch is DevTools.Late where !load.isLoaded {
            let what = load.status == nil ? "nothing was answered" : "the page was not loaded"
            throw PageFault(message: "\(what) within \(Number.text(timeout)) seconds (--timeout)")
        }
    }

    private func prepare(_ look: PageSettings.Look, until deadline: ContinuousClock.Instant) throws {
        for domain in ["Page", "Network", "Inspector"] { try tools.send("\(domain).enable", until: deadline) }
        try tools.send(
            "Emulation.setDeviceMetricsOverride",
            ["width": look.width, "height": look.height, "deviceScaleFactor": 1, "mobile": false], until: deadline)
        if look.textScale != 1 {
            let size = Int((16 * look.textScale).rounded())
            let sizes = ["standard": size, "fixed": Int((13 * look.textScale).rounded())]
            try tools.send("Page.setFontSizes", ["fontSizes": sizes], until: deadline)
        }
        if let locale = look.locale {
            try tools.send(
                "Emulation.setUserAgentOverride", ["userAgent": userAgent, "acceptLanguage": locale], until: deadline)
            try tools.send(
                "Emulation.setLocaleOverride", ["locale": locale.replacingOccurrences(of: "-", with: "_")],
                until: deadline)
        }
        // A page that moves by itself would be read in the middle of a movement.
        let features = [["name": "prefers-reduced-motion", "value": "reduce"]]
        try tools.send("Emulation.setEmulatedMedia", ["features": features], until: deadline)
    }

    private func navigate(to address: String, _ load: PageLoad, until deadline: ContinuousClock.Instant) throws {
        let answer = try tools.send("Page.navigate", ["url": address], until: deadline)
        load.loader = answer["loaderId"] as? String
        if let error = answer["errorText"] as? String, !error.isEmpty {
            throw PageFault(message: Self.sentence(error))
        }
        try tools.wait(until: deadline) { load.isLoaded || load.hasCrashed }
        if load.hasCrashed { throw PageFault(message: "the page crashed") }
        if let status = load.status, status >= 400 {
            throw PageFault(message: "the server answered with HTTP \(status)")
        }
    }

    /// The browser's names of errors in words.
    private static func sentence(_ error: String) -> String {
        switch error {
        case "net::ERR_CONNECTION_REFUSED": "the connection is refused: is the server running?"
        case "net::ERR_NAME_NOT_RESOLVED": "there is no such host, or it leads to one that was not named (--allow-host)"
        case "net::ERR_FILE_NOT_FOUND": "there is no such file"
        case "net::ERR_TOO_MANY_REDIRECTS": "the address leads in a circle"
        case "net::ERR_EMPTY_RESPONSE", "net::ERR_CONNECTION_RESET", "net::ERR_CONNECTION_CLOSED":
            "the server closed the connection without an answer"
        case "net::ERR_ABORTED": "the address is no page: the browser would store it as a file"
        case let error where error.hasPrefix("net::ERR_CERT"): "the certificate of the server is not valid (\(error))"
        default: "the browser cannot open it (\(error))"
        }
    }

    /// Waits for fonts, and until the page has asked for nothing for a while; a page that never rests is read after five
    /// seconds.
    private func settle(_ load: PageLoad, until deadline: ContinuousClock.Instant) throws {
        let longest = min(deadline, .now + .seconds(5))
        repeat {
            let quiet = ContinuousClock.now + .milliseconds(250)
            load.hasMoved = false
            try tools.rest(until: min(quiet, longest))
        } while (load.hasMoved || !load.requests.isEmpty) && ContinuousClock.now < longest
        let stillness = """
            Promise.all([document.fonts.ready, new Promise((done) => setTimeout(() => requestAnimationFrame(() =>
            setTimeout(done, 20)), 20))]).then(() => true)
            """
        try tools.send(
            "Runtime.evaluate", ["expression": stillness, "awaitPromise": true, "returnByValue": true], until: deadline)
    }

    /// Adds the web fonts that the page has loaded. One that cannot be had costs nothing else.
    private func keepFonts(_ load: PageLoad, in page: inout Page) throws {
        for (id, address) in load.fonts {
            if let status = load.fontFaults[id] {
                page.lostFonts[address] = "the server answered with HTTP \(status)"
                continue
            }
            do {
                let body = try tools.send("Network.getResponseBody", ["requestId": id], until: .now + .seconds(10))
                guard body["base64Encoded"] as? Bool == true, let text = body["body"] as? String,
                    let data = Data(base64Encoded: text), WebFont.isFont(data)
                else {
                    page.lostFonts[address] = "it is no font"
                    continue
                }
                page.fonts.append(WebFont(address: address, data: [UInt8](data)))
            } catch is BrowserEnd {
                throw BrowserEnd()
            } catch {
                page.lostFonts[address] = "the browser does not give it"
            }
        }
    }

    /// Runs the script beside those of the page, which cannot see or change it. It ends by itself a little before the deadline,
    /// with what it has read by then.
    private func read(_ look: PageSettings.Look, until deadline: ContinuousClock.Instant) throws -> Page {
        let tree = try tools.send("Page.getFrameTree", until: deadline)["frameTree"] as? [String: Any]
        let top = tree?["frame"] as? [String: Any]
        // The browser shows a page of its own, whose texts are none of the app's.
        if let address = top?["unreachableUrl"] as? String {
            throw PageFault(message: "the page went on to \(address.excerpt), which cannot be opened")
        }
        let frame = top?["id"] as? String ?? ""
        let world = try tools.send(
            "Page.createIsolatedWorld", ["frameId": frame, "worldName": "galley"], until: deadline)
        let seconds = max(0.1, ContinuousClock.now.duration(to: deadline) / .seconds(1) * 0.9)
        let call = "JSON.stringify({ ...galleyRooms({ seconds: \(seconds) }), unread: galleyRooms.unread })"
        var parameters: [String: Any] = ["expression": RoomScript.source + "\n" + call, "returnByValue": true]
        parameters["contextId"] = world["executionContextId"]
        // The last layout of a large page takes a while.
        let answer = try tools.send("Runtime.evaluate", parameters, until: deadline + .seconds(10))
        if let details = answer["exceptionDetails"] as? [String: Any] {
            let exception = details["exception"] as? [String: Any]
            let text = exception?["description"] as? String ?? details["text"] as? String ?? "no reason is given"
            throw PageFault(message: "galley-rooms.js failed: \(text.split(separator: "\n").prefix(2).joined())")
        }
        guard let json = (answer["result"] as? [String: Any])?["value"] as? String,
            let screen = try? JSONDecoder().decode(RoomsFile.self, from: Data(json.utf8)).screens.first,
            let count = try? JSONDecoder().decode(UnreadTexts.self, from: Data(json.utf8)).unread
        else { throw PageFault(message: "galley-rooms.js gave no file of rooms") }
        var page = Page(screen: screen, unread: count)
        if look.textScale != 1 { page.screen.textScale = look.textScale }
        return page
    }

    /// What the script adds to its file.
    private struct UnreadTexts: Decodable {
        var unread: Int
    }
}
