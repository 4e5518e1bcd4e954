/// The state of the user's interaction with a text: the selection, whether it is being edited, and the scroll offset.
///
/// Source: Apple's documentation of `UITextView.interactionState`.
final class TextInteractionState: NSObject {
    let selection: NSRange
    let isEditing: Bool
    let offset: CGPoint

    init(selection: NSRange, isEditing: Bool, offset: CGPoint = .zero) {
        (self.selection, self.isEditing, self.offset) = (selection, isEditing, offset)
        super.init()
    }
}
