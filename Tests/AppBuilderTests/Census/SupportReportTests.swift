import Testing

@testable import AppBuilder

/// Reports as people read them.
struct SupportReportTests {
    private func name(_ name: String, _ uses: Int, _ files: String...) -> SupportReport.Name {
        SupportReport.Name(name: name, uses: uses, files: files)
    }

    private func report(_ project: String) -> SupportReport {
        SupportReport(
            project: project, files: 3,
            modules: [
                SupportReport.Module(
                    name: "ARKit", reason: "the framework 'ARKit' is not in Quince yet", files: ["A.swift", "B.swift"],
                    names: [name("ARView", 4, "A.swift", "B.swift"), name("ARAnchor", 1, "B.swift")])
            ],
            names: [name("flashScreen", 2, "C.swift")], filesNotRead: 1, problems: ["warning: odd\n    → Mend it."])
    }

    @Test func aReportNamesEverythingThatIsMissing() {
        #expect(
            report("/a/App.xcodeproj").text() == """
                /a/App.xcodeproj: 3 Swift files
                  modules that are missing (1)
                    ARKit: 2 files; the framework 'ARKit' is not in Quince yet
                      names: ARView 4, ARAnchor 1
                  names that no module has (1)
                    flashScreen: 2 uses in C.swift
                  1 file with names of packages that cannot be had
                  the project (1)
                    warning: odd
                        → Mend it.
                """)
    }

    @Test func aProjectThatLacksNothingSaysSo() {
        let report = SupportReport(project: "App", files: 1, modules: [], names: [], filesNotRead: 0, problems: [])
        #expect(report.isComplete)
        #expect(report.text() == "App: 1 Swift files\n  nothing is missing that can be seen before a build")
    }

    @Test func ofManyProjectsTheMostNeededComesFirst() {
        var other = report("B")
        other.modules[0].files = ["X.swift"]
        other.names = []
        let complete = SupportReport(project: "C", files: 1, modules: [], names: [], filesNotRead: 0, problems: [])
        let summary = SupportSummary([report("A"), other, complete], failures: ["D": "it is a file"])
        #expect(summary.modules == [SupportSummary.Need(name: "ARKit", projects: 2, uses: 3)])
        #expect(summary.names.map(\.name) == ["ARView", "ARAnchor", "flashScreen"])
        #expect(summary.names.map(\.projects) == [2, 2, 1])
        #expect(
            summary.text() == """
                4 projects: 1 lack nothing that can be seen before a build
                  modules that are missing (1)
                    projects  files
                           2      3  ARKit
                  names that are missing (3)
                    projects   uses
                           2      8  ARView
                           2      2  ARAnchor
                           1      2  flashScreen
                  projects that cannot be read (1)
                    D
                      it is a file
                """)
    }
}
