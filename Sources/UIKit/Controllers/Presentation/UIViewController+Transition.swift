extension UIViewController {
    /// How a controller's view comes and goes when it is pushed or presented.
    ///
    /// Source: Apple's documentation of `UIViewController.Transition` (iOS 18).
    @preconcurrency @MainActor open class Transition: NSObject {
        enum Kind {
            case system(UIModalTransitionStyle)
            case zoom(ZoomOptions, (ZoomTransitionSourceViewProviderContext) -> UIView?)
        }

        let kind: Kind

        init(_ kind: Kind) { self.kind = kind }

        /// Up from below; pushes keep the slide from the side.
        public class func coverVertical() -> Transition { Transition(.system(.coverVertical)) }
        public class func flipHorizontal() -> Transition { Transition(.system(.flipHorizontal)) }
        public class func crossDissolve() -> Transition { Transition(.system(.crossDissolve)) }
        public class func partialCurl() -> Transition { Transition(.system(.partialCurl)) }

        /// The view grows out of another view and shrinks back into it.
        ///
        /// - Parameter sourceViewProvider: Returns the view that the controller's view grows out of, or shrinks into; asked at each transition.
        ///   Without a view, the controller's view grows out of the middle.
        public class func zoom(
            options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomTransitionSourceViewProviderContext) -> UIView?
        ) -> Transition {
            Transition(.zoom(options ?? ZoomOptions(), sourceViewProvider))
        }

        /// Details of a zoom transition.
        @preconcurrency @MainActor open class ZoomOptions: NSObject {
            /// Returns the part of the zoomed view, in its coordinates, that is laid over the source view; nil for the whole view.
            open var alignmentRectProvider: ((ZoomAlignmentRectContext) -> CGRect?)?
            /// The color over the interface behind the zoomed view.
            open var dimmingColor: UIColor?
            /// The material over the interface behind the zoomed view.
            open var dimmingVisualEffect: UIBlurEffect?
            @available(
                *, unavailable, message: "not yet in Quince: dragging a zoomed view away; the back gesture and dismiss(animated:) work"
            )
            open var interactiveDismissShouldBegin: ((ZoomInteractionContext) -> Bool)? {
                get { nil }
                set {}
            }

            public override init() {}
        }

        /// The controllers of a zoom transition that looks for its source view.
        @preconcurrency @MainActor open class ZoomTransitionSourceViewProviderContext: NSObject {
            /// The controller with the source view.
            public let sourceViewController: UIViewController
            /// The controller that grows out of it.
            public let zoomedViewController: UIViewController

            init(source: UIViewController, zoomed: UIViewController) { (sourceViewController, zoomedViewController) = (source, zoomed) }
        }

        /// A zoom transition that looks for the part of the zoomed view that lies over the source view.
        @preconcurrency @MainActor open class ZoomAlignmentRectContext: NSObject {
            public let sourceView: UIView
            public let zoomedViewController: UIViewController

            init(sourceView: UIView, zoomed: UIViewController) { (self.sourceView, zoomedViewController) = (sourceView, zoomed) }
        }

        @available(*, unavailable, message: "not yet in Quince: dragging a zoomed view away; the back gesture and dismiss(animated:) work")
        @preconcurrency @MainActor open class ZoomInteractionContext: NSObject {}
    }

    /// How the controller's view comes and goes; nil for the system's way. Presentations use it before *modalTransitionStyle*, navigation
    /// controllers where their delegate provides no animation.
    public var preferredTransition: Transition? {
        get { environment.preferredTransition }
        set { environment.preferredTransition = newValue }
    }

    /// The animation of the transition in which the controller comes or goes; nil where the system's stays.
    func zoomAnimator(isArrival: Bool, over source: UIViewController, manager: UIPresentationController? = nil) -> ZoomTransitionAnimator? {
        guard case .zoom(let options, let provider)? = preferredTransition?.kind else { return nil }
        return ZoomTransitionAnimator(
            zoomed: self, source: source, isArrival: isArrival, manager: manager, options: options, sourceView: provider)
    }
}
