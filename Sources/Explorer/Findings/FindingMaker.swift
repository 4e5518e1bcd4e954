import Compositor
import Foundation
import Simulator

/// A finding with its files.
struct MadeFinding {
    var finding: Finding
    /// The text of the flow's file.
    var flow: String?
    /// The picture with the place marked: a PNG for the folder, and a small JPEG for the page.
    var picture: ScreenPicture.Marked?
}

/// Looks for the shortest flow that shows each fault, and takes its picture.
struct FindingMaker {
    private let explorer: Explorer
    private let replayer: PathReplayer

    init(_ explorer: Explorer) {
        self.explorer = explorer
        replayer = PathReplayer(explorer.shared) { [explorer] in explorer.isOver(time: Self.part) }
    }

    /// - Returns: The findings, the worst first.
    func make() throws -> [MadeFinding] {
        var made: [MadeFinding] = []
        var groups: [(key: String, candidates: [Candidate])] = []
        // The worst first, as long as there is time.
        let severities = FindingSeverity.allCases.reversed()
        for candidate in severities.flatMap({ severity in explorer.candidates.all.filter { $0.issue.severity == severity } }) {
            if candidate.issue.kind.endsApp || candidate.issue.kind == .memoryGrowth || candidate.issue.frame == nil {
                if let finding = try single(candidate) { made.append(finding) }
            } else {
                // One replay shows all faults of a screen.
                let key = "\(candidate.state?.number ?? -1) \(candidate.variation.title)"
                if let index = groups.firstIndex(where: { $0.key == key }) {
                    groups[index].candidates.append(candidate)
                } else {
                    groups.append((key, [candidate]))
                }
            }
        }
        for group in groups { made += try onScreen(group.candidates) }
        // One function of the app's may end it by several ways.
        var functions: Set<String> = []
        made.removeAll { each in
            guard each.finding.kind.endsApp, let frame = each.finding.frames.first else { return false }
            return !functions.insert("\(each.finding.kind.rawValue) \(frame)").inserted
        }
        return made.sorted {
            // From the worst down, then by kind.
            ($1.finding.severity, $0.finding.kind.rawValue, $0.finding.screen, $0.finding.id)
                < ($0.finding.severity, $1.finding.kind.rawValue, $1.finding.screen, $1.finding.id)
        }
    }

    /// The part of the time after which no flow is looked for any longer.
    private static let part = 1.0

    private func shortPath(to state: ScreenState?) -> [ExplorerAction]? {
        guard let state else { return [] }
        return explorer.graph.path(from: explorer.firstState, to: { $0 === state })?.map(\.action)
    }

    // MARK: Faults of one path

    /// - Returns: nil for an app that was only slow.
    private func single(_ candidate: Candidate) throws -> MadeFinding? {
        var paths: [[ExplorerAction]] = []
        if candidate.issue.kind.endsApp, let action = candidate.action {
            // Often it takes the last actions on that screen, and no others.
            if let path = shortPath(to: candidate.state) {
                paths.append(path + [action])
                for count in 2...3 where candidate.trail.count > count { paths.append(path + candidate.trail.suffix(count)) }
            }
        } else if candidate.issue.kind != .memoryGrowth, let path = shortPath(to: candidate.state) {
            paths.append(path)
        }
        if !candidate.shortTrail.isEmpty { paths.append(candidate.shortTrail) }
        paths.append(candidate.trail)
        // A hang takes the patience each time, and growth is measured on its cycle.
        let shrinks = candidate.issue.kind != .hang && candidate.issue.kind != .memoryGrowth && candidate.issue.kind != .deadEnd
        let replay = try replayer.shortest(
            of: paths, candidate.variation, keeps: candidate.issue.kind.endsApp && candidate.action != nil ? 1 : 0, shrinks: shrinks
        ) { fits($0, candidate) }
        // A machine that is busy with other things makes apps slow: a hang that does not show again is none.
        guard let replay else { return candidate.issue.kind == .hang && !replayer.isOver() ? nil : made(candidate, nil, nil) }
        var shown = candidate
        // The functions in which it has ended are found once, on the shortest path. What is busy has more time there.
        if candidate.issue.kind == .crash || candidate.issue.kind == .hang,
            let traced = try replayer.replay(replay.actions, candidate.variation, traces: true)
        {
            if case .failed(let failure) = traced.outcome { shown.failure = failure } else if candidate.issue.kind == .hang { return nil }
        }
        // Flows go on where the app has ended in order.
        let check: [FlowStep] = candidate.issue.kind == .exit ? [.assertVisible(.text(".*", index: nil))] : []
        return made(shown, replay.steps + check, try picture(of: candidate, replay))
    }

    private func fits(_ replay: PathReplayer.Replay, _ candidate: Candidate) -> Bool {
        let issue = candidate.issue
        switch (issue.kind, replay.outcome) {
        case (.crash, .failed(let failure)), (.hang, .failed(let failure)), (.exit, .failed(let failure)):
            return FailurePlace(failure, line: replay.phone.failureLine) == candidate.place
        case (.memoryGrowth, .reached): return true
        case (.deadEnd, .reached(let screen)): return screen.signature == candidate.state?.signature
        case (_, .reached): return replay.logged.contains { $0.kind == issue.kind && $0.elementKey == issue.elementKey }
        default: return false
        }
    }

