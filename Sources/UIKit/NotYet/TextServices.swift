// The second generation of text layout, and other services for text.

@available(*, unavailable, message: "not yet in Quince: a text interaction for views of one's own")
@preconcurrency @MainActor open class UITextInteraction: NSObject {}

@available(*, unavailable, message: "not yet in Quince: a text interaction for views of one's own")
@preconcurrency @MainActor open class UITextSelectionDisplayInteraction: NSObject {}

@available(*, unavailable, message: "not yet in Quince: the pasting button")
@preconcurrency @MainActor open class UIPasteControl: UIControl {}

@available(*, unavailable, message: "not yet in Quince: pasting into views")
@preconcurrency @MainActor open class UIPasteConfiguration: NSObject {}

@available(*, unavailable, message: "not yet in Quince: the panel for text formats")
@preconcurrency @MainActor open class UITextFormattingCoordinator: NSObject {}

@available(*, unavailable, message: "not yet in Quince: keyboards of other apps")
@preconcurrency @MainActor open class UILexicon: NSObject {}

@available(*, unavailable, message: "not yet in Quince: text layout with NSTextLayoutManager; use NSLayoutManager")
@preconcurrency @MainActor open class NSTextLayoutManager: NSObject {}

@available(*, unavailable, message: "not yet in Quince: text layout with NSTextLayoutManager; use NSLayoutManager")
@preconcurrency @MainActor open class NSTextContentStorage: NSObject {}

@available(*, unavailable, message: "not yet in Quince: text layout with NSTextLayoutManager; use NSLayoutManager")
@preconcurrency @MainActor open class NSTextLayoutFragment: NSObject {}

@available(*, unavailable, message: "not yet in Quince: views in text")
@preconcurrency @MainActor open class NSTextAttachmentViewProvider: NSObject {}

@available(*, unavailable, message: "not yet in Quince: keyboards of other apps")
@preconcurrency @MainActor open class UILexiconEntry: NSObject {}

@available(*, unavailable, message: "not yet in Quince: keyboards of other apps")
@preconcurrency @MainActor public protocol UITextDocumentProxy: NSObjectProtocol {}

@available(*, unavailable, message: "not yet in Quince: keyboards of other apps")
@preconcurrency @MainActor open class UITextInputContext: NSObject {}

@available(*, unavailable, message: "not yet in Quince: dictation")
@preconcurrency @MainActor open class UIDictationPhrase: NSObject {}

@available(*, unavailable, message: "not yet in Quince: a text interaction for views of one's own")
@preconcurrency @MainActor open class UITextLoupeSession: NSObject {}

@available(*, unavailable, message: "not yet in Quince: a text interaction for views of one's own")
@preconcurrency @MainActor open class UITextCursorDropPositionAnimator: NSObject {}

@available(*, unavailable, message: "not yet in Quince: a text interaction for views of one's own")
@preconcurrency @MainActor public protocol UITextCursorView: NSObjectProtocol {}

@available(*, unavailable, message: "not yet in Quince: a text interaction for views of one's own")
@preconcurrency @MainActor public protocol UITextSelectionHandleView: NSObjectProtocol {}

@available(*, unavailable, message: "not yet in Quince: a text interaction for views of one's own")
@preconcurrency @MainActor public protocol UITextSelectionHighlightView: NSObjectProtocol {}

@available(*, unavailable, message: "not yet in Quince: a text interaction for views of one's own")
@preconcurrency @MainActor public protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol {}

@available(*, unavailable, message: "not yet in Quince: text layout with NSTextLayoutManager; use NSLayoutManager")
@preconcurrency @MainActor public protocol NSTextStorageObserving: NSObjectProtocol {}

@available(*, unavailable, message: "not yet in Quince: text layout with NSTextLayoutManager; use NSLayoutManager")
@preconcurrency @MainActor public protocol NSTextAttachmentLayout: NSObjectProtocol {}

@available(*, unavailable, message: "not yet in Quince: lines that make room for tall scripts")
@preconcurrency @MainActor public protocol UILetterformAwareAdjusting: NSObjectProtocol {}

@available(*, unavailable, message: "not yet in Quince: lines that make room for tall scripts")
public enum UILetterformAwareSizingRule: Int, Sendable { case typographic = 0, oversize = 1 }
