internal import Foundation
internal import Projects

/// Answers the requests that a worker gets.
///
/// Between two requests it keeps the projects, the latest plan with its open fonts and evaluated views, and what was
/// found in it.
@MainActor
struct WorkerDesk<Tally: MovableTally> {
    private let options: CheckOptions
    private let place: WorkerPlace
    private let projects: [Project]
    private var plan: [ScenePart] = []
    private var cells = PlanCells([])
    private var worker: SceneWorker<Tally>?

    init(options: CheckOptions, place: WorkerPlace, projects: [Project]) {
        self.options = options
        self.place = place
        self.projects = projects
    }

    mutating func reply(to request: WorkerRequest) -> WorkerReply {
        switch request {
        case .begin(let project, let knowledge):
            return (try? begin(project, knowledge: knowledge)).map { .ready($0) } ?? .refused
        case .layOut(let part):
            let (scene, cells, place) = (plan[part], cells, place)
            do {
                try worker?.run(scene) { place.move(to: cells.number(of: $0, in: part)) }
                return .laidOut(part: part)
            } catch {
                return .failed(part: part, WorkerFault(error))
            }
        case .handOver(let isLast):
            return .found(worker?.handOver(isLast: isLast).packed ?? Data())
        }
    }

    private mutating func begin(_ number: Int, knowledge: Data) throws -> PlanFingerprint? {
        place.move(to: nil)
        guard projects.indices.contains(number) else { return nil }
        let project = projects[number]
        let plan = try project.plan(options)
        self.plan = plan.scenes
        cells = PlanCells(plan.scenes)
        let fonts = try project.labelFonts()
        worker = SceneWorker(
            project, fonts: fonts, tally: try Tally(of: project, knowledge: knowledge),
            isTripled: options.isSelfTest, cache: try PartCache(plan, options: options, fonts: fonts))
        return PlanFingerprint(plan, of: project, options: options)
    }
}
