import DeviceProtocol

/// Why a widget has no new content.
public enum WidgetProblem: Error, Equatable, Sendable, CustomStringConvertible {
    /// No answer within `WidgetSession.answerLimit`.
    case slow
    /// The extension's process has ended.
    case ended(AppFailure?)
    /// The answer was not a valid archive.
    case damaged(String)
    case refused(WidgetFailure)
    /// All entries were over before they came.
    case pastTimeline
    /// The entries were not in the order of their dates, and have been sorted.
    case unsortedTimeline
    /// The archive cannot be kept.
    case unwritable(String)

    public var description: String {
        switch self {
        case .slow: "the provider has not answered within \(Int(WidgetSession.answerLimit)) s"
        case .ended(let failure): failure.map(\.description) ?? "the extension has ended without an answer"
        case .damaged(let reason): reason
        case .refused(.unknownKind(let kinds)):
            kinds.isEmpty ? "the extension has no widgets" : "there is no widget of this kind; there are \(kinds.joined(separator: ", "))"
        case .refused(.unsupportedFamily(let families)):
            "the widget is not there in this size; it is in \(families.map(\.rawValue).joined(separator: ", "))"
        case .refused(.emptyTimeline): "the timeline is empty"
        case .refused(.imageTooLarge(let width, let height, let limit)):
            "a bitmap of \(width) × \(height) pixels is too large: \(width * height) of at most \(limit) pixels"
        case .refused(.tooLarge(let bytes, let limit)):
            "the timeline takes \(bytes >> 20) MB, more than the \(limit >> 20) MB that are allowed: make fewer entries or smaller pictures"
        case .refused(.other(let reason)): reason
        case .pastTimeline: "all of the timeline's entries are over"
        case .unwritable(let reason): "the content cannot be kept: \(reason)"
        case .unsortedTimeline: "the timeline's entries are not in the order of their dates; they are shown in it"
        }
    }
}
