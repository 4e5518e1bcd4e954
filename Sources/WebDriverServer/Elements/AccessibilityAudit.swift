import AutomationModel
import DeviceProtocol
import Foundation
import Simulator

/// Audits the accessibility of what is on the screen, as `XCUIApplication.performAccessibilityAudit` does.
struct AccessibilityAudit {
    /// The kinds of issues that are found here, by XCTest's names.
    enum Kind: String, CaseIterable {
        /// A control whose area is smaller than a finger needs.
        case hitRegion = "XCUIAccessibilityAuditTypeHitRegion"
        /// A text that does not show as a whole.
        case textClipped = "XCUIAccessibilityAuditTypeTextClipped"
        /// An element that says nothing of itself.
        case description = "XCUIAccessibilityAuditTypeSufficientElementDescription"
    }

    struct Issue {
        var kind: Kind
        var number: Int
        var text: String
        var detail: String
        /// The element's type and label.
        var title: String
        var attributes: [String: JSONValue]

        var json: [String: JSONValue] {
            [
                "auditType": .string(kind.rawValue), "compactDescription": .string(text), "detailedDescription": .string(detail),
                "elementDescription": .string(title), "elementAttributes": .object(attributes),
            ]
        }
    }

    let root: ElementNode
    let snapshot: ScreenSnapshot
    let turn: DisplayTurn

    private static let all = "XCUIAccessibilityAuditTypeAll"
    /// Points that a control's area has at least. Source: Apple's Human Interface Guidelines.
    private static let smallest = 44.0

    /// The kinds of their names.
    ///
    /// - Throws: `unsupported operation` for kinds that are not found here, `invalid argument` for names that XCTest does not have.
    static func kinds(_ names: [String]) throws(WebDriverError) -> Set<Kind> {
        var kinds: Set<Kind> = []
        let others = ["Action", "Contrast", "DynamicType", "ElementDetection", "ParentChild", "Trait"].map {
            "XCUIAccessibilityAuditType" + $0
        }
        for name in names {
            if name == all {
                kinds.formUnion(Kind.allCases)
            } else if let kind = Kind(rawValue: name) {
                kinds.insert(kind)
            } else {
                let known = ([all] + Kind.allCases.map(\.rawValue)).joined(separator: ", ")
                throw WebDriverError(
                    others.contains(name) ? .unsupportedOperation : .invalidArgument,
                    "“\(name.prefix(80))” is not audited; there are \(known)")
            }
        }
        return kinds
    }

    func issues(_ kinds: Set<Kind>) -> [Issue] {
        var audits: [UInt64: ElementAudit] = [:]
        var pending = [root]
        while let node = pending.popLast() {
            audits[node.id] = node.audit
            pending += node.children
        }
        return snapshot.entries.indices.flatMap { number -> [Issue] in
            guard snapshot.isVisible(number) else { return [] }
            return issues(number, audits[snapshot.entries[number].element.id]).filter { kinds.contains($0.kind) }
        }
    }

    private func issues(_ number: Int, _ audit: ElementAudit?) -> [Issue] {
        let element = snapshot.entries[number].element
        var found: [Issue] = []
        func add(_ kind: Kind, _ text: String, _ detail: String) {
            let label = element.label.isEmpty ? element.identifier : element.label
            let attributes: [ElementAttribute] = [.type, .name, .label, .value, .rect]
            found.append(
                Issue(
                    kind: kind, number: number, text: text, detail: detail,
                    title: element.type.title + (label.isEmpty ? "" : " “\(label)”"),
                    attributes: Dictionary(uniqueKeysWithValues: attributes.map { ($0.rawValue, snapshot.json($0, of: number)) })))
        }
        if audit?.isTruncated == true { add(.textClipped, "Text clipped", "Not all of the text shows: its frame is too small for it.") }
        let size = element.frame.size
        if audit?.hasWholeTarget == false, min(size.width, size.height) < Self.smallest {
            add(
                .hitRegion, "Hit area is too small",
                "The area is \(Int(size.width)) × \(Int(size.height)) points; a finger needs \(Int(Self.smallest)) × \(Int(Self.smallest))."
            )
        }
        let isSilent = element.label.isEmpty && (element.value ?? "").isEmpty && (element.placeholder ?? "").isEmpty
        if element.isAccessible, isSilent, element.type != .other {
            add(.description, "Element has no description", "Assistive technologies have nothing to read: it has no label and no value.")
        }
        return found
    }
}
