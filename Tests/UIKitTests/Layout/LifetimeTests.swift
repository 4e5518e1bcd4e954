import Testing

@testable import UIKit

/// Views are known by objects of theirs instead of weak references; these say in time that a view has gone.
@MainActor @Suite struct LifetimeTests {
    @Test func subviewsForgetASuperviewThatHasGone() {
        let subview = UIView()
        var superview: UIView? = UIView()
        superview!.addSubview(subview)
        #expect(subview.superview === superview)
        superview = nil
        #expect(subview.superview == nil)
        #expect(subview.next == nil)
        let other = UIView()
        other.addSubview(subview)
        #expect(subview.superview === other)
        #expect(other.subviews == [subview])
    }

    @Test func constraintsForgetViewsThatHaveGone() {
        var (first, second): (UIView?, UIView?) = (UIView(), UIView())
        first!.addSubview(second!)
        let anchor = second!.leftAnchor
        let constraint = anchor.constraint(equalTo: first!.leftAnchor)
        constraint.isActive = true
        #expect(constraint.isActive)
        #expect(constraint.firstItem === second)
        #expect(constraint.secondItem === first)
        second!.removeFromSuperview()
        #expect(!constraint.isActive)
        second = nil
        #expect(constraint.firstItem == nil)
        #expect(anchor.item == nil)
        #expect(constraint.secondItem === first)
        first = nil
        #expect(constraint.secondItem == nil)
    }

    /// A constraint that the app keeps keeps no views: neither its own nor those beside them.
    @Test func constraintsKeepNoViews() {
        weak var sibling: UIView?
        var constraint: NSLayoutConstraint?
        do {
            let root = UIView()
            let (one, other) = (UIView(), UIView())
            sibling = other
            for view in [one, other] {
                view.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(view)
            }
            constraint = one.topAnchor.constraint(equalTo: root.topAnchor)
            constraint!.isActive = true
            root.layoutIfNeeded()
        }
        #expect(sibling == nil)
        #expect(constraint?.firstItem == nil)
        #expect(constraint?.isActive == false)
        constraint = nil
    }

    @Test func layersForgetAViewThatHasGone() {
        var view: UIView? = UIView()
        let layer = view!.layer
        #expect(layer.delegate === view)
        view = nil
        #expect(layer.delegate == nil)
    }

    /// A delegate that the app gives a view's layer stands in for the view.
    @Test func layersTakeOtherDelegates() {
        final class Delegate: NSObject, CALayerDelegate {}
        let view = UIView()
        var delegate: Delegate? = Delegate()
        view.layer.delegate = delegate
        #expect(view.layer.delegate === delegate)
        delegate = nil
        #expect(view.layer.delegate == nil)
        view.layer.delegate = view
        #expect(view.layer.delegate === view)
    }
}
