import AutomationModel
import Foundation

/// A fault of an element that an `AccessibilityAudit` has found.
package struct AccessibilityFinding: Equatable, Sendable {
    package enum Fault: Equatable, Sendable {
        /// The text's contrast with what is behind it, and the one that the guidelines ask for.
        case contrast(ratio: Double, wanted: Double)
        /// The size of the area to touch, in points.
        case hitRegion(CGSize)
        case missingDescription
        case textClipped
        /// A text or a control that assistive technologies do not reach.
        case notDetected
    }

    /// `ElementNode.id`
    package var element: UInt64
    package var fault: Fault
    /// What is at fault, in points of the upright interface.
    package var area: CGRect

    package var kind: AutomationIssue.Kind {
        switch fault {
        case .contrast: .contrast
        case .hitRegion: .hitRegion
        case .missingDescription: .sufficientElementDescription
        case .textClipped: .textClipped
        case .notDetected: .elementDetection
        }
    }

    // MARK: In XCTest's words

    /// Large text in the guidelines' sense needs this much; texts with more than that nearly pass.
    private static let nearly = 3.0

    /// The fault as XCTest's `compactDescription` names it.
    package var summary: String {
        switch fault {
        case .contrast(let ratio, _): ratio < Self.nearly ? "Contrast failed" : "Contrast nearly passed"
        case .hitRegion: "Hit area is too small"
        case .missingDescription: "Element has no description"
        case .textClipped: "Text clipped"
        case .notDetected: "Potentially inaccessible text"
        }
    }

    /// The fault with its measures, for people.
    package var details: String {
        switch fault {
        case .contrast(let ratio, let wanted):
            String(format: "its contrast with the background is %.1f : 1; %.1f : 1 is asked for", ratio, wanted)
        case .hitRegion(let size): "\(Int(size.width.rounded())) × \(Int(size.height.rounded())) points; 44 × 44 are asked for"
        case .missingDescription: "it has no accessibility label"
        case .textClipped: "not all of the text shows"
        case .notDetected: "it is on the screen, but no accessibility element"
        }
    }
}
