import Foundation

/// Where and when a table was made.
enum Machine {
    /// Processor, cores, system and date.
    static var description: String {
        let info = ProcessInfo.processInfo
        let system = value(of: "PRETTY_NAME", in: "/etc/os-release", after: "=")
        let processor = value(of: "model name", in: "/proc/cpuinfo", after: ":") ?? "unknown processor"
        let date = Date().formatted(.iso8601.year().month().day())
        return
            "\(processor), \(info.activeProcessorCount) cores, \(system ?? info.operatingSystemVersionString), \(date)"
    }

    private static func value(of name: String, in file: String, after mark: Character) -> String? {
        guard let text = try? String(contentsOfFile: file, encoding: .utf8),
            let line = text.split(separator: "\n").first(where: { $0.hasPrefix(name) }),
            let place = line.firstIndex(of: mark)
        else { return nil }
        return line[line.index(after: place)...].trimmingCharacters(in: CharacterSet(charactersIn: " \t\""))
    }
}
