import Foundation
import Simulator

/// The pictures of previews that were taken, and what is wrong with them.
struct PreviewResults {
    var manifest: PreviewManifest
    /// Real seconds by the names of the pictures.
    var times: [String: Double] = [:]
    /// The differences from an earlier run; nil where nothing was compared.
    var changes: PreviewChanges?
    /// What parts of a run have reported.
    var parts = JUnitReport()
    /// Whether every part has come to its end.
    var areComplete = true

    /// The name of a picture in reports and options: that of its file without the type.
    static func name(of file: String) -> String { file.hasSuffix(".png") ? String(file.dropLast(4)) : file }

    var isSuccess: Bool { areComplete && report.failed.isEmpty }

    /// A test for each picture; the class is the file of its preview.
    var report: JUnitReport {
        let changed = Dictionary((changes?.changes ?? []).map { ($0.picture.file, $0) }) { first, _ in first }
        let known = Dictionary(parts.cases.map { ($0.name, $0) }) { first, _ in first }
        func testCase(_ picture: PreviewPicture) -> JUnitReport.Case {
            let name = Self.name(of: picture.file), part = known[name]
            var test = JUnitReport.Case(name: name, classname: picture.entry.file, time: times[name] ?? part?.time ?? 0)
            test.earlierFailures = part?.earlierFailures ?? []
            if let failure = changed[picture.file]?.line ?? picture.failure { test.failures = [failure] }
            return test
        }
        let missing = (changes?.changes ?? []).filter { $0.kind == .missing }.map(\.picture)
        let cases = (manifest.pictures + missing).map(testCase)
        return JUnitReport(suites: cases.isEmpty ? [] : [JUnitReport.Suite(name: "Previews", cases: cases)])
    }
}
