/// What a cell of a scene costs: the whole command, its start and its reading included.
struct SceneBenchmarks: Benchmarks {
    let galley: Galley
    let projects: Projects

    func run(into table: inout Table) throws {
        let one = galley.oneJob
        let petVote = try projects.petVote(copies: 16)
        let single = try galley.best(of: 3, ["check"] + one, in: petVote.folder)
        table.add("PetVote, 1 job", rate(petVote, single.processorTime), target: "≥ 10,000")
        let all = try galley.best(of: 3, ["check"], in: petVote.folder)
        table.add("PetVote, all jobs (wall time)", rate(petVote, all.wallTime), target: "≥ 18,000")
        for (what, made) in [
            ("a flow of 200 tags", try projects.tags(200)),
            ("a grid of 20 × 6 texts", try projects.grid(rows: 20, columns: 6)),
            ("a form of 100 views", try projects.form(views: 100)),
        ] {
            let best = try galley.best(of: 2, ["check"] + one, in: made.folder)
            table.add("\(what), 1 job", rate(made, best.processorTime))
        }
    }

    private func rate(_ made: Projects.Made, _ seconds: Double) -> Quantity {
        Quantity(Double(made.cells) / seconds, "cells/s")
    }
}
