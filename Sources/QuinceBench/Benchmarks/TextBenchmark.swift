import ChromiumSupport
import CoreGraphics
import CoreText
import Foundation

/// Sizes of a thousand labels that were not seen before, of words that were: on one line each, and wrapped.
struct TextBenchmark: Benchmark {
    let figures = [
        Figure(name: "1,000 labels measured", unit: "ms", target: .value(0.7), rival: "Chromium's layout"),
        Figure(name: "1,000 labels wrapped", unit: "ms", target: .value(4), rival: "Chromium's layout"),
    ]

    private static let count = 1000
    private static let width = 240.0
    private static let fontSize = 17.0

    func run(on bench: Workbench) throws -> [Reading] {
        let browser = try Chromium()
        defer { browser.close() }
        let page = try browser.openPage(width: 393, height: 852, pixelRatio: 3)
        try page.open(bench.materials.appendingPathComponent("Labels.html"))
        let font = TextFont.system(size: Self.fontSize)
        let single = try compare(page, words: 2...4, width: nil) { text in
            TextLayout(text, TextAttributes(font: font), size: CGSize(width: CGFloat.infinity, height: .infinity)).usedSize.width
        }
        let wrapped = try compare(page, words: 12...20, width: Self.width) { text in
            TextLayout(text, TextAttributes(font: font), size: CGSize(width: Self.width, height: .infinity)).usedSize.height
        }
        return [single, wrapped]
    }

    private func compare(_ page: ChromiumPage, words: ClosedRange<Int>, width: Double?, measure: (String) -> CGFloat) throws -> Reading {
        var samples = SampleTexts()
        // Shapes every word once.
        for text in samples.texts(5 * Self.count, words: words) { _ = measure(text) }
        var texts: [String] = []
        return try interleaved(runs: 15) {
            texts = samples.texts(Self.count, words: words)
            var sum: CGFloat = 0
            let seconds = Stopwatch.time { for text in texts { sum += measure(text) } }
            guard sum > 0 else { throw MeasuringFailure("the labels have no size") }
            return seconds * 1000
        } _: {
            let list = String(decoding: try JSONEncoder().encode(texts), as: UTF8.self)
            return try page.number("layOut(\(list), \(width.map { "\($0)" } ?? "null"))")
        }
    }
}
