import Compositor
import DeviceProtocol
import Foundation
import Simulator

/// Walks an app by itself: tries what was not tried on each screen it finds, checks the screens, and keeps what leads from one to another.
///
/// Everything follows from the seed: the same app and options give the same exploration, unless the time runs out. Not thread-safe.
public final class Explorer {
    let options: ExplorerOptions
    let shared: ExplorerPhone.Shared
    let translations: Translations
    let progress: (String) -> Void
    var graph = StateGraph()
    var candidates = CandidateList()
    var untranslatedTexts: [String: Set<String>] = [:]
    private var generator: SeededGenerator
    private var phone: ExplorerPhone?
    private let start = Date()
    /// The number of the state that the app has shown after its last launch.
    private(set) var firstState = 0

    /// - Parameters:
    ///   - configuration: The device; its settings are those of the usual surroundings.
    ///   - progress: Receives a line now and then.
    public init(
        bundle: AppBundle, configuration: HeadlessConfiguration, options: ExplorerOptions, arguments: [String] = [],
        environment: [String: String] = [:], progress: @escaping (String) -> Void = { _ in }
    ) {
        var configuration = configuration
        configuration.patience = options.patience
        (self.options, self.progress) = (options, progress)
        shared = ExplorerPhone.Shared(bundle: bundle, configuration: configuration, arguments: arguments, environment: environment)
        translations = Translations(bundle: bundle.folder)
        generator = SeededGenerator(seed: options.seed)
    }

    /// Explores until nothing is left to try, or the steps or the time are used up; then visits the screens in the other surroundings, and
    /// looks for the shortest flow of each finding.
    ///
    /// - Throws: `AppFailure` for an app that cannot be launched, `SimulatorError` for what is wrong with the device.
    public func run() throws -> Exploration {
        progress("exploring \(shared.bundle.displayName)")
        let isClosed = try explore()
        findDeadEnds()
        progress("\(summary); looking for growth of memory")
        try MemoryMeter(self).measure()
        for variation in options.variations(languages: translations.languages) where !isOver(part: Self.touringPart) {
            progress("\(summary); visiting the screens again: \(variation.title)")
            try tour(variation)
        }
        let steps = shared.steps
        let exploringTime = Date().timeIntervalSince(start)
        progress("\(summary); looking for the shortest flows")
        let findings = try FindingMaker(self).make()
        return Exploration(
            explorer: self, findings: findings, isClosed: isClosed, steps: steps, exploringTime: exploringTime,
            seconds: Date().timeIntervalSince(start))
    }

    private var summary: String {
        "\(shared.steps) steps, \(graph.states.count) screens, \(candidates.count) finding\(candidates.count == 1 ? "" : "s")"
    }

    /// Whether the steps, or a part of the time, are used up.
    func isOver(part: Double) -> Bool { shared.steps >= options.mostSteps || isOver(time: part) }

    /// Whether a part of the time is used up.
    func isOver(time part: Double) -> Bool { Date().timeIntervalSince(start) > options.mostSeconds * part }

    /// The part of the time in which new screens are looked for.
    private static let exploringPart = 0.55
    /// The part of the time after which screens are not visited again.
    static let touringPart = 0.75
    private static let mostStates = 400

    // MARK: Exploring

    /// The app on a screen.
    private struct Position {
        var state: ScreenState
        var screen: ScreenModel
        var isLaunch = false
    }

    /// - Returns: Whether everything that was found was tried.
    private func explore() throws -> Bool {
        var here = try launch()
        var reported = 0
        while !isOver(part: Self.exploringPart), graph.states.count < Self.mostStates {
            if shared.steps >= reported + 250 {
                reported = shared.steps
                progress(summary)
            }
            guard let position = here else {
                here = try launch()
                // An app that fails at every launch has nothing to explore.
                guard here != nil else { return true }
                continue
            }
            if let action = choose(position) {
                here = try attempt(action, at: position)
            } else if let path = graph.path(from: position.state.number, to: { $0.hasUntried && $0 !== position.state }) {
                here = try follow(path, from: position)
            } else if position.isLaunch {
                try tryPairs()
                return !graph.states.contains(where: \.hasUntried)
            } else {
                here = nil
            }
        }
        return false
    }

    private func launch() throws -> Position? {
        let phone = try ExplorerPhone(shared, PhoneVariation())
        self.phone = phone
        do {
            let screen = try phone.launch()
            var position = try arrive(at: screen, phone, from: nil)
            position.isLaunch = true
            firstState = position.state.number
            return position
        } catch let failure as AppFailure {
            note(failure, phone, at: nil, nil)
            return nil
        }
    }

    /// An action that has not been tried on the screen, among those that go first.
    private func choose(_ position: Position) -> ExplorerAction? {
        let state = position.state
        let untried = state.records.filter { $0.status == .untried }
        let present = untried.filter {
            $0.action.key.isEmpty || ExplorerPhone.item(of: $0.action, on: position.screen, isTranslated: false) != nil
        }
        if let first = present.map(\.action.priority).min() {
            return present.filter { $0.action.priority == first }.randomElement(using: &generator)?.action
        }
        for record in untried {
            state.update(record.action) {
                $0.misses += 1
                if $0.misses > Self.mostMisses { $0.status = .skipped }
            }
        }
        guard untried.isEmpty, !state.hasTriedWaysOut, !state.isSystem, state.number != 0 || state.records.isEmpty,
            graph.ways(from: state).isEmpty
        else { return nil }
        state.hasTriedWaysOut = true
        state.add(ActionCatalogue.waysOut)
        return choose(position)
    }

