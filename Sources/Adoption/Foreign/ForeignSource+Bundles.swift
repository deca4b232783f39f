extension ForeignSource {
    /// Where a package finds its files: in the folders of the sources here, in one folder once Xcode or SwiftPM has built it.
    ///
    /// Source: Apple, “Bundling resources with a Swift package”.
    static let bundles = """
        public enum GalleyResources {
            private static let files = Mutex<[String: [String]]>([:])

            /// The paths of all files below the folder of a bundle; those of languages are the last.
            private static func files(of bundle: Bundle) -> [String] {
                files.withLock { known in
                    if let files = known[bundle.bundlePath] { return files }
                    let found = FileManager.default.enumerator(atPath: bundle.bundlePath)?.compactMap { $0 as? String } ?? []
                    // What Xcode makes something else of.
                    let made = [".xcassets/", ".xcdatamodeld/", ".xcdatamodel/", ".docc/", ".mlmodel/"]
                    let all = found.filter { path in !made.contains(where: path.contains) }
                    let isOfLanguage = { (path: String) in path.contains(".lproj/") }
                    let files = all.filter { !isOfLanguage($0) }.sorted() + all.filter(isOfLanguage).sorted()
                    known[bundle.bundlePath] = files
                    return files
                }
            }

            public static func url(_ name: String?, _ end: String?, in folder: String? = nil, of bundle: Bundle) -> URL? {
                if let url = bundle.url(forResource: name, withExtension: end, subdirectory: folder) { return url }
                guard bundle != .main, let name, !name.isEmpty else { return nil }
                let file = [folder, end.map { $0.isEmpty ? name : "\\(name).\\($0)" } ?? name].compactMap { $0 }.joined(separator: "/")
                return files(of: bundle).first { $0 == file || $0.hasSuffix("/" + file) }.map { bundle.bundleURL.appendingPathComponent($0) }
            }

            public static func urls(_ end: String?, in folder: String?, of bundle: Bundle) -> [NSURL]? {
                guard bundle != .main, let end, !end.isEmpty else {
                    return bundle.urls(forResourcesWithExtension: end, subdirectory: folder)
                }
                let found = files(of: bundle).filter { path in
                    path.hasSuffix("." + end) && folder.map { ("/" + path).contains("/\\($0)/") } ?? true
                }
                guard !found.isEmpty else { return bundle.urls(forResourcesWithExtension: end, subdirectory: folder) }
                return found.map { NSURL(fileURLWithPath: bundle.bundleURL.appendingPathComponent($0).path) }
            }
        }
        """
}
