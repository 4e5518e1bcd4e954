import ChromiumSupport
import Foundation
import Simulator

/// A phone in the page with a list of 10,000 rows: frames while a finger scrolls it, and what host and app take of memory.
struct PhoneBenchmark: Benchmark {
    let figures = [
        // A frame at 60 Hz, in the browser's tenths of a millisecond.
        Figure(name: "95 % of frames while a list scrolls in the page", unit: "ms", target: .value(16.7)),
        Figure(name: "memory of the host and one app", unit: "MB", target: .value(150)),
    ]

    func run(on bench: Workbench) throws -> [Reading] {
        let bundle = try AppBundle(
            folder: bench.bundle(bench.app("Rows", of: "Meter", replacing: "FirstScreen.swift", by: Self.firstScreen)))
        bench.endHost()
        let address = try bench.quince("sim", "boot", "iPhone 15").finish().last ?? ""
        guard let url = URL(string: address) else { throw MeasuringFailure("“\(address)” is no address") }
        try bench.quince("sim", "install", "booted", bundle.folder.path).finish()
        try bench.quince("sim", "launch", "booted", bundle.identifier).finish()
        defer { bench.endHost() }
        let browser = try Chromium()
        defer { browser.close() }
        let page = try browser.openPage(width: 600, height: 1000, pixelRatio: 3)
        try page.open(url)
        try page.wait(for: "[...document.querySelectorAll('.element')].some((each) => each.textContent.includes('Place number 1'))")
        let times = try (0..<3).map { _ in try scroll(page) }
        guard let host = HostRecord.read(in: bench.dataFolder) else { throw MeasuringFailure("the host has ended") }
        return [Reading(value: times.median), Reading(value: try MemoryUse.ofFamily(host.process))]
    }

    private static let firstScreen = """
        import UIKit

        @MainActor enum FirstScreen {
            static func make() -> UIViewController { TableScreen(rows: 10_000) }
        }

        """

    /// Drags and flicks the list up with the mouse and lets it run on; returns the time that 95 of 100 frames keep.
    private func scroll(_ page: ChromiumPage) throws -> Double {
        let box = try page.evaluate(
            "(() => { const box = document.querySelector('.display').getBoundingClientRect(); return [box.left, box.top, box.width, box.height]; })()"
        )
        guard let box = box as? [Double], box.count == 4 else { throw MeasuringFailure("the page shows no display") }
        let x = box[0] + box[2] / 2
        try page.evaluate(Self.record)
        for _ in 0..<4 {
            var y = box[1] + box[3] * 0.85
            try mouse(page, "mousePressed", x, y)
            for _ in 0..<30 {
                y -= box[3] * 0.02
                try mouse(page, "mouseMoved", x, y)
                usleep(8000)
            }
            try mouse(page, "mouseReleased", x, y)
            usleep(500_000)
        }
        let result = try page.evaluate("stopRecording()")
        guard let result = result as? [String: Any], let time = (result["time"] as? NSNumber)?.doubleValue,
            let moved = (result["moved"] as? NSNumber)?.doubleValue
        else { throw MeasuringFailure("no frames were recorded") }
        guard moved > 0.5 else { throw MeasuringFailure("the list moved in only \(Int(moved * 100)) % of the frames") }
        return time
    }

    private func mouse(_ page: ChromiumPage, _ type: String, _ x: Double, _ y: Double) throws {
        let buttons = type == "mouseReleased" ? 0 : 1
        try page.call("Input.dispatchMouseEvent", ["type": type, "x": x, "y": y, "button": "left", "buttons": buttons, "clickCount": 1])
    }

    /// Notes when frames come, and in which of them something on the display has changed.
    private static let record = """
        (() => {
          const times = [], moves = [];
          let isRecording = true, hasMoved = false;
          const observer = new MutationObserver(() => { hasMoved = true; });
          observer.observe(document.querySelector('.display'), { subtree: true, childList: true, attributes: true });
          const frame = (now) => {
            times.push(now);
            moves.push(hasMoved);
            hasMoved = false;
            if (isRecording) requestAnimationFrame(frame);
          };
          requestAnimationFrame(frame);
          window.stopRecording = () => {
            isRecording = false;
            observer.disconnect();
            const spans = times.slice(1).map((time, index) => time - times[index]).sort((a, b) => a - b);
            return { time: Math.round(spans[Math.floor(spans.length * 0.95)] * 10) / 10, moved: moves.filter(Boolean).length / moves.length };
          };
        })()
        """
}
