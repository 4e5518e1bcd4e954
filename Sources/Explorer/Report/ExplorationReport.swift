import Foundation

/// What an exploration has found: the content of `report.json`. It has no times, so that the same seed gives the same bytes.
public struct ExplorationReport: Codable, Sendable {
    /// The version of the format.
    public var version = 1
    public var app: String
    public var name: String
    public var device: String
    public var seed: UInt64
    /// Whether everything that was found was tried.
    public var isClosed: Bool
    /// The number of actions.
    public var steps: Int
    public var screens: [Screen]
    public var edges: [Edge]
    public var findings: [Finding]

    /// A screen of the app.
    public struct Screen: Codable, Sendable {
        /// The hash of its structure.
        public var id: String
        public var title: String
        /// The number of actions from the launch to it.
        public var depth: Int?
        /// Whether it belongs to the system, such as a share sheet.
        public var isSystem: Bool
        /// The number of actions that were found, and that were tried.
        public var actions: Int
        public var tried: Int
    }

    /// What leads from a screen to another.
    public struct Edge: Codable, Sendable {
        public var from: String
        public var to: String
        public var action: String
    }
}

/// An exploration with its files.
public struct Exploration {
    public internal(set) var report: ExplorationReport
    /// Actions a second while screens were looked for and visited; pictures of findings and their flows come after that.
    public let stepsPerSecond: Double
    /// All of the time that it took.
    public let seconds: Double
    /// The number of launches of the app.
    public let launches: Int
    private let made: [MadeFinding]
    private let thumbnails: [String: Data]

    init(explorer: Explorer, findings: [MadeFinding], isClosed: Bool, steps: Int, exploringTime: Double, seconds: Double) {
        let graph = explorer.graph
        made = findings
        self.seconds = seconds
        launches = explorer.shared.launches
        stepsPerSecond = Double(steps) / max(exploringTime, 0.001)
        var thumbnails: [String: Data] = [:]
        for state in graph.states { thumbnails[state.signature.short] = state.thumbnail }
        self.thumbnails = thumbnails
        let screens = graph.states.map { state in
            ExplorationReport.Screen(
                id: state.signature.short, title: state.title.isEmpty ? "Screen \(state.number + 1)" : state.title,
                depth: graph.path(from: explorer.firstState, to: { $0 === state })?.count, isSystem: state.isSystem,
                actions: state.records.count, tried: state.records.count { $0.status == .tried || $0.status == .failed })
        }
        var edges: [ExplorationReport.Edge] = []
        for state in graph.states {
            var targets: Set<Int> = []
            for record in state.records {
                for target in record.results where target != state.number && targets.insert(target).inserted {
                    edges.append(.init(from: state.signature.short, to: graph.states[target].signature.short, action: record.action.title))
                }
            }
        }
        report = ExplorationReport(
            app: explorer.shared.bundle.identifier, name: explorer.shared.bundle.displayName,
            device: explorer.shared.configuration.device.name, seed: explorer.options.seed, isClosed: isClosed, steps: steps,
            screens: screens, edges: edges, findings: findings.map(\.finding))
    }

    /// Marks the findings that a baseline lists.
    public mutating func apply(_ baseline: Baseline) {
        for index in report.findings.indices { report.findings[index].isKnown = baseline.contains(report.findings[index].id) }
    }

    /// The report as JSON, the same bytes for the same report.
    public func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(report) + Data("\n".utf8)
    }

    /// The files of the report by their names in its folder.
    public func files() throws -> [(name: String, data: Data)] {
        var files: [(name: String, data: Data)] = [("report.json", try json())]
        var pictures: [String: Data] = [:]
        for each in made {
            if let name = each.finding.flow, let flow = each.flow { files.append((name, Data(flow.utf8))) }
            if let name = each.finding.picture, let picture = each.picture {
                files.append((name, picture.png))
                pictures[each.finding.id] = picture.jpeg
            }
        }
        files.append(("report.html", Data(ReportPage(report, thumbnails: thumbnails, pictures: pictures).html.utf8)))
        return files
    }
}