    /// The screen with the fault; of an app that has ended, the screen before that with what was touched.
    private func picture(of candidate: Candidate, _ replay: PathReplayer.Replay) throws -> ScreenPicture.Marked? {
        guard candidate.issue.kind.endsApp else { return ScreenPicture.marked(try replay.phone.session.frame(), candidate.issue.frame) }
        guard let before = try replayer.replay(Array(replay.actions.dropLast()), candidate.variation),
            case .reached(let screen) = before.outcome
        else { return nil }
        let place = replay.actions.last.flatMap { ExplorerPhone.item(of: $0, on: screen, isTranslated: false)?.frame }
        return ScreenPicture.marked(try before.phone.session.frame(), place)
    }

    // MARK: Faults of a screen

    private func onScreen(_ candidates: [Candidate]) throws -> [MadeFinding] {
        guard let first = candidates.first, let state = first.state else { return [] }
        var made: [MadeFinding] = []
        var left = candidates
        // What the shortest path does not show belongs to another content of the screen.
        let paths = [shortPath(to: state)].compactMap { $0 } + candidates.prefix(Self.mostTrails).flatMap { [$0.shortTrail, $0.trail] }
        var tried: [[ExplorerAction]] = []
        for path in paths where !left.isEmpty && !tried.contains(path) {
            tried.append(path)
            guard let replay = try replayer.replay(path, first.variation), case .reached = replay.outcome else { continue }
            let wanted = Set(left.map { key($0.issue) })
            let (issues, screen) = try look(replay, state)
            guard !wanted.isDisjoint(with: issues.keys) else { continue }
            let shorter = try shorten(replay, wanted.intersection(issues.keys), state)
            let frame = try replay.phone.session.frame()
            for candidate in left {
                guard let issue = issues[key(candidate.issue)] else { continue }
                var shown = candidate
                shown.issue = issue
                made.append(self.made(shown, shorter.steps + assertion(issue, screen), ScreenPicture.marked(frame, issue.frame)))
            }
            left.removeAll { issues[key($0.issue)] != nil }
        }
        return made + left.map { self.made($0, nil, nil) }
    }

    private static let mostTrails = 3

    private func key(_ issue: ScreenIssue) -> String { "\(issue.kind.rawValue) \(issue.elementKey)" }

    private func look(_ replay: PathReplayer.Replay, _ state: ScreenState) throws -> ([String: ScreenIssue], ScreenModel) {
        let issues = try explorer.issues(replay.phone, state: state)
        return (Dictionary(issues.map { (key($0), $0) }) { first, _ in first }, try replay.phone.audit())
    }

    /// The same path with fewer actions, where all of the faults show, too.
    private func shorten(_ replay: PathReplayer.Replay, _ wanted: Set<String>, _ state: ScreenState) throws -> PathReplayer.Replay {
        guard replay.actions.count > 1 else { return replay }
        let shorter = try replayer.shortest(of: [replay.actions], replay.phone.variation) {
            guard case .reached = $0.outcome else { return false }
            return wanted.isSubset(of: try look($0, state).0.keys)
        }
        return shorter ?? replay
    }

    /// The step that sees the element.
    private func assertion(_ issue: ScreenIssue, _ screen: ScreenModel) -> [FlowStep] {
        guard
            let item = screen.items.first(where: {
                issue.elementKey.hasPrefix($0.key) && $0.frame == issue.frame || $0.title == issue.elementTitle
            })
        else { return [] }
        let selector = SelectorFinder(screen).selector(of: item)
        switch selector {
        case .text, .identifier: return [.assertVisible(selector)]
        case .point, .percent: return []
        }
    }

    // MARK: The finding

    private func made(_ candidate: Candidate, _ steps: [FlowStep]?, _ picture: ScreenPicture.Marked?) -> MadeFinding {
        let issue = candidate.issue
        var finding = Finding(
            id: candidate.id, kind: issue.kind, severity: issue.severity, message: issue.message,
            screen: candidate.state?.signature.short ?? explorer.graph.states.first?.signature.short ?? "launch")
        finding.frames = candidate.failure?.frames ?? []
        finding.element = issue.elementTitle.isEmpty ? nil : issue.elementTitle
        finding.frame = issue.frame.map { Finding.Frame($0) }
        finding.variation = candidate.variation == PhoneVariation() ? nil : candidate.variation
        finding.steps = steps?.map(\.title) ?? candidate.trail.map(\.title)
        if steps != nil { finding.flow = "flows/\(candidate.id).yaml" }
        if picture != nil { finding.picture = "pictures/\(candidate.id).png" }
        let flow = steps.map { FlowWriter.text($0, finding, app: explorer.shared.bundle.identifier, arguments: explorer.shared.arguments) }
        return MadeFinding(finding: finding, flow: flow, picture: picture)
    }
}
