internal import Foundation
internal import Galley
package import Testing

/// A finding as an issue of a test: what it says, where it is, and what it looks like.
package struct FindingIssue {
    /// The finding and its hints, as the text report has them.
    package let comment: String
    /// Whether it fails the test.
    package let isFailure: Bool
    /// The line of the view at fault.
    package let place: SourceLocation
    /// The cell in which the finding is worst, as SVG; nil where an issue before this one has the same picture.
    package let picture: Picture?

    /// A picture with the name of its file.
    package struct Picture {
        package let name: String
        package let svg: String

        init(_ picture: ScenePicture, rules: RuleSet) {
            name = "\(picture.report.cellName).svg"
            svg = FrameSVG.render(picture, rules: rules)
        }
    }
}

extension FindingIssue {
    /// An issue for each finding of a check.
    ///
    /// - Parameter severity: The severity from which a finding is a failure.
    /// - Parameter call: The place of an issue whose view does not know where it is written.
    package static func issues(
        of result: CheckResult, in project: Project, failOn severity: Severity, call: SourceLocation
    ) throws -> [FindingIssue] {
        var pictured: Set<FrameReport> = []
        return zip(result.findings, try project.worstPictures(of: result.findings)).map { finding, picture in
            let isNew = picture.map { pictured.insert($0.report).inserted } ?? false
            return FindingIssue(
                comment: result.text(of: finding), isFailure: finding.severity >= severity,
                place: SourceLocation(finding.view.source) ?? call,
                picture: isNew ? picture.map { Picture($0, rules: project.rules) } : nil)
        }
    }

    /// Makes it an issue of the running test. Before Swift 6.3 issues had no severity, and what fails no test is left out.
    func record() {
        #if compiler(>=6.3)
        Issue.record(Comment(rawValue: comment), severity: isFailure ? .error : .warning, sourceLocation: place)
        #else
        guard isFailure else { return }
        Issue.record(Comment(rawValue: comment), sourceLocation: place)
        #endif
        if let picture { Attachment.record(picture.svg, named: picture.name, sourceLocation: place) }
    }
}

extension FrameReport {
    /// What distinguishes the cell from others of the check: "Voting buttons, de, AX3, 320".
    fileprivate var cellName: String {
        let room = [environment.width, environment.height].compactMap { $0.map(Number.text) }
        let parts = [scene, environment.locale, environment.textSize.name] + room
        return parts.joined(separator: ", ").replacing("/", with: "-")
    }
}

extension SourceLocation {
    /// The place of a view. Swift Testing asks for a module too, which the folder of a target is named after.
    fileprivate init?(_ position: SourcePosition?) {
        guard let position else { return nil }
        let path = URL(filePath: position.file).path
        let names = path.split(separator: "/").map(String.init)
        let folders = names.dropLast()
        let sources = folders.dropLast().lastIndex { $0 == "Sources" || $0 == "Tests" }
        let module = sources.map { folders[$0 + 1] } ?? folders.last ?? "Scenes"
        self.init(fileID: "\(module)/\(names.last ?? "")", filePath: path, line: position.line, column: position.column)
    }
}
