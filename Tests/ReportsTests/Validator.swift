import Foundation
import TestSupport

/// A schema validator of the system, run as a process.
enum Validator: String {
    case xmllint
    case python3

    /// Whether the validator is installed, with the modules it needs.
    var isInstalled: Bool {
        switch self {
        case .xmllint: (try? run(["--version"]))?.status == 0
        case .python3: (try? run(["-c", "import jsonschema"]))?.status == 0
        }
    }

    /// What the validator says about a document; nil when it is valid.
    func complaint(about document: String, schema: String) throws -> String? {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try document.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let result =
            switch self {
            case .xmllint: try run(["--noout", "--nonet", "--schema", schema, file.path])
            case .python3: try run(["-c", Self.script, schema, file.path])
            }
        return result.status == 0 ? nil : result.output
    }

    /// The schema of that name beside the tests.
    static func schema(_ name: String) -> String {
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Schemas/\(name)").path
    }

    private static let script = """
        import json, sys, jsonschema
        schema, document = (json.load(open(path, encoding="utf-8")) for path in sys.argv[1:])
        validator = jsonschema.validators.validator_for(schema)
        validator.check_schema(schema)
        errors = [f"{list(error.absolute_path)}: {error.message}" for error in validator(schema).iter_errors(document)]
        print("\\n".join(errors))
        sys.exit(1 if errors else 0)
        """

    private func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let run = try CommandRun([rawValue] + arguments, joinsStreams: true)
        return (run.end.status, run.text)
    }
}
