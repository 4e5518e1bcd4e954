/// How far a movement or a question about text goes.
public enum UITextGranularity: Int, Sendable { case character = 0, word, sentence, paragraph, line, document }

/// A direction in the order of the text.
public enum UITextStorageDirection: Int, Sendable { case forward = 0, backward }

/// A direction on the screen.
public enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }

/// The direction of a movement: the raw value of a `UITextStorageDirection` or a `UITextLayoutDirection`.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(_ rawValue: Int) { self.rawValue = rawValue }

    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection { UITextDirection(direction.rawValue) }
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection { UITextDirection(direction.rawValue) }
}

/// An object that takes simple text entry.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
    var hasText: Bool { get }
    func insertText(_ text: String)
    func deleteBackward()
}

/// An object whose text can be read, selected and edited by the system.
///
/// Source: Apple's “UITextInput”.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
    func text(in range: UITextRange) -> String?
    func replace(_ range: UITextRange, withText text: String)
    var selectedTextRange: UITextRange? { get set }
    /// The part that an input method has not settled yet.
    var markedTextRange: UITextRange? { get }
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    func unmarkText()
    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    var inputDelegate: (any UITextInputDelegate)? { get set }
    var tokenizer: any UITextInputTokenizer { get }
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
    func firstRect(for range: UITextRange) -> CGRect
    func caretRect(for position: UITextPosition) -> CGRect
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    func closestPosition(to point: CGPoint) -> UITextPosition?
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    func characterRange(at point: CGPoint) -> UITextRange?
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
    func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]?
    var textInputView: UIView { get }
    /// The side of a line wrap on which the caret is displayed: `.backward` after the last letter of the line, `.forward` before the first
    /// one of the next. Text inputs without this property always use the next line.
    var selectionAffinity: UITextStorageDirection { get set }
    /// The caret follows a finger that holds the space bar; points lie in the text's coordinates.
    func beginFloatingCursor(at point: CGPoint)
    func updateFloatingCursor(at point: CGPoint)
    func endFloatingCursor()
    /// The editing menu for a selection; the standard one for nil.
    func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)
    func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)
}

extension UITextInput {
    public var selectionAffinity: UITextStorageDirection {
        get { .forward }
        set {}
    }
    public func beginFloatingCursor(at point: CGPoint) {}
    public func updateFloatingCursor(at point: CGPoint) {}
    public func endFloatingCursor() {}
    public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
    public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}
    public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
    public func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]? { nil }
}

extension UITextInput where Self: UIView {
    public var textInputView: UIView { self }
}

/// The system's side of text input: a text view tells it of changes it makes by itself.
@preconcurrency @MainActor public protocol UITextInputDelegate: NSObjectProtocol {
    func selectionWillChange(_ textInput: (any UITextInput)?)
    func selectionDidChange(_ textInput: (any UITextInput)?)
    func textWillChange(_ textInput: (any UITextInput)?)
    func textDidChange(_ textInput: (any UITextInput)?)
}

/// Finds the bounds of words, sentences, lines and paragraphs.
@preconcurrency @MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition?
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool
}
