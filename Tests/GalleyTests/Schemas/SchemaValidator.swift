import Foundation
import Galley
import TestSupport

/// The JSON Schema validator of Python, which reads YAML as the YAML language server does: by the core schema of 1.2.
enum SchemaValidator {
    /// Whether Python has the modules that it takes.
    static let isInstalled = (try? run(["-c", "import jsonschema, yaml"], input: Data()))?.status == 0

    /// What is wrong with each document; nil for one that is valid.
    static func complaints(about documents: [String], schema: String) throws -> [String?] {
        let input = try JSONEncoder().encode([schema] + documents)
        let result = try run(["-c", script], input: input)
        return try JSONDecoder().decode([String?].self, from: result.output)
    }

    private static let script = #"""
        import json, re, sys, jsonschema, yaml
        class Core(yaml.SafeLoader):
            yaml_implicit_resolvers = {}
        for tag, pattern, first in [
            ("bool", r"^(true|True|TRUE|false|False|FALSE)$", "tTfF"),
            ("int", r"^[-+]?[0-9]+$", "-+0123456789"),
            ("float", r"^([-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?|[-+]?\.inf)$", "-+.0123456789"),
            ("null", r"^(~|null|Null|NULL|)$", ["~", "n", "N", ""]),
        ]:
            Core.add_implicit_resolver("tag:yaml.org,2002:" + tag, re.compile(pattern), list(first))
        texts = json.load(sys.stdin)
        schema = json.loads(texts[0])
        kind = jsonschema.validators.validator_for(schema)
        kind.check_schema(schema)
        validator = kind(schema)
        def complaint(text):
            error = next(validator.iter_errors(yaml.load(text, Core)), None)
            return None if error is None else error.json_path + ": " + error.message
        json.dump([complaint(text) for text in texts[1:]], sys.stdout)
        """#

    private static func run(_ arguments: [String], input: Data) throws -> (status: Int32, output: Data) {
        let run = try CommandRun(["python3"] + arguments, input: input)
        return (run.end.status, run.output)
    }
}
