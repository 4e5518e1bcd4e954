import Foundation

/// The figures of one period of a soak, usually a minute.
struct SoakPeriod {
    /// Medians of a process: memory in MB of 1,000,000 bytes, and counts.
    struct Process {
        /// Memory that is its own and has been written to.
        let dirty: Double
        /// Its memory; of what others share with it, its part.
        let proportional: Double
        let descriptors, threads: Double
    }

    /// The page at the period's end, after a garbage collection.
    struct Page {
        /// Memory of its scripts, in MB of 1,000,000 bytes.
        let heap: Double
        let nodes, listeners, documents: Double
    }

    /// Minutes since the beginning.
    let end: Double
    /// The number of apps launched by then.
    let launches: Int
    let processes: [(name: String, figures: Process)]
    let page: Page

    /// Each figure that must not grow, with its name and how far it may differ besides the common share.
    var figures: [(name: String, value: Double, slack: Double)] {
        var all: [(name: String, value: Double, slack: Double)] = []
        for (name, figures) in processes { all.append(("memory of the \(name), MB", figures.dirty, 0)) }
        all += [
            ("memory of the page’s scripts, MB", page.heap, 0), ("nodes of the page", page.nodes, 0),
            ("event listeners of the page", page.listeners, 0), ("documents of the page", page.documents, 0),
        ]
        // Threads of a pool, and a socket of a request just under way, come and go.
        for (name, figures) in processes where name != "page" {
            all += [("file descriptors of the \(name)", figures.descriptors, 2), ("threads of the \(name)", figures.threads, 3)]
        }
        return all
    }

    static let heading =
        row(
            [
                "minute", "launches", "host", "app", "home", "page", "scripts", "nodes", "listeners", "documents", "files h/a/s",
                "threads h/a/s",
            ])
        + "\n" + row(["", "", "MB own/PSS", "MB own/PSS", "MB own/PSS", "MB own/PSS", "MB"])

    var row: String {
        func number(_ value: Double) -> String { String(format: "%.1f", value) }
        func counts(_ figure: (Process) -> Double) -> String {
            processes.filter { $0.name != "page" }.map { "\(Int(figure($0.figures)))" }.joined(separator: "/")
        }
        return Self.row(
            [number(end), "\(launches)"] + processes.map { number($0.figures.dirty) + "/" + number($0.figures.proportional) } + [
                String(format: "%.2f", page.heap), "\(Int(page.nodes))", "\(Int(page.listeners))", "\(Int(page.documents))",
                counts(\.descriptors), counts(\.threads),
            ])
    }

    private static func row(_ cells: [String]) -> String {
        cells.map { String(repeating: " ", count: max(0, 13 - $0.count)) + $0 }.joined()
    }
}
