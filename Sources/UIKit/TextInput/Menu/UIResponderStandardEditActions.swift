/// The editing commands that menus and keys send.
///
/// Source: Apple's “UIResponderStandardEditActions”.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: NSObjectProtocol {
    func cut(_ sender: Any?)
    func copy(_ sender: Any?)
    func paste(_ sender: Any?)
    func delete(_ sender: Any?)
    func select(_ sender: Any?)
    func selectAll(_ sender: Any?)
    func toggleBoldface(_ sender: Any?)
    func toggleItalics(_ sender: Any?)
    func toggleUnderline(_ sender: Any?)
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)
    func increaseSize(_ sender: Any?)
    func decreaseSize(_ sender: Any?)
    func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
    func pasteAndMatchStyle(_ sender: Any?)
    func find(_ sender: Any?)
    func findAndReplace(_ sender: Any?)
    func findNext(_ sender: Any?)
    func findPrevious(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}

/// The standard commands, in the order of the menu.
enum EditAction: String, CaseIterable {
    case cut = "cut:", copy = "copy:", paste = "paste:", delete = "delete:", select = "select:", selectAll = "selectAll:"

    /// The actions of the standard menu.
    static let shown: [EditAction] = [.cut, .copy, .paste, .select, .selectAll]
    var selector: Selector { Selector(rawValue) }
}

extension UIResponder {
    /// Calls a standard command's method, so that subclasses' overrides count.
    func perform(_ action: EditAction, from sender: Any?) {
        switch action {
        case .cut: cut(sender)
        case .copy: copy(sender)
        case .paste: paste(sender)
        case .delete: delete(sender)
        case .select: select(sender)
        case .selectAll: selectAll(sender)
        }
    }
}
