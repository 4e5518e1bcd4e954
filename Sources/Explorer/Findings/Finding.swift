import Foundation

/// A kind of fault that the explorer looks for.
public enum FindingKind: String, Codable, Sendable, CaseIterable {
    case crash, hang
    /// The app has ended by itself.
    case exit
    case deadEnd = "dead-end"
    case conflictingConstraints = "conflicting-constraints"
    case runtimeWarning = "runtime-warning"
    case clippedText = "clipped-text"
    case overlappingTexts = "overlapping-texts"
    case smallTarget = "small-target"
    case missingLabel = "missing-label"
    case lowContrast = "low-contrast"
    case untranslatedText = "untranslated-text"
    case memoryGrowth = "memory-growth"

    /// For people.
    public var title: String {
        switch self {
        case .crash: "Crash"
        case .hang: "Hang"
        case .exit: "App ended by itself"
        case .deadEnd: "Dead end"
        case .conflictingConstraints: "Conflicting constraints"
        case .runtimeWarning: "Runtime warning"
        case .clippedText: "Clipped text"
        case .overlappingTexts: "Overlapping texts"
        case .smallTarget: "Small touch target"
        case .missingLabel: "Missing label"
        case .lowContrast: "Low contrast"
        case .untranslatedText: "Untranslated text"
        case .memoryGrowth: "Growth of memory"
        }
    }

    /// Whether one flow shows it by failing.
    var endsApp: Bool { self == .crash || self == .hang || self == .exit }
}

/// How much a finding matters.
public enum FindingSeverity: String, Codable, Sendable, CaseIterable, Comparable {
    case note, warning, error

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
    public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
}

/// A fault of a screen as a check finds it.
struct ScreenIssue: Equatable, Sendable {
    var kind: FindingKind
    var severity: FindingSeverity
    /// What is wrong, in a sentence without numbers that differ from run to run.
    var message: String
    /// Identifies the element in comparisons of runs.
    var elementKey = ""
    /// `button “Save”`
    var elementTitle = ""
    /// In points of the upright interface; nil where no place shows it.
    var frame: CGRect?
}

/// A fault of the app, with the shortest flow that shows it.
public struct Finding: Codable, Sendable {
    /// A rectangle in points.
    public struct Frame: Codable, Sendable, Equatable {
        public var x, y, width, height: Double

        init(_ rect: CGRect) { (x, y, width, height) = (rect.minX, rect.minY, rect.width, rect.height) }
    }

    /// The same in every run in which the app has the fault: the hash of kind, screen, element and reason.
    public var id: String
    public var kind: FindingKind
    public var severity: FindingSeverity
    public var message: String
    /// The app's own functions in which it ended, innermost first.
    public var frames: [String] = []
    /// The identifier of the screen in the report.
    public var screen: String
    public var element: String?
    public var frame: Frame?
    /// The surroundings in which it shows; nil in the usual ones.
    public var variation: PhoneVariation?
    /// What a user does, from the launch on.
    public var steps: [String] = []
    /// The name of the flow's file in the folder of the report; nil where no flow has shown it again.
    public var flow: String?
    /// The name of the picture's file in the folder of the report.
    public var picture: String?
    /// Whether the baseline lists it.
    public var isKnown = false
}
