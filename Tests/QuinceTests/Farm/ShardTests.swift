import ArgumentParser
import Foundation
import Testing

@testable import quince

/// Work in parts: the same everywhere, complete and balanced.
@Suite struct ShardTests {
    @Test func partsAreWrittenAsNumbers() {
        #expect(Shard(argument: "2/5") == Shard(2, of: 5))
        for text in ["0/5", "6/5", "5", "1/0", "a/b", "1/2/3", "", "1/1001"] { #expect(Shard(argument: text) == nil) }
        #expect(Shard(2, of: 3).split(2) == [Shard(3, of: 6), Shard(4, of: 6)])
    }

    @Test func everythingIsInOnePart() {
        let names = (0..<50).map { "flow-\($0).yaml" }
        let plan = ShardPlan(names, times: [:], count: 4)
        #expect(plan.shards.flatMap { $0 }.sorted() == names.sorted())
        #expect(plan.shards.allSatisfy { (12...13).contains($0.count) })
        #expect(ShardPlan(names.reversed(), times: [:], count: 4).shards.map(Set.init) == plan.shards.map(Set.init))
        #expect(ShardPlan([], times: [:], count: 3).shards == [[], [], []])
        #expect(ShardPlan(["a"], times: [:], count: 0).shards == [["a"]])
    }

    @Test func theLongestGoesFirst() {
        let times = ["a": 10.0, "b": 6, "c": 5, "d": 1, "bad": .nan]
        let plan = ShardPlan(["a", "b", "c", "d"], times: times, count: 2)
        #expect(plan.shards == [["a", "d"], ["b", "c"]])
    }

    @Test(
        arguments: [[:], ["AppTests.CartTests/testTotal": 3.0, "AppTests.CartTests/testEmpty": 1, "AppTests.Carts/Full/total()": 1]]
            as [[String: Double]])
    func testsAreInOnePartEach(_ times: [String: Double]) throws {
        let names = [
            "AppTests.CartTests/testTotal", "AppTests.CartTests/testEmpty", "AppTests.CartTests/testTotalOfNothing", "AppTests.Other/testA",
            "AppTests.Carts/Full/total()/CartTests.swift:40:6", "AppTests.sum()/Sums.swift:3:6",
        ]
        for count in 1...4 {
            var found: [String] = []
            for index in 1...count {
                let regex = try Regex(TestPattern.pattern(Shard(index, of: count), of: nil, times: times))
                found += names.filter { $0.contains(regex) }
            }
            #expect(found.sorted() == names.sorted(), "\(count) parts")
            // Swift Testing runs all tests of a suite that is chosen.
            for index in 1...count where count > 1 {
                let regex = try Regex(TestPattern.pattern(Shard(index, of: count), of: nil, times: times))
                for suite in ["AppTests.Carts", "AppTests.Carts/Full", "AppTests.Other"] { #expect(!suite.contains(regex), "\(suite)") }
            }
        }
        let regex = try Regex(TestPattern.pattern(Shard(1, of: 1), of: "Carts?Tests", times: times))
        #expect(names.filter { $0.contains(regex) }.count == 4)
    }

    @Test func testsAreNamedByPeople() throws {
        let regex = try Regex(TestPattern.pattern(ofNames: ["testTotal", "Carts/total()", "login"]))
        for name in ["AppTests.CartTests/testTotal", "AppTests.Carts/total()", "flows/login.yaml/login"] {
            #expect(name.contains(regex), "\(name)")
        }
        for name in ["AppTests.CartTests/testTotalOfNothing", "AppTests.Carts/totals()", "flows/login-twice.yaml/login-twice"] {
            #expect(!name.contains(regex), "\(name)")
        }
    }

    @Test func optionsOfPartsAreLeftOut() {
        let arguments = ["flow", "flows", "--jobs", "4", "--junit=a.xml", "-e", "A=1", "--", "--jobs", "9"]
        #expect(ShardedRun.without(["--jobs", "--junit"], arguments) == ["flow", "flows", "-e", "A=1", "--", "--jobs", "9"])
    }

    @Test func testsAreTimed() {
        var watch = TestStopwatch()
        let start = Date(timeIntervalSince1970: 0)
        watch.read("Test Case 'CartTests.testTotal' started at 2024", at: start)
        watch.read("Test Case 'CartTests.testTotal' passed (0.0 seconds)", at: start.addingTimeInterval(0.5))
        watch.read("Test Case 'CartTests.testEmpty' passed (0.0 seconds)", at: start)
        watch.read("anything", at: start)
        #expect(watch.seconds(events: "") == ["CartTests/testTotal": 0.5])
    }

    /// Swift Testing's lines do not name the suites; its event stream does, in the same order.
    @Test func testsOfSwiftTestingAreTimed() {
        var watch = TestStopwatch()
        let start = Date(timeIntervalSince1970: 0)
        watch.read("◇ Test run started.", at: start)
        watch.read("◇ Test total() started.", at: start)
        watch.read("✔ Test total() passed after 0.001 seconds.", at: start.addingTimeInterval(2))
        watch.read("◇ Test numbers(number:) started.", at: start.addingTimeInterval(3))
        watch.read("◇ Test case passing 1 argument number → 1 to numbers(number:) started.", at: start.addingTimeInterval(3.5))
        watch.read("✘ Test numbers(number:) with 1 test case failed after 0.001 seconds with 1 issue.", at: start.addingTimeInterval(4))
        watch.read("✘ Test run with 2 tests in 1 suite failed after 0.002 seconds with 1 issue.", at: start.addingTimeInterval(4))
        func id(_ name: String) -> String { "AppTests.Carts/\(name)/Carts.swift:1:2" }
        let events = ["total()", "numbers(number:)"].flatMap { name in
            [
                #"{"kind": "test", "payload": {"kind": "function", "id": "\#(id(name))", "name": "\#(name)"}}"#,
                #"{"kind": "event", "payload": {"kind": "testEnded", "testID": "\#(id(name))", "instant": {"absolute": 1}}}"#,
            ]
        }
        #expect(watch.seconds(events: events.joined(separator: "\n")) == ["Carts/total()": 2, "Carts/numbers(number:)": 1])
        #expect(watch.seconds(events: "").isEmpty)
    }

    @Test func partsKeepTheTimesThatAllRead() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("parts-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("times.json")
        try Timings(["a": 1, "b": 2]).save(to: file)
        try ShardOptions.parse(["--timings", file.path, "--shard", "2/3"]).save(Timings(["b": 5]))
        #expect(try Timings(file: file).seconds == ["a": 1, "b": 2])
        #expect(try Timings(file: folder.appendingPathComponent("times.part-2-of-3.json")).seconds == ["b": 5])
        try ShardOptions.parse(["--timings", file.path, "--shard", "1/1"]).save(Timings(["b": 5]))
        #expect(try Timings(file: file).seconds == ["a": 1, "b": 5])
    }

    @Test func flowsAndPicturesAreChosen() throws {
        let names = ["a.yaml", "b.yaml", "c.yaml"]
        #expect(try ShardOptions.parse([]).choose(names) == names)
        #expect(try ShardOptions.parse(["--only", "b.yaml"]).choose(names) == ["b.yaml"])
        let parts = try (1...2).map { try ShardOptions.parse(["--shard", "\($0)/2"]).choose(names) }
        #expect(parts.flatMap { $0 }.sorted() == names)
    }

    @Test(arguments: [
        ["test", "App", "--jobs", "0"], ["test", "App", "--shard", "3/2"], ["flow", "a.yaml", "--app", "App", "--jobs", "65"],
    ])
    func partsThatThereAreNotAreRefused(_ arguments: [String]) {
        #expect(throws: (any Error).self) { try Quince.parseAsRoot(arguments) }
    }
}

/// Reports: read, merged, written.
@Suite struct JUnitReportTests {
    private static let first = """
        <?xml version="1.0"?>
        <testsuites tests="3" failures="1"><testsuite name="AppTests" tests="3">
        <testcase classname="AppTests.CartTests" name="testTotal" time="0.5"/>
        <testcase classname="AppTests.CartTests" name="testEmpty" time="1.0"><failure message="a &lt; b&#10;c"/></testcase>
        <testcase classname="AppTests.CartTests" name="testLater"><skipped/></testcase>
        </testsuite></testsuites>
        """

    @Test func reportsAreReadAndWritten() throws {
        let report = try JUnitReport(Data(Self.first.utf8))
        #expect(report.cases.count == 3)
        #expect(report.failed.map(\.identifier) == ["AppTests.CartTests/testEmpty"])
        #expect(report.failed.first?.failures == ["a < b\nc"])
        #expect(report.cases.last?.isSkipped == true)
        #expect(try JUnitReport(Data(report.xml.utf8)) == report)
        #expect(throws: (any Error).self) { try JUnitReport(Data("<a><b></a>".utf8)) }
    }

    @Test func reportsAreMerged() throws {
        var report = try JUnitReport(Data(Self.first.utf8))
        let other = """
            <testsuites><testsuite name="Flows"><testcase name="login" classname="flows/login.yaml" time="2"><failure message="m">m: more</failure>
            </testcase></testsuite><testsuite name="AppTests"><testcase classname="AppTests.B" name="testB"/></testsuite></testsuites>
            """
        report.merge(try JUnitReport(Data(other.utf8)))
        #expect(report.suites.map(\.name) == ["AppTests", "Flows"])
        #expect(report.suites[0].cases.count == 4)
        #expect(report.suites[1].cases.first?.failures == ["m\nm: more"])
    }

    @Test func whatPassesWhenItIsRepeatedSaysSo() throws {
        var report = try JUnitReport(Data(Self.first.utf8))
        report.replace(
            with: JUnitReport(suites: [
                .init(name: "AppTests", cases: [.init(name: "testEmpty", classname: "AppTests.CartTests", time: 0.1)])
            ]))
        #expect(report.failed.isEmpty)
        #expect(report.cases[1].earlierFailures == ["a < b\nc"])
        #expect(report.xml.contains("<flakyFailure message=\"a &lt; b&#10;c\"/>"))
        #expect(try JUnitReport(Data(report.xml.utf8)) == report)
        #expect(PartsSummary.lines(report) == ["AppTests.CartTests/testEmpty: passed when it was repeated", "3 in all, 0 failed"])
    }

    @Test func thePageShowsFailuresFirstWithTheirPictures() throws {
        var report = try JUnitReport(Data(Self.first.utf8))
        report.merge(
            JUnitReport(suites: [.init(name: "Flows", cases: [.init(name: "login", classname: "login.yaml", failures: ["<no>"])])]))
        let pictures = [HTMLReport.Picture(name: "login-2", png: Data([1])), HTMLReport.Picture(name: "other", png: Data([2]))]
        let html = HTMLReport(report: report, pictures: pictures, title: "A & B").html
        #expect(html.contains("<title>A &amp; B</title>"))
        #expect(html.contains("1 passed, 2 failed, 1 skipped"))
        #expect(html.contains("<pre>&lt;no&gt;</pre>"))
        let failures = try #require(html.range(of: "<h2>Failures</h2>")), suite = try #require(html.range(of: "<h2>AppTests</h2>"))
        #expect(failures.lowerBound < suite.lowerBound)
        #expect(html.contains("<figcaption>login-2</figcaption>"))
        #expect(html.contains("<h2>Pictures</h2>"))
    }

    @Test func timesAreKept() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("times-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(try Timings(file: file).seconds.isEmpty)
        try Timings(["AppTests.A/b": 0.1234567]).save(to: file)
        #expect(try Timings(file: file).seconds == ["AppTests.A/b": 0.123])
        try Data("[]".utf8).write(to: file)
        #expect(throws: (any Error).self) { try Timings(file: file) }
    }
}
