/// What people have done in a text: what is selected, whether it is edited, and how far it is scrolled.
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
