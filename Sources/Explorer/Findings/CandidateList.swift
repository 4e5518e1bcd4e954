import Foundation
import Simulator

/// A fault as it was first seen, before a flow shows it again.
struct Candidate {
    var id: String
    var issue: ScreenIssue
    var failure: AppFailure?
    /// The screen on which it shows, or on which the action was done that ended the app; nil at launch.
    var state: ScreenState?
    /// What was done since the launch, including what ended the app.
    var trail: [ExplorerAction]
    /// The same without what has led back to a state.
    var shortTrail: [ExplorerAction] = []
    var variation: PhoneVariation
    /// The action that ended the app, and where.
    var action: ExplorerAction?
    var place: FailurePlace?

    init(id: String, issue: ScreenIssue, state: ScreenState?, trail: [ExplorerAction], variation: PhoneVariation) {
        (self.id, self.issue, self.state, self.trail, self.variation) = (id, issue, state, trail, variation)
    }
}

/// The faults seen so far, each once.
struct CandidateList {
    private(set) var all: [Candidate] = []
    private var ids: Set<String> = []

    var count: Int { all.count }

    /// More findings of one kind on one screen are one that is repeated.
    private static let mostOfOneKind = 12

    mutating func add(_ issue: ScreenIssue, state: ScreenState, _ phone: ExplorerPhone) {
        let usual = Self.id(issue, state)
        // What shows in the usual surroundings, too, is known.
        guard !ids.contains(usual) else { return }
        let id = phone.variation == PhoneVariation() ? usual : Self.id(issue, state, phone.variation.title)
        guard !ids.contains(id) else { return }
        guard all.count(where: { $0.issue.kind == issue.kind && $0.state === state }) < Self.mostOfOneKind else { return }
        ids.insert(id)
        var candidate = Candidate(id: id, issue: issue, state: state, trail: phone.trail, variation: phone.variation)
        candidate.shortTrail = phone.shortTrail
        all.append(candidate)
    }

    /// Adds a fault of the usual surroundings.
    mutating func add(_ issue: ScreenIssue, state: ScreenState, trail: [ExplorerAction]) {
        let id = Self.id(issue, state)
        guard ids.insert(id).inserted else { return }
        all.append(Candidate(id: id, issue: issue, state: state, trail: trail, variation: PhoneVariation()))
    }

    mutating func add(
        _ failure: AppFailure, _ action: ExplorerAction?, _ item: ScreenItem?, state: ScreenState?, _ phone: ExplorerPhone
    ) {
        let place = FailurePlace(failure, line: phone.failureLine)
        let id = place.id(action)
        guard ids.insert(id).inserted else { return }
        let message = LogCheck.withoutAddresses(failure.description.components(separatedBy: "\n")[0])
        let issue = ScreenIssue(
            kind: place.kind, severity: .error, message: message, elementKey: action?.id ?? "",
            elementTitle: action?.title ?? "the launch", frame: item?.frame)
        var candidate = Candidate(id: id, issue: issue, state: state, trail: phone.trail, variation: phone.variation)
        (candidate.failure, candidate.place, candidate.action) = (failure, place, action)
        candidate.shortTrail = phone.shortTrail
        all.append(candidate)
    }

    /// The identifier of a fault of a screen; faults of the console belong to no screen.
    static func id(_ issue: ScreenIssue, _ state: ScreenState, _ variation: String = "") -> String {
        var hash = StableHash(issue.kind.rawValue)
        let isOfConsole = issue.kind == .conflictingConstraints || issue.kind == .runtimeWarning
        // Screens that differ by their titles alone share their faults.
        if !isOfConsole { hash.add(state.signature.structure) }
        hash.add(issue.elementKey)
        hash.add(variation)
        return "\(issue.kind.rawValue)-\(hash.short)"
    }
}
