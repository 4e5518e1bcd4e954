import Foundation
import Testing

/// Runs a program that waits in every way there is, on the virtual clock.
@Suite(.serialized)
struct QuinceClockTests {
    /// What the program must print, whatever the machine.
    private static let expected = """
        2024-01-09 09:41:00 +0000 883310 F465B9A1-6A9E-486E-8F45-0980185DC406 d
        0.700000 source 1
        1.500000 timer 1
        2.900000 source 2
        3.000000 sleep
        3.000000 timer 2
        3.333333 usleep
        4.100000 Task.sleep 1
        4.233333 Thread.sleep
        """

    private func run(_ program: String = "EveryKindOfWaiting") throws -> (text: String, seconds: Double) {
        var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
        while folder.path != "/", !FileManager.default.fileExists(atPath: folder.appendingPathComponent(program).path) {
            folder.deleteLastPathComponent()
        }
        let start = ContinuousClock.now
        let text = try ClockRunner.run(
            program: folder.appendingPathComponent(program), library: folder.appendingPathComponent("libQuinceClock.so"))
        return (
            text,
            Double((ContinuousClock.now - start).components.attoseconds) / 1e18 + Double((ContinuousClock.now - start).components.seconds)
        )
    }

    @Test func thirtySecondsPassAtOnceAndExactly() throws {
        let (text, seconds) = try run()
        #expect(text.hasPrefix(Self.expected))
        for line in ["7.250000 asyncAfter main", "8.125000 asyncAfter wall", "12.500000 semaphore timedOut", "30.000000 timer 20"] {
            #expect(text.contains(line))
        }
        #expect(text.contains("6.000000 condition wait false"))
        #expect(text.contains("10.000000 condition signalled true"))
        #expect(seconds < 5)
    }

    /// `URLSessionConfiguration.timeoutIntervalForRequest` is a minute. Foundation's thread turned until then, and time never came to it.
    @Test func anAnswerThatStallsTimesOutOnTheVirtualClock() throws {
        #expect(try run("StalledAnswer").text == "60 s: -1001\n")
    }

    /// App Transport Security holds for where a server sends a request on to as well.
    @Test func redirectionsToForbiddenAddressesFail() throws {
        let lines = try run("RedirectedAnswer").text.split(separator: "\n")
        #expect(lines.prefix(2) == ["/forbidden - -1022 http://tv.invalid/", "/allowed GET  0 -"])
    }

    /// 307 and 308 ask for the same request once more; 303, and 301 and 302 of a POST, for a page.
    @Test func redirectionsThatKeepTheMethodKeepTheBody() throws {
        let lines = try run("RedirectedAnswer").text.split(separator: "\n").dropFirst(2)
        let expected = [
            "/temporary POST a=1 0 -", "/permanent POST b=2 0 -", "/twice POST c=3 0 -", "/temporary PUT 200000 bytes 0 -",
            "/moved PUT d=4 0 -",
            "/found GET  0 -", "/other GET  0 -", "/temporary POST  0 -",
        ]
        #expect(Array(lines) == expected.map { Substring($0) })
    }

    @Test func everyRunIsTheSame() throws {
        let first = try run().text
        for _ in 0..<5 { #expect(try run().text == first) }
    }
}
