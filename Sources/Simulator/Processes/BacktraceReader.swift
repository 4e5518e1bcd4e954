import Foundation

/// Tells an app's own words from the report that Swift's backtracer prints when the app crashes, and reads that report.
struct BacktraceReader {
    private(set) var report: [String] = []
    private var isInReport = false
    private var size = 0
    /// The longest report; the backtracer's own has a few hundred lines.
    private static let (mostLines, mostBytes) = (5_000, 4 << 20)
    /// The last `Fatal error: …` the app printed.
    private(set) var fatalError: String?

    /// Takes a line of the error output; returns whether it is the app's own.
    mutating func take(_ line: String) -> Bool {
        // What the runtime cannot do while it gathers a report (a thread that ends just then is not suspended) is no word of the app's.
        guard !line.hasPrefix("swift-runtime: ") else { return false }
        if line.hasPrefix("*** Signal ") || line.hasPrefix("*** Program crashed") || line.hasPrefix("💣 Program crashed") {
            isInReport = true
        }
        guard isInReport else {
            if let range = line.range(of: "Fatal error: ") { fatalError = String(line[range.upperBound...]) }
            return true
        }
        // An app can print what looks like the beginning of a report, and then anything: that is its own.
        size += line.utf8.count
        guard report.count < Self.mostLines, size <= Self.mostBytes else { return true }
        report.append(line)
        return false
    }

    /// Whether the report is there to its end.
    var isComplete: Bool { report.contains { $0.hasPrefix("Backtrace took ") } }

    /// `Bad pointer dereference at 0x0000000000000000`.
    var crashReason: String? {
        for line in report {
            guard let range = line.range(of: "Program crashed: ") else { continue }
            let reason = String(line[range.upperBound...]).replacingOccurrences(of: " ***", with: "")
            // What stands there is no address, but the number of the process.
            return reason.hasPrefix("Aborted at ") ? "abort() called" : reason
        }
        return nil
    }

    /// The frames of some images (the app's own), innermost first: `ViewController.swift:12 ViewController.save()`.
    func frames(ofImages images: [String]) -> [String] {
        report.compactMap { line in images.lazy.compactMap { Self.frame(in: line, image: $0) }.first }
    }

    /// Reads `3 [ra] 0x0000aaaa app.ViewController.save() + 40 in App at /path/ViewController.swift:12:9`.
    private static func frame(in line: String, image: String) -> String? {
        let parts = line.split(separator: " ", omittingEmptySubsequences: true)
        guard parts.count > 2, Int(parts[0]) != nil, let marker = line.range(of: " in \(image)", options: .backwards) else { return nil }
        let rest = line[marker.upperBound...]
        guard rest.isEmpty || rest.hasPrefix(" at ") else { return nil }
        var words = parts.dropFirst()
        while let first = words.first, first.hasPrefix("[") || first.hasPrefix("0x") { words = words.dropFirst() }
        var symbol = words.joined(separator: " ")
        if let range = symbol.range(of: " in \(image)", options: .backwards) { symbol = String(symbol[..<range.lowerBound]) }
        if let plus = symbol.range(of: " + ", options: .backwards), Int(symbol[plus.upperBound...]) != nil {
            symbol = String(symbol[..<plus.lowerBound])
        }
        // What AppBuilder has added to the app is no place in its source.
        if symbol.contains("__quince") || symbol.contains("__Quince") { return nil }
        guard symbol != "main", !symbol.hasPrefix("static ") || !symbol.hasSuffix(".$main()") else { return nil }
        guard rest.hasPrefix(" at ") else { return symbol }
        let place = rest.dropFirst(4).split(separator: ":")
        guard let path = place.first else { return symbol }
        let file = URL(fileURLWithPath: String(path)).lastPathComponent
        guard !file.hasPrefix("<") else { return nil }
        return place.count > 1 ? "\(file):\(place[1]) \(symbol)" : "\(file) \(symbol)"
    }
}
