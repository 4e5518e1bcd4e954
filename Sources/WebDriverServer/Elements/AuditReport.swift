import AutomationModel
import Foundation
import Simulator

/// Words the findings of an accessibility audit as WebDriverAgent does.
enum AuditReport {
    private static let prefix = "XCUIAccessibilityAuditType"
    /// Kinds that XCTest has besides those that are audited: `Action` and `ParentChild` are a Mac's.
    private static let others = ["Action", "DynamicType", "ParentChild", "Trait"]

    /// XCTest's name of a kind.
    private static func name(of kind: AutomationIssue.Kind) -> String {
        prefix + kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst()
    }

    /// The kinds of their names.
    ///
    /// - Throws: `unsupported operation` for kinds that are not audited, `invalid argument` for names that XCTest does not have.
    static func kinds(_ names: [String]) throws(WebDriverError) -> Set<AutomationIssue.Kind> {
        let all = prefix + "All"
        let known = Dictionary(uniqueKeysWithValues: AccessibilityAudit.kinds.map { (name(of: $0), $0) })
        var kinds: Set<AutomationIssue.Kind> = []
        for name in names {
            if name == all {
                kinds.formUnion(AccessibilityAudit.kinds)
            } else if let kind = known[name] {
                kinds.insert(kind)
            } else {
                throw WebDriverError(
                    others.map { prefix + $0 }.contains(name) ? .unsupportedOperation : .invalidArgument,
                    "“\(name.prefix(80))” is not audited; there are \(([all] + known.keys.sorted()).joined(separator: ", "))")
            }
        }
        return kinds
    }

    /// A finding in a response; nil for an element of which nothing shows.
    static func json(_ finding: AccessibilityFinding, in snapshot: ScreenSnapshot) -> JSONValue? {
        guard let number = snapshot.entries.firstIndex(where: { $0.element.id == finding.element }), snapshot.isVisible(number) else {
            return nil
        }
        let element = snapshot.entries[number].element
        let label = element.label.isEmpty ? element.identifier : element.label
        let title = element.type.title + (label.isEmpty ? "" : " “\(label)”")
        let attributes: [ElementAttribute] = [.type, .name, .label, .value, .rect]
        return [
            "auditType": .string(name(of: finding.kind)), "compactDescription": .string(finding.summary),
            "detailedDescription": .string("\(title): \(finding.details)"), "elementDescription": .string(title), "element": .string(title),
            "elementAttributes": .object(
                Dictionary(uniqueKeysWithValues: attributes.map { ($0.rawValue, snapshot.json($0, of: number)) })),
        ]
    }
}
