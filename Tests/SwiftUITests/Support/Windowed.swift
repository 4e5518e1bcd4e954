import UIKit

@testable import SwiftUI

/// Shows a view in a window, through a controller.
@MainActor final class Windowed<Content: View> {
    let controller: UIHostingController<Content>
    let window: UIWindow

    init(_ content: Content, width: CGFloat = 390, height: CGFloat = 844) {
        TestPhone.use()
        controller = UIHostingController(rootView: content)
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        update()
    }

    /// Does what the ends of some turns do, without animations.
    func update() {
        UIView.performWithoutAnimation {
            for _ in 0..<3 {
                controller.view.setNeedsLayout()
                window.layoutIfNeeded()
                for shown in shownControllers { shown.viewIfLoaded?.layoutIfNeeded() }
            }
        }
    }

    /// All controllers in the window, from the outside in.
    var shownControllers: [UIViewController] { inside(controller) }

    private func inside(_ controller: UIViewController) -> [UIViewController] {
        [controller] + controller.children.flatMap { inside($0) } + (controller.presentedViewController.map { inside($0) } ?? [])
    }

    /// The collection view that shows the first list.
    var list: UICollectionView? { controller.view.flatMap { Hosted<Content>.list(in: $0) } }

    /// The first controller of a type.
    func first<Kind: UIViewController>(_ type: Kind.Type = Kind.self) -> Kind? { shownControllers.lazy.compactMap { $0 as? Kind }.first }
}
