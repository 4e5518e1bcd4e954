/// A view of an app with those in it, as inspectors show them.
public struct ViewNode: Codable, Equatable, Sendable {
    /// A constraint that has to do with a view.
    public struct Constraint: Codable, Equatable, Sendable {
        /// `leading = superview.leading + 16`, from the view's side.
        public var text: String
        /// 1…1000
        public var priority: Double
        public var identifier: String?

        public init(text: String, priority: Double, identifier: String? = nil) {
            (self.text, self.priority, self.identifier) = (text, priority, identifier)
        }
    }

    /// The number of the view's layer in commits.
    public var id: UInt64
    /// `UILabel`, or `Module.Class` for those of apps.
    public var className: String
    /// The classes it inherits from, the nearest first, up to `UIView`.
    public var superclasses: [String]
    /// The class of the view controller whose view it is.
    public var controller: String?
    /// In the superview, in points: x, y, width, height.
    public var frame: [Double]
    /// x, y, width, height; x and y are how far it has scrolled.
    public var bounds: [Double]
    /// In the window, which is the upright interface, as `frame`.
    public var screenFrame: [Double]
    /// 0…1
    public var alpha: Double
    public var isHidden: Bool
    /// Further properties by their names in Swift, such as `backgroundColor`: `#FF9500FF`.
    public var properties: [String: String]
    public var constraints: [Constraint]
    public var children: [ViewNode]

    public init(
        id: UInt64, className: String, superclasses: [String] = [], controller: String? = nil, frame: [Double], bounds: [Double],
        screenFrame: [Double], alpha: Double = 1, isHidden: Bool = false, properties: [String: String] = [:],
        constraints: [Constraint] = [], children: [ViewNode] = []
    ) {
        (self.id, self.className, self.superclasses, self.controller) = (id, className, superclasses, controller)
        (self.frame, self.bounds, self.screenFrame) = (frame, bounds, screenFrame)
        (self.alpha, self.isHidden, self.properties) = (alpha, isHidden, properties)
        (self.constraints, self.children) = (constraints, children)
    }
}

/// The views of an app, and the view controllers that have left the screen and are still there.
public struct ViewReport: Codable, Equatable, Sendable {
    /// A view controller that was dismissed, popped or removed and still lives.
    public struct Leak: Codable, Equatable, Sendable {
        public var className: String
        public var title: String?
        /// Seconds since it left.
        public var age: Double
        /// The ways by which it is held, each from the controller outwards; nil where the process is not measured.
        public var holders: [String]?

        public init(className: String, title: String? = nil, age: Double, holders: [String]? = nil) {
            (self.className, self.title, self.age, self.holders) = (className, title, age, holders)
        }
    }

    /// The windows, the one in front last.
    public var windows: [ViewNode]
    public var leaks: [Leak]

    public init(windows: [ViewNode], leaks: [Leak] = []) { (self.windows, self.leaks) = (windows, leaks) }
}