    private static let mostMisses = 2

    private func attempt(_ action: ExplorerAction, at position: Position) throws -> Position? {
        guard let phone else { return nil }
        do {
            guard let screen = try phone.perform(action, on: position.screen) else {
                position.state.update(action) { if $0.status == .untried { $0.status = .skipped } }
                return position
            }
            position.state.update(action) { $0.status = .tried }
            return try arrive(at: screen, phone, from: (position.state, action, position.screen))
        } catch let failure as AppFailure {
            position.state.update(action) { $0.status = .failed }
            position.state.skipLikeTexts(action)
            note(failure, phone, at: position.state, action, position.screen)
        } catch is StepFailure {
            position.state.update(action) { $0.status = .failed }
        }
        return nil
    }

    private func follow(_ path: [(action: ExplorerAction, target: Int)], from position: Position) throws -> Position? {
        var here = position
        for (action, target) in path {
            guard let phone else { return nil }
            do {
                guard let screen = try phone.perform(action, on: here.screen) else {
                    graph.noteFailure(of: action, from: here.state.number)
                    return nil
                }
                let before = here.state
                here = try arrive(at: screen, phone, from: (before, action, here.screen))
                guard here.state.number == target else {
                    graph.noteFailure(of: action, from: before.number)
                    return here
                }
            } catch let failure as AppFailure {
                graph.noteFailure(of: action, from: here.state.number)
                note(failure, phone, at: here.state, action, here.screen)
                return nil
            }
        }
        return here
    }

    // MARK: Pairs

    /// Pairs of actions that are tried at most.
    private static let mostPairs = 60

    /// Tries each control again after each other one of its screen that has changed something: what a switch permits shows only then.
    private func tryPairs() throws {
        var pairs: [(state: ScreenState, first: ExplorerAction, second: ExplorerAction)] = []
        for state in graph.states where !state.isSystem {
            let controls = state.records.filter { $0.action.kind == .tap && $0.action.rowGroup == nil && $0.status == .tried }
            let setters = state.records.filter { $0.changesContent && ($0.action.kind == .tap || $0.action.kind == .swipeRight) }
            for setter in setters {
                for control in controls where control.action != setter.action { pairs.append((state, setter.action, control.action)) }
            }
        }
        var here: Position?
        for (state, first, second) in pairs.shuffled(using: &generator).prefix(Self.mostPairs) where !isOver(part: Self.exploringPart) {
            if here?.state !== state {
                if let position = here, let path = graph.path(from: position.state.number, to: { $0 === state }) {
                    here = try follow(path, from: position)
                }
                if here?.state !== state, let start = try launch(), let path = graph.path(from: start.state.number, to: { $0 === state }) {
                    here = try follow(path, from: start)
                }
            }
            guard let position = here, position.state === state else { continue }
            here = try attempt(first, at: position)
            guard let changed = here, changed.state === state else { continue }
            here = try attempt(second, at: changed)
        }
    }

    /// Notes that a screen has come, and checks it where it is new.
    private func arrive(
        at screen: ScreenModel, _ phone: ExplorerPhone, from origin: (state: ScreenState, action: ExplorerAction, screen: ScreenModel)?
    ) throws -> Position {
        let known = graph.state(screen.signature)
        let state = known ?? graph.add(screen, from: origin.map { ($0.state.number, $0.action) })
        phone.note(state: state.number)
        // Settings of the device are tried once on each screen, where nothing is in front of it.
        state.add(ActionCatalogue.actions(on: screen, deviceActions: known == nil))
        if let origin {
            let isChange = state === origin.state && screen.root != origin.screen.root
            origin.state.update(origin.action) {
                $0.results.append(state.number)
                $0.look = screen.signature.structure
                if isChange { $0.changesContent = true }
            }
            origin.state.skipLikeRows(origin.action)
        }
        for issue in LogCheck.issues(in: phone.log.readNew().lines) {
            candidates.add(issue, state: state, phone)
        }
        if state.contents.count < Self.mostContents, state.contents.insert(screen.signature.content).inserted {
            try inspect(state, phone)
        }
        return Position(state: state, screen: screen)
    }

    /// Contents of one screen that are checked at most.
    private static let mostContents = 6

    private func inspect(_ state: ScreenState, _ phone: ExplorerPhone) throws {
        let screen = try phone.audit()
        let frame = try phone.session.frame()
        if state.thumbnail == nil { state.thumbnail = ScreenPicture.thumbnail(of: frame) }
        for issue in ScreenChecks.issues(of: screen, phone.variation, frame: frame) { candidates.add(issue, state: state, phone) }
    }

    private func note(
        _ failure: AppFailure, _ phone: ExplorerPhone, at state: ScreenState?, _ action: ExplorerAction?, _ screen: ScreenModel? = nil
    ) {
        let item = action.flatMap { action in screen.flatMap { ExplorerPhone.item(of: action, on: $0, isTranslated: false) } }
        candidates.add(failure, action, item, state: state, phone)
    }
}
