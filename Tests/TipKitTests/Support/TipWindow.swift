import UIKit

@testable import SwiftUI
@testable import TipKit

/// A view of SwiftUI's in a window.
@MainActor final class TipWindow {
    let controller: UIViewController
    let window: UIWindow

    convenience init(_ content: some View, size: CGSize = CGSize(width: 390, height: 844)) {
        self.init(UIHostingController(rootView: content), size: size)
    }

    init(_ controller: UIViewController, size: CGSize = CGSize(width: 390, height: 844)) {
        UIView.setAnimationsEnabled(false)
        self.controller = controller
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        Self.windows.append(window)
    }

    private static var windows: [UIWindow] = []

    /// Takes all windows off the screen.
    static func closeAll() {
        for window in windows {
            window.isHidden = true
            window.rootViewController = nil
        }
        windows = []
        UIView.setAnimationsEnabled(true)
    }

    /// The controller that is presented, unless it is on its way out.
    var presented: UIViewController? {
        controller.presentedViewController.flatMap { $0.isBeingDismissed ? nil : $0 }
    }

    /// Does what the ends of some turns do, and ends animations.
    func settle() async {
        for _ in 0..<8 {
            FrameClock.shared.steppedTime = (FrameClock.shared.steppedTime ?? 1000) + 1
            FrameClock.shared.tick()
            UIView.performWithoutAnimation {
                controller.view.setNeedsLayout()
                window.layoutIfNeeded()
                controller.presentedViewController?.viewIfLoaded?.layoutIfNeeded()
            }
            await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
            await Task.yield()
        }
        FrameClock.shared.steppedTime = nil
    }

    /// The accessibility labels of buttons in a view and below.
    static func buttons(in view: UIView) -> [String] {
        elements(in: view).filter { $0.accessibilityTraits.contains(.button) }.compactMap(\.accessibilityLabel)
    }

    /// All labels of accessibility elements in a view and below.
    static func labels(in view: UIView) -> [String] { elements(in: view).compactMap(\.accessibilityLabel) }

    /// Activates the element with a label.
    @discardableResult static func activate(_ label: String, in view: UIView) -> Bool {
        let element = elements(in: view).first { $0.accessibilityLabel == label }
        return (element as? UIResponder)?.accessibilityActivate() ?? false
    }

    private static func elements(in element: NSObject) -> [NSObject] {
        if element.isAccessibilityElement { return [element] }
        let own = (element.accessibilityElements ?? []).compactMap { $0 as? NSObject }
        let inside = own.isEmpty ? (element as? UIView)?.subviews ?? [] : own
        return inside.flatMap { elements(in: $0) }
    }
}
