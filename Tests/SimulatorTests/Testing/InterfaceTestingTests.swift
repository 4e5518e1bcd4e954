import AutomationModel
import DeviceProtocol
import Foundation
import Testing

@testable import Simulator

/// The host's part of UI tests, without processes.
struct InterfaceTestingTests {
    @Test func typedTextIsSplitAtKeys() {
        #expect(TypedText.parts(of: "ab\u{8}\u{8}c\n") == [.text("ab"), .backspaces(2), .text("c"), .key(code: "Enter", characters: "\n")])
        #expect(TypedText.parts(of: "") == [])
        #expect(TypedText.parts(of: "👨‍👩‍👧é") == [.text("👨‍👩‍👧é")])
    }

    @Test func placesAreThoseOfSources() {
        let output = """
            /app/Tests/CartTests.swift:12:9

            /compiler-generated:0:0

            ??:0:0
            /cache/Lowered/Quince.swift:3:1
            /app/Tests/Helper: 2.swift:7:30

            """
        #expect(
            PlaceFinder.read(output) == [
                SourcePlace(file: "/app/Tests/CartTests.swift", line: 12), SourcePlace(file: "/app/Tests/Helper: 2.swift", line: 7),
            ])
        #expect(PlaceFinder(library: URL(fileURLWithPath: "/none"), symbolizer: nil).places(of: [1]) == [])
    }

    @Test func recordsAreReadAndDamagedOnesPassedOver() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("records-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let records = [
            TestRecord(kind: .beginActivity, test: "T.test", name: "Tap", time: 1.5),
            TestRecord(kind: .attachment, test: "T.test", name: "Screen", file: "attachment-1", type: "public.png", isKept: true),
            TestRecord(kind: .attachment, test: "T.test", name: "Elsewhere", file: "../secret", type: "public.png", isKept: true),
            TestRecord(kind: .endActivity, test: "T.test", name: "Tap", time: 2),
            TestRecord(kind: .metric, test: "T.test", name: "[CPU Time, s] average: 1"),
        ]
        try Data("png".utf8).write(to: folder.appendingPathComponent("attachment-1"))
        let lines = try records.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) }
        try Data((lines + ["no record"]).joined(separator: "\n").utf8).write(to: folder.appendingPathComponent(TestRecord.fileName))
        let read = TestRecords(folder: folder)
        #expect(read.attachments.map(\.name) == ["Screen"])
        #expect(read.lines["T.test"]?.count == 3)
        var log = TestLog()
        for line in ["Test Case 'T.test' started at now", "Test Case 'T.test' passed (1.0 seconds)"] { log.read(line) }
        var report = TestReport(attachmentFolder: "results-attachments")
        report.add(log, events: "", bundle: "UITests", crash: nil, records: read)
        #expect(report.attachments.map(\.name) == ["UITests-T.test-1-Screen.png"])
        #expect(
            report.xml.contains("<system-out>1.5 s  Tap&#10;[[ATTACHMENT|results-attachments/UITests-T.test-1-Screen.png]]&#10;[CPU Time"))
    }

    @Test func aMissingFolderHasNoRecords() {
        #expect(TestRecords(folder: URL(fileURLWithPath: "/nonexistent")).lines.isEmpty)
    }

    @Test func requestsSurviveTheChannel() throws {
        let call = AutomationCall(
            time: 3, request: .perform(.drag(from: CGPoint(x: 1, y: 2), to: CGPoint(x: 3, y: 4), press: 0, velocity: 100, hold: 1)))
        let frame = try BrokerFrame.encode(call)
        #expect(try BrokerFrame.decode(AutomationCall.self, from: frame.dropFirst(BrokerFrame.headerLength)) == call)
    }
}
