import Foundation

@testable import AppBuilder
@testable import Simulator

/// What programs print: apps, tests, compilers.
extension FuzzTarget {
    static let reports = [output, tests, diagnostics]

    /// The output of an app, in pieces of as many bytes as the first byte says.
    private static let output = FuzzTarget(
        name: "app-output",
        words: ["*** Signal ", "*** Program crashed: ", " in App at ", "0 [ra] 0x00 ", "Fatal error: ", "swift-runtime: ", " + 40"],
        seeds: {
            [
                [255]
                    + [UInt8](
                        "a\n*** Signal 4: Backtracing\n*** Program crashed: Bad pointer dereference at 0x0 ***\n0 0x00 app.f() + 40 in App at /p/V.swift:12:9\n1 [ra] 0x01 main in App at :\n"
                    )
            ]
        },
        accepts: { bytes in
            guard let size = bytes.first else { return false }
            var (splitter, reader) = (LineSplitter(), BacktraceReader())
            var rest = Data(bytes.dropFirst())
            var count = 0
            while !rest.isEmpty {
                for line in splitter.lines(Data(rest.prefix(max(Int(size), 1)))) { count += reader.take(line) ? 1 : 0 }
                rest = Data(rest.dropFirst(max(Int(size), 1)))
            }
            for line in splitter.remainder() { count += reader.take(line) ? 1 : 0 }
            return reader.crashReason != nil || !reader.frames(ofImages: ["App", ""]).isEmpty || count > 0
        })

    private static let tests = FuzzTarget(
        name: "test-reports",
        words: ["Test Case '", "' passed (", "' started", ": error: ", " : ", "\u{25C7} Test ", " passed after ", "\"kind\":\"test\""],
        seeds: {
            [
                [UInt8](
                    "Test Case 'S.a' started at x\nf.swift:1: error: S.a : m\nTest Case 'S.a' failed (0.1 seconds)\n\u{25C7} Test b() started.\n\u{2714} Test b() passed after 0.1 seconds.\n"
                ),
                [UInt8](
                    #"{"kind":"test","payload":{"kind":"function","id":"A.B/c()/F.swift:1:2","name":"c()"}}"# + "\n"
                        + #"{"kind":"event","payload":{"kind":"testEnded","testID":"A.B/c()/F.swift:1:2","instant":{"absolute":3}}}"#),
            ]
        },
        accepts: { bytes in
            var log = TestLog()
            for line in bytes.text.split(separator: "\n") { log.read(String(line)) }
            return !log.cases.isEmpty || log.count > 0 || !TestEventStream(bytes.text).cases.isEmpty
        })

    private static let diagnostics = FuzzTarget(
        name: "diagnostics", words: [": error: ", ": warning: ", ": note: ", "<unknown>:0: error: ", " [#", "]"],
        seeds: { [[UInt8]("/a/b.swift:3:5: error: cannot find 'x' [#y]\n<unknown>:0: error: z\nwarning: w\n")] },
        accepts: { bytes in !DiagnosticParser(columns: [:]).parse(bytes.text).isEmpty })
}
