import Foundation

/// The page of a report: a map of the screens, and the findings with their pictures and flows, in one file.
struct ReportPage {
    private let report: ExplorationReport
    private let thumbnails: [String: Data]
    private let pictures: [String: Data]
    private let map: ScreenMap

    /// - Parameters:
    ///   - thumbnails: JPEGs by the identifiers of screens.
    ///   - pictures: JPEGs by the identifiers of findings.
    init(_ report: ExplorationReport, thumbnails: [String: Data], pictures: [String: Data]) {
        (self.report, self.thumbnails, self.pictures) = (report, thumbnails, pictures)
        map = ScreenMap(report.screens)
    }

    var html: String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>\(Self.escaped(report.name)): exploration</title>
        <style>\(ReportAssets.style)</style>
        </head>
        <body>
        <header>
        <div class="name"><h1>\(Self.escaped(report.name))</h1><p>\(Self.escaped(report.app)) · \(Self.escaped(report.device)) · seed \(report.seed)</p></div>
        <dl class="figures">\(figures)</dl>
        </header>
        <section class="map" aria-label="Map of the screens">
        <h2>Screens</h2>
        <p class="hint">From left to right by the number of actions from the launch. Point at a screen to see what leads to and from it; click it for its findings.</p>
        <div class="canvas" tabindex="0"><div class="sheet" style="width: \(map.width)px; height: \(map.height)px">
        \(edges)
        \(cards)
        </div></div>
        </section>
        <section class="findings" aria-label="Findings">
        <div class="heading"><h2>Findings</h2><div class="filters" role="group" aria-label="Filter">\(filters)</div></div>
        <div class="list">\(report.findings.isEmpty ? "<p class=\"none\">Nothing was found.</p>" : report.findings.map(finding).joined(separator: "\n"))</div>
        <p class="none" id="nothing" hidden>No finding matches.</p>
        </section>
        <footer>Written by quince explore. The same seed explores the same way: <code>quince explore APP --seed \(report.seed)</code></footer>
        <script>\(ReportAssets.script)</script>
        </body>
        </html>

        """
    }

    // MARK: Head

    private func count(_ severity: FindingSeverity) -> Int { report.findings.count { $0.severity == severity && !$0.isKnown } }

    private var figures: String {
        let known = report.findings.count(where: \.isKnown)
        var figures: [(value: String, name: String, kind: String)] = [
            ("\(report.screens.count)", report.screens.count == 1 ? "screen" : "screens", ""),
            ("\(report.steps)", "steps", ""),
            (report.isClosed ? "all" : "part", report.isClosed ? "was tried" : "was tried so far", ""),
            ("\(count(.error))", count(.error) == 1 ? "error" : "errors", count(.error) > 0 ? "error" : "good"),
            ("\(count(.warning))", count(.warning) == 1 ? "warning" : "warnings", count(.warning) > 0 ? "warning" : "good"),
            ("\(count(.note))", count(.note) == 1 ? "note" : "notes", ""),
        ]
        if known > 0 { figures.append(("\(known)", "known", "")) }
        return figures.map { "<div class=\"\($0.kind)\"><dt>\($0.name)</dt><dd>\($0.value)</dd></div>" }.joined()
    }

    // MARK: Map

    private var edges: String {
        let lines = report.edges.compactMap { edge -> String? in
            guard let path = map.path(from: edge.from, to: edge.to) else { return nil }
            let isOn = (map.places[edge.to]?.x ?? 0) > (map.places[edge.from]?.x ?? 0)
            return """
                <path class="\(isOn ? "on" : "back")" d="\(path)" data-from="\(edge.from)" data-to="\(edge.to)"><title>\(Self.escaped(edge.action))</title></path>
                """
        }
        return """
            <svg width="\(map.width)" height="\(map.height)" aria-hidden="true"><defs>\
            <marker id="tip" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8Z"/></marker>\
            </defs>\(lines.joined())</svg>
            """
    }

    private var cards: String {
        report.screens.map { screen in
            guard let place = map.places[screen.id] else { return "" }
            let findings = report.findings.filter { $0.screen == screen.id && !$0.isKnown }
            let worst = findings.map(\.severity).max()
            let picture =
                thumbnails[screen.id].map {
                    "<img src=\"\(Self.dataAddress($0))\" alt=\"\" width=\"\(ScreenMap.cardWidth)\" loading=\"lazy\">"
                } ?? "<div class=\"blank\"></div>"
            let badge = worst.map { "<span class=\"badge \($0.rawValue)\">\(findings.count)</span>" } ?? ""
            return """
                <button type="button" class="card\(screen.isSystem ? " system" : "")" data-screen="\(screen.id)" \
                style="left: \(place.x)px; top: \(place.y)px" aria-label="\(Self.escaped(screen.title)), \(findings.count) findings">\
                <span class="frame">\(picture)\(badge)</span><strong>\(Self.escaped(screen.title))</strong>\
                <small>\(screen.isSystem ? "of the system" : "\(screen.tried) of \(screen.actions) actions")</small></button>
                """
        }.joined(separator: "\n")
    }

    // MARK: Findings

    private var filters: String {
        var kinds: [FindingKind] = []
        for finding in report.findings where !kinds.contains(finding.kind) { kinds.append(finding.kind) }
        return kinds.map { kind in
            let number = report.findings.count { $0.kind == kind }
            return
                "<button type=\"button\" data-kind=\"\(kind.rawValue)\" aria-pressed=\"false\">\(kind.title) <span>\(number)</span></button>"
        }.joined()
    }

    private func finding(_ finding: Finding) -> String {
        let screen = report.screens.first { $0.id == finding.screen }
        let picture =
            pictures[finding.id].map { data in
                "<a class=\"shot\" href=\"\(Self.escaped(finding.picture ?? ""))\"><img src=\"\(Self.dataAddress(data))\" alt=\"The place on the screen\" loading=\"lazy\"></a>"
            } ?? ""
        let steps = finding.steps.map { "<li>\(Self.escaped($0))</li>" }.joined()
        let frames = finding.frames.isEmpty ? "" : "<pre>\(Self.escaped(finding.frames.joined(separator: "\n")))</pre>"
        let flow = finding.flow.map { name in
            "<p class=\"flow\"><a href=\"\(Self.escaped(name))\">\(Self.escaped(name))</a></p>"
        }
        return """
            <article data-kind="\(finding.kind.rawValue)" data-screen="\(finding.screen)" id="\(finding.id)"\(finding.isKnown ? " class=\"known\"" : "")>
            <div class="text">
            <p class="kind"><span class="badge \(finding.severity.rawValue)">\(finding.severity.rawValue)</span> \(finding.kind.title)\
            \(finding.isKnown ? " · known" : "")\(finding.variation.map { " · \(Self.escaped($0.title))" } ?? "")</p>
            <h3>\(Self.escaped(finding.message))</h3>
            <p class="where">\(Self.escaped([screen?.title, finding.element].compactMap { $0 }.joined(separator: " · ")))</p>
            \(frames)<ol>\(steps)</ol>
            \(flow ?? "<p class=\"flow\">No flow has shown it again.</p>")
            </div>
            \(picture)
            </article>
            """
    }

    private static func dataAddress(_ jpeg: Data) -> String { "data:image/jpeg;base64," + jpeg.base64EncodedString() }

    static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
    }
}
