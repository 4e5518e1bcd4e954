import Simulator

/// Where and why an app has ended, for comparisons of runs.
struct FailurePlace: Equatable {
    let kind: FindingKind
    private let reason: String
    /// The file that the console names, where it is one of the app's.
    private let file: String

    /// - Parameter line: The line of the console with the fatal error, `App/Form.swift:53: Fatal error: …`; empty without one.
    init(_ failure: AppFailure, line: String) {
        kind =
            switch failure.name {
            case AppFailure.hang: .hang
            case AppFailure.exit, "Not running": .exit
            default: .crash
            }
        reason = kind == .crash ? "\(failure.name) \(failure.reason)".withoutVariables : ""
        let beginning = line.contains(".swift:") ? line.prefix { $0 != ":" } : ""
        file = kind == .crash && !beginning.hasPrefix("Swift/") ? String(beginning) : ""
    }

    /// Failures of one file and reason are one; without a file, those of one element.
    func id(_ action: ExplorerAction?) -> String {
        var hash = StableHash(kind.rawValue)
        hash.add(reason)
        hash.add(file.isEmpty ? action.map { $0.key.isEmpty ? $0.id : $0.key } ?? "" : file)
        return "\(kind.rawValue)-\(hash.short)"
    }
}
