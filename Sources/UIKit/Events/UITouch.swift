/// One finger on the screen, from the moment it lands until it leaves.
@preconcurrency @MainActor open class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began = 0
        case moved = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
        case regionEntered = 5
        case regionMoved = 6
        case regionExited = 7
    }

    public enum TouchType: Int, Sendable {
        case direct = 0
        case indirect = 1
        case pencil = 2
        case indirectPointer = 3
        public static var stylus: TouchType { .pencil }
    }

    var currentPhase = Phase.began
    var currentTimestamp: TimeInterval = 0
    var taps = 1
    var currentForce: CGFloat = 0
    /// Position in the window's coordinates, now and at the sample before.
    var windowLocation = CGPoint.zero
    var previousWindowLocation = CGPoint.zero
    var touchedWindow: UIWindow?
    var touchedView: UIView?
    /// Recognizers that follow this touch, in the order they get it.
    var recognizers: [UIGestureRecognizer] = []
    /// Whether the view is told of this touch no more: a recognizer took it.
    var isCancelledInView = false
    /// Whether the view had a touch already and wants only one.
    var isExtra = false
    /// Whether the view was told that the touch began.
    var isKnownToView = false
    /// The position where the touch began, in window coordinates.
    var startLocation = CGPoint.zero

    /// Media time of the last change, in seconds.
    open var timestamp: TimeInterval { currentTimestamp }
    open var phase: Phase { currentPhase }
    /// How many times the finger landed here in quick succession.
    open var tapCount: Int { taps }
    open var type: TouchType { .direct }
    /// Radius of the touch in points; a fingertip.
    open var majorRadius: CGFloat { 20 }
    open var majorRadiusTolerance: CGFloat { 5 }
    open var window: UIWindow? { touchedWindow }
    open var view: UIView? { touchedView }
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }
    open var force: CGFloat { currentForce }
    open var maximumPossibleForce: CGFloat { 1 }
    /// A finger's altitude is that of a perpendicular pencil.
    open var altitudeAngle: CGFloat { .pi / 2 }
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// The direction of the azimuth angle, of length 1.
    open func azimuthUnitVector(in view: UIView?) -> CGVector {
        let angle = azimuthAngle(in: view)
        return CGVector(dx: cos(angle), dy: sin(angle))
    }
    /// The turn of a pencil about its axis, in radians; 0 for fingers.
    open var rollAngle: CGFloat { 0 }

    /// Properties of touches that may be estimated at first.
    ///
    /// Source: Apple's documentation of `UITouch.Properties`.
    public struct Properties: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let force = Properties(rawValue: 1)
        public static let azimuth = Properties(rawValue: 2)
        public static let altitude = Properties(rawValue: 4)
        public static let location = Properties(rawValue: 8)
        public static let roll = Properties(rawValue: 16)
    }
    /// The number of an update that is to come; nil where nothing is estimated, as with fingers.
    open var estimationUpdateIndex: NSNumber? { nil }
    /// The properties whose values are estimated: none of fingers.
    open var estimatedProperties: Properties { [] }
    open var estimatedPropertiesExpectingUpdates: Properties { [] }

    /// Position in `view`'s coordinates; in the window's for nil.
    open func location(in view: UIView?) -> CGPoint { convert(windowLocation, to: view) }
    open func previousLocation(in view: UIView?) -> CGPoint { convert(previousWindowLocation, to: view) }
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let touchedWindow else { return point }
        return touchedWindow.convert(point, to: view)
    }
}
