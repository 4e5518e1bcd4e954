import ChromiumSupport
import Foundation
import Simulator

/// A phone in the page with a list of 10,000 rows: frames while a finger scrolls it, and what host and app take of memory.
///
/// Frames come with the display, so the time between them says whether one was missed (it is then two frames of 60 Hz), and not how close that was: that is
/// what the longest stage of a frame says. A browser works on two frames at a time, so from a frame's beginning to its end two frames may pass.
struct PhoneBenchmark: Benchmark {
    let figures = [
        Figure(name: "longest stage of 95 % of frames while a list scrolls in the page", unit: "ms", target: .value(16.6)),
        Figure(name: "beginning to end of 95 % of frames while a list scrolls in the page", unit: "ms", target: .value(33.3)),
        // A frame at 60 Hz is 16 2/3 ms.
        Figure(name: "time between 95 % of frames while a list scrolls in the page", unit: "ms", target: .value(16.67)),
        Figure(name: "memory of the host and one app", unit: "MB", target: .value(150)),
    ]

    func run(on bench: Workbench) throws -> [Reading] {
        let bundle = try AppBundle(
            folder: bench.bundle(bench.app("Rows", of: "Meter", replacing: "FirstScreen.swift", by: Self.firstScreen)))
        bench.endHost()
        try bench.quince("sim", "boot", "iPhone 15").finish()
        try bench.quince("sim", "install", "booted", bundle.folder.path).finish()
        try bench.quince("sim", "launch", "booted", bundle.identifier).finish()
        defer { bench.endHost() }
        let browser = try Chromium()
        defer { browser.close() }
        let page = try browser.openPage(width: 600, height: 1000, pixelRatio: 3)
        try page.open(bench.pageAddress())
        try page.wait(for: "[...document.querySelectorAll('.element')].some((each) => each.textContent.includes('Place number 1'))")
        let times = try (0..<3).map { _ in try scroll(page, of: browser) }
        guard let host = HostRecord.read(in: bench.dataFolder) else { throw MeasuringFailure("the host has ended") }
        return [
            Reading(value: times.map(\.stage).median), Reading(value: times.map(\.latency).median),
            Reading(value: times.map(\.span).median),
            Reading(value: try MemoryUse.ofFamily(host.process)),
        ]
    }

    private static let firstScreen = """
        import UIKit

        @MainActor enum FirstScreen {
            static func make() -> UIViewController { TableScreen(rows: 10_000) }
        }

        """

    /// Scrolls the list; returns what 95 of 100 frames keep within.
    private func scroll(_ page: ChromiumPage, of browser: Chromium) throws -> (stage: Double, latency: Double, span: Double) {
        let box = try page.evaluate(
            "(() => { const box = document.querySelector('.display').getBoundingClientRect(); return [box.left, box.top, box.width, box.height]; })()"
        )
        guard let box = box as? [Double], box.count == 4 else { throw MeasuringFailure("the page shows no display") }
        var moved = 0.0
        let trace = try FrameTrace(of: browser) {
            try page.evaluate(Self.record)
            try drag(page, CGRect(x: box[0], y: box[1], width: box[2], height: box[3]))
            moved = try page.number("stopRecording()")
        }
        guard trace.spans.count > 100 else { throw MeasuringFailure("only \(trace.spans.count) frames were traced") }
        guard moved > 0.5 else { throw MeasuringFailure("the list moved in only \(Int(moved * 100)) % of the frames") }
        return (Self.bound(of: trace.stages), Self.bound(of: trace.latencies), Self.bound(of: trace.spans))
    }

    private static func bound(of values: [Double]) -> Double { values.sorted()[Int(Double(values.count) * 0.95)] }

    /// Drags and flicks the list up with the mouse and lets it run on.
    private func drag(_ page: ChromiumPage, _ display: CGRect) throws {
        let x = display.midX
        for _ in 0..<4 {
            var y = display.minY + display.height * 0.85
            try mouse(page, "mousePressed", x, y)
            for _ in 0..<30 {
                y -= display.height * 0.02
                try mouse(page, "mouseMoved", x, y)
                usleep(8000)
            }
            try mouse(page, "mouseReleased", x, y)
            usleep(500_000)
        }
    }

    private func mouse(_ page: ChromiumPage, _ type: String, _ x: Double, _ y: Double) throws {
        let buttons = type == "mouseReleased" ? 0 : 1
        try page.call("Input.dispatchMouseEvent", ["type": type, "x": x, "y": y, "button": "left", "buttons": buttons, "clickCount": 1])
    }

    /// Asks for every frame, and notes in which of them something on the display has changed.
    private static let record = """
        (() => {
          const moves = [];
          let isRecording = true, hasMoved = false;
          const observer = new MutationObserver(() => { hasMoved = true; });
          observer.observe(document.querySelector('.display'), { subtree: true, childList: true, attributes: true });
          const frame = () => {
            moves.push(hasMoved);
            hasMoved = false;
            if (isRecording) requestAnimationFrame(frame);
          };
          requestAnimationFrame(frame);
          window.stopRecording = () => {
            isRecording = false;
            observer.disconnect();
            return moves.filter(Boolean).length / moves.length;
          };
        })()
        """
}
