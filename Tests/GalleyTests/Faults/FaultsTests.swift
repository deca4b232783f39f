import Foundation
import Galley
import Testing

/// The sample Faults has one fault for every rule that is on by default: exactly these are found, and fixing one removes only its finding.
@Suite struct FaultsTests {
    @Test func thereIsOneFaultForEveryRule() {
        let rules = Rules.all.filter { $0.defaultSeverity != .off }
        #expect(PlantedFault.all.map { $0.finding.prefix { $0 != " " } } == rules.map { $0.identifier[...] })
    }

    @Test func exactlyThePlantedFaultsAreFound() throws {
        let result = try Project.find(at: SampleTests.folder.appending(path: "Faults").path).check()
        #expect(result.brief == PlantedFault.all.map(\.finding).sorted())
        #expect(result.notices.isEmpty)
        #expect(result.summary.idleRules.isEmpty)
        for fault in PlantedFault.all {
            #expect(result.findings.first { $0.brief == fault.finding }?.severity == fault.severity)
        }
    }

    @Test(arguments: PlantedFault.all) func fixingAFaultTakesOnlyItsFindingAway(_ fault: PlantedFault) throws {
        let copy = try ProjectCopy(of: "Faults")
        try copy.replace(fault.old, with: fault.new, in: fault.file)
        #expect(try copy.check().brief == PlantedFault.all.map(\.finding).filter { $0 != fault.finding }.sorted())
    }

    @Test func withAllFaultsFixedNothingIsFound() throws {
        let copy = try ProjectCopy(of: "Faults")
        for fault in PlantedFault.all { try copy.replace(fault.old, with: fault.new, in: fault.file) }
        let result = try copy.check()
        #expect(result.brief.isEmpty)
        #expect(!result.measuredNothing)
    }

    @Test(arguments: FindingsFormats.all.map(\.name)) func everyFormatHasExactlyThePlantedFaults(format: String) throws
    {
        let result = try Project.find(at: SampleTests.folder.appending(path: "Faults").path).check()
        let document = try FindingsFormats.find(format).render(result, options: ReportOptions())
        #expect(try FormatReader.findings(in: document, format: format).sorted() == result.brief)
    }
}
