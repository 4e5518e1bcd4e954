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

    @Test("A frame without a place", arguments: ["", ":", "::", " "])
    func frameWithoutAPlace(place: String) {
        var reader = BacktraceReader()
        for line in ["*** Program crashed: Aborted at 0x1 ***", "0 0x00 app.f() + 40 in App at \(place)"] { _ = reader.take(line) }
        #expect(reader.frames(ofImages: ["App"]).count == 1)
    }
}
