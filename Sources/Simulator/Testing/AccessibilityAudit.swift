import AutomationModel
import DeviceProtocol
import Foundation

/// Checks of a screen's accessibility, for UI tests: the size of what is touched, descriptions, texts that are cut off.
enum AccessibilityAudit {
    /// - Throws: `AppFailure` where the app does not answer.
    static func issues(of driver: PhoneDriver) throws -> [AutomationIssue] {
        try driver.findHome()
        let session = driver.session
        return issues(in: try session.decodeElements(session.elementsText(isAudit: true)))
    }

    /// The roles of elements that users touch.
    private static let controls: Set<String> = ["button", "link", "switch", "slider", "textField", "secureTextField"]

    static func issues(in node: ElementNode) -> [AutomationIssue] {
        own(node) + node.children.flatMap(issues)
    }

    private static func own(_ node: ElementNode) -> [AutomationIssue] {
        var found: [AutomationIssue] = []
        func add(_ kind: AutomationIssue.Kind, _ summary: String, _ details: String) {
            found.append(AutomationIssue(kind: kind, element: node.id, summary: summary, details: "\(name(node)): \(details)"))
        }
        let isControl = controls.contains(node.role)
        if isControl, node.isEnabled, node.audit?.hasWholeTarget == false, min(node.frame[2], node.frame[3]) < smallest {
            add(.hitRegion, "Hit area is too small", "\(Int(node.frame[2])) × \(Int(node.frame[3])) points; 44 × 44 are asked for")
        }
        if node.isAccessibilityElement, isControl || node.role == "image",
            [node.label, node.text, node.placeholder].allSatisfy({ $0?.isEmpty ?? true })
        {
            add(.sufficientElementDescription, "Element has no description", "it has no accessibility label")
        }
        if node.audit?.isTruncated == true { add(.textClipped, "Text clipped", "not all of the text shows") }
        return found
    }

    /// The least side of what is touched, in points.
    private static let smallest = 44.0

    private static func name(_ node: ElementNode) -> String {
        let text = [node.label, node.text, node.identifier].lazy.compactMap { $0 }.first { !$0.isEmpty }
        return text.map { "“\($0)” (\(node.className))" } ?? node.className
    }
}
