import Testing

@testable import Simulator

struct ProfileReportTests {
    @Test func namesTheStageOfAFrameThatTookTooLong() {
        let frames = ProfileReport.Frames(
            [
                .init(time: 1000.5, events: 0.001, layout: 0.002, drawing: 0, commit: 0.001),
                .init(time: 1001, events: 0.002, layout: 0.030, drawing: 0.004, commit: 0.001),
                .init(time: 1002, events: 0.001, layout: 0.001, drawing: 0.016, commit: 0.001),
            ], start: 1000)
        #expect(frames.count == 3)
        #expect(abs(frames.longest - 0.037) < 1e-9 && abs(frames.median - 0.019) < 1e-9)
        #expect(frames.slow.map(\.slowest) == [.layout, .drawing])
        #expect(frames.slow.map(\.time) == [1, 2])
    }

    @Test func thereMayBeNoFrames() {
        let frames = ProfileReport.Frames([], start: 1000)
        #expect(frames.count == 0 && frames.median == 0 && frames.longest == 0 && frames.slow.isEmpty)
    }

    @Test func objectsGrowBetweenTheMarks() {
        let growth = ProfileReport.growth(
            from: [.init(name: "App.Row", live: 2, bytes: 64, allocated: 2), .init(name: "App.Model", live: 1, bytes: 48, allocated: 1)],
            to: [
                .init(name: "App.Model", live: 1, bytes: 48, allocated: 1), .init(name: "(closure)", live: 3, bytes: 96, allocated: 4),
                .init(name: "App.Row", live: 12, bytes: 384, allocated: 30), .init(name: "(closure)", live: 1, bytes: 32, allocated: 1),
            ])
        #expect(growth.map(\.name) == ["App.Row", "(closure)", "App.Model"])
        #expect(growth.map(\.growth) == [10, 4, 0])
        #expect(growth.map(\.allocated) == [28, 5, 0])
        #expect(growth.map(\.bytes) == [384, 128, 48])
    }

    @Test func functionsHaveTheTimeOfTheirOwnAndThatOfWhatTheyCall() {
        let (draw, body) = (function("draw"), function("body"))
        var report = ProfileReport(
            frames: .init([], start: 0), mainThreadTime: 0, otherThreadsTime: 0, lostSamples: 0, functions: [], objects: nil, leaks: [])
        report.add(
            [
                .init(isMainThread: true, time: 0.001, addresses: [1, 2]), .init(isMainThread: true, time: 0.004, addresses: [2]),
                // A function that calls itself counts once; what has no name is left out.
                .init(isMainThread: true, time: 0.001, addresses: [1, 1, 9, 2]),
            ], named: [1: draw, 2: body])
        #expect(report.functions.map(\.function) == [body, draw])
        #expect(report.functions.map { ($0.own * 1000).rounded() } == [4, 2])
        #expect(report.functions.map { ($0.total * 1000).rounded() } == [6, 2])
        #expect(report.stacks == ["body;draw": 1, "body": 4, "body;draw;draw": 1])
    }

    private func function(_ name: String) -> ProfileReport.Function { .init(name: name, image: "App", file: nil, line: nil) }
}
