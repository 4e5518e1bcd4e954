import UIKit

@testable import SwiftUI

/// What assistive technologies find in a view, containers opened.
@MainActor struct Found {
    let object: NSObject

    var element: UIAccessibilityElement? { object as? UIAccessibilityElement }
    var view: UIView? { object as? UIView }
    var label: String? { element?.accessibilityLabel ?? view?.accessibilityLabel }
    var value: String? { element?.accessibilityValue ?? view?.accessibilityValue }
    var traits: UIAccessibilityTraits { element?.accessibilityTraits ?? view?.accessibilityTraits ?? .none }
    var overlay: AccessibilityOverlay? { element?.overlay ?? view?.accessibilityOverlay }
    var actions: [UIAccessibilityCustomAction] { (element?.accessibilityCustomActions ?? view?.accessibilityCustomActions) ?? [] }
    var responder: UIResponder? { object as? UIResponder }

    static func elements(in view: UIView) -> [Found] { (view.accessibilityElements ?? []).flatMap(open) }

    private static func open(_ object: Any) -> [Found] {
        if let element = object as? UIAccessibilityElement, !element.isAccessibilityElement {
            return (element.accessibilityElements ?? []).flatMap(open)
        }
        return (object as? NSObject).map { [Found(object: $0)] } ?? []
    }
}

extension Hosted {
    /// What assistive technologies find.
    var found: [Found] { Found.elements(in: view) }
}
