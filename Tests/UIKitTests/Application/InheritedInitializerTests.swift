import Testing

@testable import UIKit

/// Classes that apps make without arguments, by initialisers that their superclasses have.
@MainActor @Suite struct InheritedInitializerTests {
    @Test func controllersAreMadeWithoutArguments() {
        let device = TestDevice()
        defer { device.settle() }
        let search = UISearchController()
        #expect(search.searchResultsController == nil)
        #expect(search.searchBar.placeholder == "Search")
        let controllers: [UIViewController] = [
            UITableViewController(), UINavigationController(), UITabBarController(), UISplitViewController(), UIPageViewController(),
            UIAlertController(), UIImagePickerController(), UIColorPickerViewController(), UIFontPickerViewController(),
        ]
        for controller in controllers { #expect(controller.viewIfLoaded == nil) }
    }

    @Test func viewsAreMadeWithoutArguments() {
        let views: [UIView] = [
            UIVisualEffectView(), UIStackView(), UIImageView(), UIProgressView(), UISegmentedControl(), UIRefreshControl(), UIPickerView(),
            UITableViewCell(), UICollectionViewCell(), UITableViewHeaderFooterView(), UIActivityIndicatorView(), UISearchBar(),
            UINavigationBar(), UIToolbar(),
            UITabBar(), UIDatePicker(), UIWindow(), UITextView(), UITextField(), UIScrollView(), UITableView(), UISwitch(), UISlider(),
            UIStepper(),
            UIPageControl(), UIButton(), UILabel(), UIControl(), UIInputView(), UIColorWell(), UICalendarView(), UICollectionReusableView(),
            UICollectionViewListCell(), UISearchTextField(),
            UIContentUnavailableView(configuration: UIContentUnavailableConfiguration.empty()),
        ]
        for view in views { #expect(view.superview == nil) }
    }

    @Test func objectsAreMadeWithoutArguments() {
        let objects: [NSObject] = [
            UIBarButtonItem(), UITabBarItem(), UINavigationItem(), UIAlertAction(), UIBezierPath(), UITraitCollection(),
            UICollectionViewFlowLayout(), UICollectionViewLayout(), UICollectionViewLayoutAttributes(), UILongPressGestureRecognizer(),
            UIScreenEdgePanGestureRecognizer(), NSLayoutConstraint(), UILayoutGuide(), NSTextAttachment(), NSShadow(),
            NSMutableParagraphStyle(), UIMenu(), UIFont(), UIColor(), UIImage(), UIDynamicAnimator(),
            UIDynamicBehavior(), UINavigationBarAppearance(),
            UITabBarAppearance(), UIToolbarAppearance(), UIGraphicsImageRendererFormat(),
            UISelectionFeedbackGenerator(), UIImpactFeedbackGenerator(), UINotificationFeedbackGenerator(), UIImageAsset(),
            CAGradientLayer(), CABasicAnimation(), CATransition(), CASpringAnimation(), CAKeyframeAnimation(), CAAnimationGroup(),
            CAShapeLayer(), CATextLayer(), CAReplicatorLayer(), CAEmitterLayer(), CAEmitterCell(), CATransformLayer(), CAScrollLayer(),
            NSTextContainer(), NSLayoutManager(), NSTextStorage(), UIFontDescriptor(), UIPreviewParameters(),
            UIDragPreviewParameters(), UITextRange(), UITextPosition(), UIPinchGestureRecognizer(),
            UIActivity(), UIMotionEffectGroup(),
        ]
        let constraint = NSLayoutConstraint()
        #expect(constraint.firstItem == nil)
        #expect(!constraint.isActive)
        #expect(constraint.multiplier == 1)
        #expect(UIFont().pointSize == UIFont.systemFontSize)
        #expect(UIColor().cgColor.alpha == 0)
        #expect(UIAlertAction().title == nil)
        #expect(UIInputView().inputViewStyle == .default)
        #expect(Set(objects.map(ObjectIdentifier.init)).count == objects.count)
    }
}
