import Foundation

/// A screen of the app in the graph of what was explored.
final class ScreenState {
    /// An action on the screen with what it has led to.
    struct Record {
        var action: ExplorerAction
        var status = Status.untried
        /// How often the screen was there without the action's element.
        var misses = 0
        /// The numbers of the states it led to, in the order of the visits.
        var results: [Int] = []
        /// The structure of the last of them.
        var look: UInt64?
        /// Whether it has changed the content of the screen, and not led to another.
        var changesContent = false
    }

    enum Status: Equatable {
        case untried, tried
        /// The app ended, or the action could not be performed.
        case failed
        /// Like actions have all had one result.
        case skipped
    }

    let number: Int
    let signature: ScreenSignature
    var title: String
    let isSystem: Bool
    /// The state and the action that led to the first visit; nil for the first screen.
    let origin: (state: Int, action: ExplorerAction)?
    private(set) var records: [Record] = []
    private var indices: [String: Int] = [:]
    /// The contents that have been checked.
    var contents: Set<UInt64> = []
    /// A small picture, a JPEG.
    var thumbnail: Data?
    var hasTriedWaysOut = false

    init(number: Int, screen: ScreenModel, origin: (state: Int, action: ExplorerAction)?) {
        (self.number, self.origin) = (number, origin)
        (signature, title, isSystem) = (screen.signature, screen.title, screen.isSystem)
    }

    /// The most actions that are kept of one screen.
    private static let mostActions = 400
    /// The most rows of one look that are tried.
    private static let mostRows = 30

    func add(_ actions: [ExplorerAction]) {
        for action in actions where indices[action.id] == nil && records.count < Self.mostActions {
            if let group = action.rowGroup, action.kind == .tap,
                records.count(where: { $0.action.rowGroup == group && $0.action.kind == .tap }) >= Self.mostRows
            {
                continue
            }
            indices[action.id] = records.count
            records.append(Record(action: action))
            if let group = action.rowGroup, isUniform(group, action.kind) { records[records.count - 1].status = .skipped }
        }
    }

    func update(_ action: ExplorerAction, _ change: (inout Record) -> Void) {
        guard let index = indices[action.id] else { return }
        change(&records[index])
    }

    func record(of action: ExplorerAction) -> Record? { indices[action.id].map { records[$0] } }

    var hasUntried: Bool { records.contains { $0.status == .untried } }

    /// Skips the rows left of a list whose rows have all led to one place so far.
    func skipLikeRows(_ action: ExplorerAction) {
        guard let group = action.rowGroup, isUniform(group, action.kind) else { return }
        for index in records.indices where records[index].action.rowGroup == group && records[index].action.kind == action.kind {
            if records[index].status == .untried { records[index].status = .skipped }
        }
    }

    /// Texts that end the app in one field after which others are not tried there.
    private static let enoughTexts = 2

    /// Skips the texts left of a field where texts have ended the app.
    func skipLikeTexts(_ action: ExplorerAction) {
        func isAlike(_ record: Record) -> Bool {
            guard case .type = record.action.kind else { return false }
            return record.action.key == action.key && record.action.ordinal == action.ordinal
        }
        guard case .type = action.kind, records.count(where: { isAlike($0) && $0.status == .failed }) >= Self.enoughTexts else { return }
        for index in records.indices where isAlike(records[index]) && records[index].status == .untried { records[index].status = .skipped }
    }

    /// Rows of one result after which the others are taken to have it, too.
    private static let enoughRows = 8

    private func isUniform(_ group: String, _ kind: ExplorerAction.Kind) -> Bool {
        let tried = records.filter { $0.action.rowGroup == group && $0.action.kind == kind && $0.status == .tried }
        // One row shows what swipes and long presses do.
        if kind != .tap { return !tried.isEmpty }
        return tried.count >= Self.enoughRows && Set(tried.compactMap(\.look)).count == 1
    }
}
