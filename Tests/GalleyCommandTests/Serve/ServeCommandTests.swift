import Foundation
import Testing

@Suite struct ServeCommandTests {
    /// Each line has its reply, in order and with its identifier, whatever is wrong with the lines around it.
    @Test func everyRequestHasItsReply() throws {
        let requests = """
            {"id":1,"method":"measure","params":{"texts":["Einstellungen"],"locale":"de"}}

            {"id":"two","method":"fits","params":{"texts":[{"key":"toolbar.undo","locale":"de","text":"Rückgängig"}]}}
            {"id":3,"method":"fit"}
            {"id":4,"method":"fits","params":{"texts":[{"kay":"toolbar.undo"}]}}
            {"id":5,"method":"fits","params":{"texts":[{"key":"toolbar.und","locale":"de","text":"x"}]}}
            {"id":6,
            [{"id":7,"method":"measure"}]
            {"id":8,"method":"measure","params":{"texts":["a"],"texts":["b"]}}
            {"id":9,"method":"measure","params":{"texts":["a"],"width":-1}}
            {"id":10,"method":"layout","params":{"scene":"view:\\n  Buton: toolbar.undo"}}
            {"id":11,"method":"budget","params":{"keys":"toolbar.undo","locales":"de"}}
            {"id":12,"method":"check","params":{"locales":"de","limit":1}}
            {"id":13,"method":"layout","params":{"name":"Toolbar","locale":"de","width":320,"picture":true}}
            """
        let run = try GalleyProcess("serve", "Samples/Toolbar", input: requests)
        #expect(run.status == 0 && run.error.isEmpty)
        let replies = try run.output.split(separator: "\n").map { try JSONReply($0) }
        #expect(replies.map(\.id) == ["1", "two", "3", "4", "5", "null", "null", "null", "9", "10", "11", "12", "13"])
        #expect(
            replies.compactMap(\.message) == [
                "there is no method \"fit\"; did you mean \"fits\"?",
                "there is no parameter \"texts[0].kay\"; did you mean \"key\"?",
                "the line is not JSON: column 9: expected a name in quotation marks, found the end of the file",
                "expected an object with a method, found a list; send each request on a line of its own",
                "column 52: an object has \"texts\" twice",
                "width: expected a number above 0, found -1",
                "scene:2:3: error: there is no view \"Buton\"; did you mean \"Button\"? galley schema scene --markdown describes every view",
            ])
        let fits = try #require((replies[1].result["texts"] as? [[String: Any]])?.first)
        #expect(fits["verdict"] as? String == "tooLong" && fits["fewerCharacters"] as? Int == 6)
        let unknown = try #require((replies[4].result["texts"] as? [[String: Any]])?.first)
        #expect(unknown["verdict"] as? String == "unknownKey")
        #expect(unknown["hint"] as? String == "there is no key \"toolbar.und\"; did you mean \"toolbar.undo\"?")
        #expect(replies[12].result.keys.sorted() == ["findings", "picture", "report"])
        #expect((replies[11].result["findings"] as? [Any])?.count == 1 && replies[11].result["omitted"] as? Int == 3)
    }

    /// A request may be long, and not endless.
    @Test func aLineThatIsTooLongIsPassedOver() throws {
        let long =
            #"{"id":1,"method":"measure","params":{"texts":[""# + String(repeating: "a", count: 9 << 20) + "\"]}}\n"
        let run = try GalleyProcess(
            "serve", "Samples/Toolbar", input: long + #"{"id":2,"method":"measure","params":{"texts":["a"]}}"#)
        let replies = try run.output.split(separator: "\n").map { try JSONReply($0) }
        #expect(replies.map(\.message) == ["the request is longer than 8 MB; send several", nil])
        #expect(replies.map(\.id) == ["null", "2"])
    }

    /// Without a project there are texts to measure all the same.
    @Test func aFolderWithoutAProjectMeasures() throws {
        let file = try TemporaryFile("empty.txt")
        let folder = file.url.deletingLastPathComponent()
        let requests = #"{"id":1,"method":"measure","params":{"texts":["OK"]}}"# + "\n" + #"{"id":2,"method":"check"}"#
        let run = try GalleyProcess("serve", in: folder, input: requests)
        let replies = try run.output.split(separator: "\n").map { try JSONReply($0) }
        #expect(replies[0].message == nil && replies[1].message?.contains("galley.yml") == true, "\(run.output)")
    }

    /// What Python's package mcp sends (`Tests/Protocol/mcp_client.py --record`), sent again.
    @Test func aClientThatIsNotOursListsTheToolsAndCallsEach() throws {
        let file = Package.root.appending(path: "Tests/Protocol/mcp_client.jsonl")
        let run = try GalleyProcess(
            "serve", "--mcp", "Samples/Toolbar", input: String(contentsOf: file, encoding: .utf8))
        #expect(run.status == 0 && run.error.isEmpty)
        let replies = try run.output.split(separator: "\n").map { try JSONReply($0) }
        #expect(replies.map(\.id) == ["1", "2", "3", "4", "5", "6", "7", "8"])
        #expect(replies[0].result["protocolVersion"] as? String == "2025-11-25")
        let tools = try #require(replies[1].result["tools"] as? [[String: Any]])
        #expect(tools.compactMap { $0["name"] as? String } == ["fits", "measure", "budget", "check", "layout"])
        #expect(tools.allSatisfy { ($0["inputSchema"] as? [String: Any])?["type"] as? String == "object" })
        let kinds = replies[2...].map { reply in
            (reply.result["content"] as? [[String: Any]] ?? []).compactMap { $0["type"] as? String }
        }
        #expect(kinds == [["text"], ["text"], ["text"], ["text"], ["text", "image"], ["text"]])
        #expect(replies[2...].map { $0.result["isError"] as? Bool } == [false, false, false, false, false, true])
        // The text is the object, for clients that know nothing of objects.
        let content = try #require((replies[3].result["content"] as? [[String: Any]])?.first?["text"] as? String)
        let object = try #require(replies[3].result["structuredContent"] as? NSDictionary)
        #expect(try JSONSerialization.jsonObject(with: Data(content.utf8)) as? NSDictionary == object)
        let picture = try #require((replies[6].result["content"] as? [[String: Any]])?.last?["data"] as? String)
        #expect(Data(base64Encoded: picture)?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
    }
}

/// A line of a service's output.
private struct JSONReply {
    let id: String
    let result: [String: Any]
    /// Of an error.
    let message: String?

    init(_ line: Substring) throws {
        let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        id = object["id"].map { $0 is NSNull ? "null" : "\($0)" } ?? ""
        result = object["result"] as? [String: Any] ?? [:]
        message = (object["error"] as? [String: Any])?["message"] as? String
        #expect(object["jsonrpc"] as? String == "2.0" && (message == nil) == (object["result"] != nil))
    }
}
