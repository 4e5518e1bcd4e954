/// Scrolling with the keys of a hardware keyboard.
extension UIScrollView {
    /// How far an arrow key scrolls, and how much of a page stays in sight, in points.
    private static let (lineStep, pageOverlap): (CGFloat, CGFloat) = (40, 40)

    /// Scrolls where the key stands for that and the content can move so; false where the key is somebody else's.
    func scroll(by key: UIKey) -> Bool {
        guard allowsKeyboardScrolling, isScrollEnabled, !(FirstResponder.current is any TextInputReceiver), !TextInputRouting.takesText,
            key.modifierFlags.isDisjoint(with: [.control]), let wanted = offset(for: key)
        else { return false }
        let target = clamped(wanted)
        guard target != contentOffset else { return false }
        setContentOffset(target, animated: true)
        return true
    }

    private func offset(for key: UIKey) -> CGPoint? {
        let insets = adjustedContentInset, flags = key.modifierFlags
        let page = CGSize(
            width: max(bounds.width - insets.left - insets.right - Self.pageOverlap, Self.lineStep),
            height: max(bounds.height - insets.top - insets.bottom - Self.pageOverlap, Self.lineStep))
        /// Arrows move by lines, with the option key by pages, with the command key to the end.
        func step(_ page: CGFloat, _ whole: CGFloat) -> CGFloat {
            flags.contains(.command) ? whole : flags.contains(.alternate) ? page : Self.lineStep
        }
        let vertical = step(page.height, contentSize.height), horizontal = step(page.width, contentSize.width)
        let moved: CGVector
        switch key.keyCode {
        case .keyboardUpArrow: moved = CGVector(dx: 0, dy: -vertical)
        case .keyboardDownArrow: moved = CGVector(dx: 0, dy: vertical)
        case .keyboardLeftArrow: moved = CGVector(dx: -horizontal, dy: 0)
        case .keyboardRightArrow: moved = CGVector(dx: horizontal, dy: 0)
        case .keyboardPageUp: moved = CGVector(dx: 0, dy: -page.height)
        case .keyboardPageDown: moved = CGVector(dx: 0, dy: page.height)
        case .keyboardSpacebar: moved = CGVector(dx: 0, dy: flags.contains(.shift) ? -page.height : page.height)
        case .keyboardHome: moved = CGVector(dx: 0, dy: -contentSize.height)
        case .keyboardEnd: moved = CGVector(dx: 0, dy: contentSize.height)
        default: return nil
        }
        return CGPoint(x: contentOffset.x + moved.dx, y: contentOffset.y + moved.dy)
    }
}

extension UIWindow {
    /// Lets the scroll view in the middle of the window have keys that no responder wanted.
    func scrollByKeys(_ presses: Set<UIPress>) -> Bool {
        guard FirstResponder.current == nil else { return false }
        var view = hitTest(CGPoint(x: bounds.midX, y: bounds.midY), with: nil)
        while let current = view {
            if let scrollView = current as? UIScrollView, presses.contains(where: { scrollView.scroll(by: $0.pressedKey) }) { return true }
            view = current.superview
        }
        return false
    }
}
