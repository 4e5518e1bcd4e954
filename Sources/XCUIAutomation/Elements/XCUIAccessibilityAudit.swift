internal import AutomationModel
import QuinceFoundation

/// Kinds of faults that audits of accessibility look for.
public struct XCUIAccessibilityAuditType: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let contrast = XCUIAccessibilityAuditType(rawValue: 1 << 0)
    public static let elementDetection = XCUIAccessibilityAuditType(rawValue: 1 << 1)
    public static let hitRegion = XCUIAccessibilityAuditType(rawValue: 1 << 2)
    public static let sufficientElementDescription = XCUIAccessibilityAuditType(rawValue: 1 << 3)
    public static let dynamicType = XCUIAccessibilityAuditType(rawValue: 1 << 16)
    public static let textClipped = XCUIAccessibilityAuditType(rawValue: 1 << 17)
    public static let trait = XCUIAccessibilityAuditType(rawValue: 1 << 18)
    public static let all = XCUIAccessibilityAuditType(rawValue: ~0)

    init(_ kind: AutomationIssue.Kind) {
        self =
            switch kind {
            case .hitRegion: .hitRegion
            case .sufficientElementDescription: .sufficientElementDescription
            case .dynamicType: .dynamicType
            case .textClipped: .textClipped
            case .trait: .trait
            case .contrast: .contrast
            case .elementDetection: .elementDetection
            }
    }
}

/// A fault that an audit of accessibility has found.
@preconcurrency @MainActor open class XCUIAccessibilityAuditIssue: NSObject {
    /// The element; nil for a fault of the whole screen.
    public let element: XCUIElement?
    public let compactDescription: String
    public let detailedDescription: String
    public let auditType: XCUIAccessibilityAuditType

    init(_ issue: AutomationIssue, path: ElementPath) {
        element = issue.element.map { XCUIElement(path.adding(.descendants(.any)).adding(.number($0))) }
        (compactDescription, detailedDescription) = (issue.summary, issue.details)
        auditType = XCUIAccessibilityAuditType(issue.kind)
    }
}
