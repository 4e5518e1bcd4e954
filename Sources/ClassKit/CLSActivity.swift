import QuinceFoundation

/// A student's work in a context. Source: Apple's documentation of `CLSActivity`.
open class CLSActivity: CLSObject, @unchecked Sendable {
    /// 0...1
    open var progress: Double = 0 { didSet { progress = min(max(progress, 0), 1) } }
    open private(set) var isStarted = false
    open var primaryActivityItem: CLSActivityItem?
    open private(set) var additionalActivityItems: [CLSActivityItem] = []
    private var elapsed: TimeInterval = 0
    private var began: Date?

    /// Seconds.
    open var duration: TimeInterval { elapsed + (began.map { Date().timeIntervalSince($0) } ?? 0) }

    open func start() {
        guard !isStarted else { return }
        (isStarted, began) = (true, Date())
    }
    open func stop() {
        (elapsed, began, isStarted) = (duration, nil, false)
    }
    open func addProgressRange(fromStart start: Double, toEnd end: Double) { if end > start { progress = Swift.max(progress, end) } }
    open func addAdditionalActivityItem(_ activityItem: CLSActivityItem) { additionalActivityItems.append(activityItem) }
}

/// A result of an activity. Source: Apple's documentation of `CLSActivityItem`.
open class CLSActivityItem: CLSObject, @unchecked Sendable {
    public let identifier: String
    open var title: String
    init(_ identifier: String, _ title: String) { (self.identifier, self.title) = (identifier, title) }
}

/// Source: Apple's documentation of `CLSBinaryValueType`.
public enum CLSBinaryValueType: Int, Sendable { case trueFalse = 0, passFail, yesNo, correctIncorrect }

/// Source: Apple's documentation of `CLSBinaryItem`.
open class CLSBinaryItem: CLSActivityItem, @unchecked Sendable {
    open var value = false
    public let valueType: CLSBinaryValueType
    public init(identifier: String, title: String, type valueType: CLSBinaryValueType) {
        self.valueType = valueType
        super.init(identifier, title)
    }
}

/// Source: Apple's documentation of `CLSQuantityItem`.
open class CLSQuantityItem: CLSActivityItem, @unchecked Sendable {
    open var quantity: Double = 0
    public init(identifier: String, title: String) { super.init(identifier, title) }
}

/// Source: Apple's documentation of `CLSScoreItem`.
open class CLSScoreItem: CLSActivityItem, @unchecked Sendable {
    open var score: Double
    open var maxScore: Double
    public init(identifier: String, title: String, score: Double, maxScore: Double) {
        (self.score, self.maxScore) = (score, maxScore)
        super.init(identifier, title)
    }
}
