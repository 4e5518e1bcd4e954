/// A place in text.
@preconcurrency @MainActor open class UITextPosition: NSObject {}

/// A part of text.
@preconcurrency @MainActor open class UITextRange: NSObject {
    open var isEmpty: Bool { true }
    open var start: UITextPosition { UITextPosition() }
    open var end: UITextPosition { UITextPosition() }
}

/// A rectangle of a selection.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
    open var rect: CGRect { .zero }
    open var writingDirection: NSWritingDirection { .natural }
    /// Whether the selection begins in this rectangle.
    open var containsStart: Bool { false }
    open var containsEnd: Bool { false }
    open var isVertical: Bool { false }
}

/// A position as an offset in UTF-16 units.
final class TextOffset: UITextPosition {
    let offset: Int
    init(_ offset: Int) { self.offset = offset }

    override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }
    override var hash: Int { offset.hashValue }
}

final class TextOffsetRange: UITextRange {
    let range: NSRange
    init(_ range: NSRange) { self.range = range }
    /// The text between two positions, in whatever order.
    init?(between first: UITextPosition, and second: UITextPosition) {
        guard let first = (first as? TextOffset)?.offset, let second = (second as? TextOffset)?.offset else { return nil }
        range = NSRange(location: min(first, second), length: abs(first - second))
    }
    override var isEmpty: Bool { range.length == 0 }
    override var start: UITextPosition { TextOffset(range.location) }
    override var end: UITextPosition { TextOffset(range.location + range.length) }

    override func isEqual(_ object: Any?) -> Bool { (object as? TextOffsetRange)?.range == range }
    override var hash: Int { range.hashValue }
}

/// A rectangle of the selection of UIKit's own text views.
final class TextSelectionPart: UITextSelectionRect {
    private let place: CGRect
    private let (isFirst, isLast): (Bool, Bool)

    init(_ place: CGRect, isFirst: Bool, isLast: Bool) {
        self.place = place
        (self.isFirst, self.isLast) = (isFirst, isLast)
    }

    override var rect: CGRect { place }
    override var writingDirection: NSWritingDirection { .leftToRight }
    override var containsStart: Bool { isFirst }
    override var containsEnd: Bool { isLast }
}
