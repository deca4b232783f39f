internal import Foundation

/// What the events of a tab have told about its page so far.
final class PageLoad {
    /// The navigation that is waited for.
    var loader: String?
    private(set) var isLoaded = false
    private(set) var hasCrashed = false
    /// The HTTP status of the page itself.
    private(set) var status: Int?
    /// What the page has asked for and has not got yet, by request.
    private(set) var requests: [String: String] = [:]
    /// The addresses of the web fonts that were answered, by request.
    private(set) var fonts: [String: String] = [:]
    /// The HTTP status of each that is none of success.
    private(set) var fontFaults: [String: Int] = [:]
    /// Whether anything was asked for or answered since this was last set to false.
    var hasMoved = false
    /// Hosts that were asked for something and are none of those that the browser reaches.
    private(set) var refusedHosts: Set<String> = []

    func take(_ method: String, _ parameters: [String: Any]) {
        switch method {
        case "Page.loadEventFired": isLoaded = loader != nil
        case "Inspector.targetCrashed": hasCrashed = true
        case "Network.requestWillBeSent": begin(parameters)
        case "Network.responseReceived": answer(parameters)
        case "Network.loadingFinished": end(parameters)
        case "Network.loadingFailed": fail(parameters)
        default: break
        }
    }

    private func begin(_ parameters: [String: Any]) {
        guard let id = parameters["requestId"] as? String, let request = parameters["request"] as? [String: Any],
            let url = request["url"] as? String
        else { return }
        // These stay open for as long as the page does.
        guard !["EventSource", "WebSocket", "Ping"].contains(parameters["type"] as? String ?? "") else { return }
        requests[id] = url
        hasMoved = true
    }

    private func answer(_ parameters: [String: Any]) {
        if parameters["type"] as? String == "Font", let id = parameters["requestId"] as? String, let url = requests[id]
        {
            fonts[id] = url
            let status = (parameters["response"] as? [String: Any])?["status"] as? Int ?? 200
            // A file has none.
            if status != 0, !(200...299).contains(status) { fontFaults[id] = status }
        }
        guard parameters["type"] as? String == "Document", let response = parameters["response"] as? [String: Any],
            parameters["loaderId"] as? String == parameters["requestId"] as? String, status == nil
        else { return }
        status = response["status"] as? Int
    }

    private func end(_ parameters: [String: Any]) {
        guard let id = parameters["requestId"] as? String else { return }
        if requests.removeValue(forKey: id) != nil { hasMoved = true }
    }

    private func fail(_ parameters: [String: Any]) {
        guard let id = parameters["requestId"] as? String else { return }
        if let url = requests.removeValue(forKey: id), let host = URL(string: url)?.host,
            parameters["errorText"] as? String == "net::ERR_NAME_NOT_RESOLVED"
        {
            refusedHosts.insert(host)
        }
        hasMoved = true
    }
}
