import ChromiumSupport
import Foundation

/// A file is changed and saved while `quince preview` shows the app's previews, up to the frame of the page that shows it: a literal, the body of
/// a view, and a stored property, after which the preview is started again.
struct LivePreviewBenchmark: Benchmark {
    let figures = [
        Figure(name: "preview: a literal changed → new frame", unit: "s", target: .value(0.3)),
        Figure(name: "preview: a body changed, the first after a build → new frame", unit: "s", target: .value(1)),
        Figure(name: "preview: a body changed again → new frame", unit: "s", target: .value(1)),
        Figure(name: "preview: a stored property changed → frame of the preview started again", unit: "s", target: .value(3)),
    ]

    func run(on bench: Workbench) throws -> [Reading] {
        let app = try PreviewedApp(bench)
        let run = try bench.quince("preview", app.folder.path, "--no-open")
        defer { run.end() }
        _ = try run.line(within: 300) { $0.hasPrefix("http://") }
        let browser = try Chromium()
        defer { browser.close() }
        let page = try browser.openPage(width: 900, height: 1200)
        try page.open(bench.pageAddress("--previews"))
        do {
            try page.evaluate(Self.frame(showing: app.color(of: .property)))
            return try measure(app, page)
        } catch { throw MeasuringFailure("\(error) “quince preview” says: \(run.lastWords)") }
    }

    private func measure(_ app: PreviewedApp, _ page: ChromiumPage) throws -> [Reading] {
        var times: [String: [Double]] = [:]
        func change(_ part: PreviewedApp.Part, _ name: String) throws {
            // Time to look at what there is, which nobody spends less of.
            Thread.sleep(forTimeInterval: 1)
            try app.change(part)
            let watch = Stopwatch()
            try app.save()
            try page.evaluate(Self.frame(showing: app.color(of: part)))
            times[name, default: []].append(watch.seconds)
        }
        for _ in 0..<3 {
            try change(.property, "property")
            try change(.body, "first body")
            for _ in 0..<2 {
                try change(.body, "body")
                try change(.literal, "literal")
            }
        }
        return ["literal", "first body", "body", "property"].map { Reading(value: (times[$0] ?? []).median) }
    }

    /// A promise that is kept with the first frame of the preview that shows a layer of this colour.
    static func frame(showing color: String) -> String {
        """
        new Promise((done) => {
          const find = () => {
            const frame = document.querySelector('iframe');
            const isLoaded = frame?.contentDocument?.readyState === 'complete' && frame.contentDocument.URL !== 'about:blank';
            if (!isLoaded) return setTimeout(find, 20);
            const { document: inner, MutationObserver, requestAnimationFrame } = frame.contentWindow;
            const isThere = () => [...inner.querySelectorAll('.layer')].some((each) => each.style.backgroundColor === '\(color)');
            const presented = () => requestAnimationFrame(() => setTimeout(done));
            if (isThere()) return presented();
            const observer = new MutationObserver(() => { if (isThere()) { observer.disconnect(); presented(); } });
            observer.observe(inner.body, { subtree: true, childList: true, attributes: true });
          };
          find();
        })
        """
    }
}

/// An app of a thousand lines whose preview shows three colours; each is written in another way.
final class PreviewedApp {
    enum Part: CaseIterable { case literal, body, property }

    let folder: URL
    private let template: String
    private var shades: [Part: Int] = [.literal: 100, .body: 100, .property: 100]

    init(_ bench: Workbench) throws {
        folder = try bench.app("Previews")
        template = try String(contentsOf: folder.appendingPathComponent("Shades.swift"), encoding: .utf8)
        let section = try String(contentsOf: folder.appendingPathComponent("Section.swift"), encoding: .utf8)
        let count = 1000 / section.split(separator: "\n", omittingEmptySubsequences: false).count + 1
        for number in 1...count {
            try section.replacingOccurrences(of: "Section1", with: "Section\(number)").write(
                to: folder.appendingPathComponent(number == 1 ? "Section.swift" : "Section\(number).swift"), atomically: true,
                encoding: .utf8)
        }
        try save()
    }

    /// Gives a part another shade, in the source that is saved next.
    func change(_ part: Part) throws {
        shades[part, default: 100] += 1
        if shades[part, default: 100] > 250 { throw MeasuringFailure("there are no more shades") }
    }

    func save() throws {
        var text = template
        for part in Part.allCases {
            let old = Self.written(part, 100)
            guard text.contains(old) else { throw MeasuringFailure("Shades.swift does not say “\(old)”") }
            text = text.replacingOccurrences(of: old, with: Self.written(part, shades[part, default: 100]))
        }
        try text.write(to: folder.appendingPathComponent("Shades.swift"), atomically: true, encoding: .utf8)
    }

    private static func written(_ part: Part, _ shade: Int) -> String {
        switch part {
        case .literal: String(format: "blue: %.4f", Double(shade) / 255)
        case .body: "\(shade) / 255"
        case .property: "kept = \(shade)"
        }
    }

    /// The part's colour as the page writes it.
    func color(of part: Part) -> String {
        let shade = shades[part, default: 100]
        switch part {
        case .literal: return "rgb(0, 0, \(shade))"
        case .body: return "rgb(255, 0, \(shade))"
        case .property: return "rgb(0, 255, \(shade))"
        }
    }
}
