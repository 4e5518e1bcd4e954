// Dragging, dropping and pasting of text as apps would change it, and the protocols of text layout's second
// generation: declared, so that the compiler names what an app would miss.

@available(*, unavailable, message: "not yet in Quince: dragging and dropping of text")
@preconcurrency @MainActor public protocol UITextDragDelegate: NSObjectProtocol {}

@available(*, unavailable, message: "not yet in Quince: dragging and dropping of text")
@preconcurrency @MainActor public protocol UITextDropDelegate: NSObjectProtocol {}

@available(*, unavailable, message: "not yet in Quince: dragging and dropping of text")
@preconcurrency @MainActor public protocol UITextDraggable: NSObjectProtocol {}

@available(*, unavailable, message: "not yet in Quince: dragging and dropping of text")
@preconcurrency @MainActor public protocol UITextDroppable: NSObjectProtocol {}

@available(*, unavailable, message: "not yet in Quince: dragging and dropping of text")
@preconcurrency @MainActor public protocol UITextDragRequest: NSObjectProtocol {}

@available(*, unavailable, message: "not yet in Quince: dragging and dropping of text")
@preconcurrency @MainActor public protocol UITextDropRequest: NSObjectProtocol {}

@available(*, unavailable, message: "not yet in Quince: dragging and dropping of text")
@preconcurrency @MainActor open class UITextDropProposal: NSObject {}

@available(*, unavailable, message: "not yet in Quince: dragging and dropping of text")
@preconcurrency @MainActor open class UITextDragPreviewRenderer: NSObject {}

@available(*, unavailable, message: "not yet in Quince: changing what is pasted")
@preconcurrency @MainActor public protocol UITextPasteDelegate: NSObjectProtocol {}

@available(*, unavailable, message: "not yet in Quince: changing what is pasted")
@preconcurrency @MainActor public protocol UITextPasteConfigurationSupporting: NSObjectProtocol {}

@available(*, unavailable, message: "not yet in Quince: changing what is pasted")
@preconcurrency @MainActor public protocol UITextPasteItem: NSObjectProtocol {}

@available(*, unavailable, message: "not yet in Quince: texts that dictation and other input fill in later")
@preconcurrency @MainActor open class UITextPlaceholder: NSObject {}

@available(*, unavailable, message: "not yet in Quince: texts that dictation and other input fill in later")
@preconcurrency @MainActor open class UITextAlternatives: NSObject {}

@available(*, unavailable, message: "not yet in Quince: a text interaction for views of one's own")
@preconcurrency @MainActor public protocol UITextInteractionDelegate: NSObjectProtocol {}

@available(*, unavailable, message: "not yet in Quince: text layout with NSTextLayoutManager; use NSLayoutManager")
@preconcurrency @MainActor public protocol NSTextLocation: NSObjectProtocol {}

@available(*, unavailable, message: "not yet in Quince: text layout with NSTextLayoutManager; use NSLayoutManager")
@preconcurrency @MainActor public protocol NSTextElementProvider: NSObjectProtocol {}

@available(*, unavailable, message: "not yet in Quince: text layout with NSTextLayoutManager; use NSLayoutManager")
@preconcurrency @MainActor public protocol NSTextLayoutManagerDelegate: NSObjectProtocol {}

@available(*, unavailable, message: "not yet in Quince: text layout with NSTextLayoutManager; use NSLayoutManager")
@preconcurrency @MainActor public protocol NSTextContentManagerDelegate: NSObjectProtocol {}

@available(*, unavailable, message: "not yet in Quince: text layout with NSTextLayoutManager; use NSLayoutManager")
@preconcurrency @MainActor public protocol NSTextContentStorageDelegate: NSObjectProtocol {}

@available(*, unavailable, message: "not yet in Quince: text layout with NSTextLayoutManager; use NSLayoutManager")
@preconcurrency @MainActor public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {}

@available(*, unavailable, message: "not yet in Quince: text layout with NSTextLayoutManager; use NSLayoutManager")
@preconcurrency @MainActor public protocol NSTextSelectionDataSource: NSObjectProtocol {}

@available(*, unavailable, message: "not yet in Quince: text layout with NSTextLayoutManager; use NSLayoutManager")
@preconcurrency @MainActor open class NSTextRange: NSObject {}

@available(*, unavailable, message: "not yet in Quince: text layout with NSTextLayoutManager; use NSLayoutManager")
@preconcurrency @MainActor open class NSTextElement: NSObject {}

@available(*, unavailable, message: "not yet in Quince: text layout with NSTextLayoutManager; use NSLayoutManager")
@preconcurrency @MainActor open class NSTextParagraph: NSObject {}

@available(*, unavailable, message: "not yet in Quince: text layout with NSTextLayoutManager; use NSLayoutManager")
@preconcurrency @MainActor open class NSTextContentManager: NSObject {}

@available(*, unavailable, message: "not yet in Quince: text layout with NSTextLayoutManager; use NSLayoutManager")
@preconcurrency @MainActor open class NSTextLineFragment: NSObject {}

@available(*, unavailable, message: "not yet in Quince: text layout with NSTextLayoutManager; use NSLayoutManager")
@preconcurrency @MainActor open class NSTextSelection: NSObject {}

@available(*, unavailable, message: "not yet in Quince: text layout with NSTextLayoutManager; use NSLayoutManager")
@preconcurrency @MainActor open class NSTextSelectionNavigation: NSObject {}

@available(*, unavailable, message: "not yet in Quince: text layout with NSTextLayoutManager; use NSLayoutManager")
@preconcurrency @MainActor open class NSTextViewportLayoutController: NSObject {}
