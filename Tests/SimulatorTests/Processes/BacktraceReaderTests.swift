import Testing

@testable import Simulator

struct BacktraceReaderTests {
    /// A thread that ends while the runtime gathers a crash's report is spoken of before the report.
    @Test func theRuntimesOwnWordsAreNotTheApps() {
        var reader = BacktraceReader()
        let output = """
            loaded 3 items
            Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range
            swift-runtime: failed to suspend thread 5590 while processing a crash; backtraces will be missing information

            *** Signal 4: Backtracing from 0x7f00...
            *** Program crashed: Illegal instruction at 0x00007f00 ***
            3 [ra] 0x00007f10 Model.item(_:) + 40 in Sample at /sources/App.swift:22:9
            """
        let own = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).filter { reader.take($0) }
        #expect(own == ["loaded 3 items", "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range", ""])
        #expect(reader.fatalError == "Index out of range")
        #expect(reader.frames(ofImages: ["Sample"]) == ["App.swift:22 Model.item(_:)"])
    }

    /// An app can print the first line of a report itself.
    @Test func aReportWithoutEndIsTheApps() {
        var reader = BacktraceReader()
        _ = reader.take("*** Signal 4: Backtracing from 0x7f00...")
        let own = (0..<20_000).count { _ in reader.take("more") }
        #expect(own > 10_000)
        #expect(reader.report.count < 10_000)
        var long = BacktraceReader()
        _ = long.take("*** Signal 4: Backtracing from 0x7f00...")
        let line = String(repeating: "x", count: 1 << 20)
        let longLines = (0..<20).count { _ in long.take(line) }
        #expect(longLines > 10)
        // A second beginning starts no second allowance.
        let isOwn = long.take("*** Signal 4: " + line)
        #expect(isOwn)
    }

    @Test("A frame without a place", arguments: ["", ":", "::", " "])
    func frameWithoutAPlace(place: String) {
        var reader = BacktraceReader()
        for line in ["*** Program crashed: Aborted at 0x1 ***", "0 0x00 app.f() + 40 in App at \(place)"] { _ = reader.take(line) }
        #expect(reader.frames(ofImages: ["App"]).count == 1)
    }
}
