import Foundation
import Testing

@testable import quince

/// Activities and attachments in reports.
struct TestReportTests {
    private static let xml = """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites><testsuite name="UITests"><testcase classname="UITests.T" name="test" time="1.5">\
        <system-out>0.1 s  Tap "Save" &lt;Button&gt;&#10;[[ATTACHMENT|r-attachments/a.png]]&#10;[[ATTACHMENT|r-attachments/b.txt]]</system-out>\
        </testcase></testsuite></testsuites>
        """

    @Test func outputSurvivesReadingAndWriting() throws {
        let report = try JUnitReport(Data(Self.xml.utf8))
        #expect(report.cases.first?.output.split(separator: "\n").count == 3)
        #expect(report.cases.first?.output.hasPrefix("0.1 s  Tap \"Save\" <Button>") == true)
        #expect(try JUnitReport(Data(report.xml.utf8)) == report)
    }

    @Test func thePageShowsPicturesWhereTheyBelong() throws {
        let report = try JUnitReport(Data(Self.xml.utf8))
        let page = HTMLReport(
            report: report, pictures: [], title: "Tests",
            attachments: ["r-attachments/a.png": Data([1, 2, 3]), "r-attachments/b.txt": Data("a < b".utf8)]
        ).html
        #expect(page.contains("Tap &quot;Save&quot; &lt;Button&gt;"))
        #expect(page.contains("data:image/png;base64,AQID"))
        #expect(page.contains("a &lt; b"))
    }

    @Test func attachmentsAreMappedAndOthersLeft() throws {
        var report = try JUnitReport(Data(Self.xml.utf8))
        report.mapAttachments { "/there/\($0)" }
        #expect(report.cases.first?.output.contains("[[ATTACHMENT|/there/r-attachments/a.png]]") == true)
        #expect(JUnitReport.attachment(in: "no attachment") == nil)
        #expect(JUnitReport.attachment(in: "[[ATTACHMENT|x") == nil)
        #expect(report.readAttachments().isEmpty)
    }

    @Test func attachmentsLieBesideTheReport() {
        #expect(TestReportFiles.folderName("out/results.xml") == "results-attachments")
        #expect(TestReportFiles(junit: "/out/results.xml", html: nil).folder.path == "/out/results-attachments")
    }
}
