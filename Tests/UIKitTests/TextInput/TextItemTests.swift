import Testing

@testable import UIKit

/// What people touch in texts, and what is kept of their work.
@MainActor @Suite(.serialized) struct TextItemTests {
    private final class Listener: NSObject, UITextViewDelegate {
        var log: [String] = []
        var menu: UIMenu?

        func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
            if case .tag(let tag) = textItem.content { log.append("tag \(tag) \(textItem.range.location)+\(textItem.range.length)") }
            return textItem.contentType == .link ? UIAction { [weak self] _ in self?.log.append("own") } : defaultAction
        }
        func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
            log.append("asked")
            return true
        }
        func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu)
            -> UITextItem.MenuConfiguration?
        {
            log.append("menu of \(defaultMenu.children.count)")
            return menu.map { UITextItem.MenuConfiguration(menu: $0) }
        }
        func textView(
            _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating
        ) { log.append("displays") }
    }

    private func shown(_ device: TestDevice) -> (UITextView, Listener) {
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200)), controller = UIViewController()
        let text = NSMutableAttributedString(string: "Link and tag", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.addAttribute(.link, value: URL(string: "https://example.com")!, range: NSRange(location: 0, length: 4))
        text.addAttribute(.textItemTag, value: "mine", range: NSRange(location: 9, length: 3))
        view.attributedText = text
        view.isEditable = false
        let listener = Listener()
        view.delegate = listener
        controller.view.addSubview(view)
        device.show(controller)
        view.layoutIfNeeded()
        return (view, listener)
    }

    private func middle(_ view: UITextView, _ range: NSRange) -> CGPoint {
        let rect = view.laidOut.rects(for: range).first ?? .zero
        return CGPoint(x: rect.midX + view.textContainerInset.left, y: rect.midY + view.textContainerInset.top)
    }

    @Test func delegatesReplaceWhatTapsDo() {
        let device = TestDevice()
        let (view, listener) = shown(device)
        #expect(view.touchItem(at: middle(view, NSRange(location: 0, length: 4))))
        #expect(listener.log == ["own"])
        #expect(view.touchItem(at: middle(view, NSRange(location: 9, length: 3))))
        #expect(listener.log == ["own", "tag mine 9+3"])
        #expect(!view.touchItem(at: middle(view, NSRange(location: 5, length: 3))))
    }

    @Test func delegatesReplaceMenus() {
        let device = TestDevice()
        let (view, listener) = shown(device)
        #expect(view.openMenuOfItem(at: middle(view, NSRange(location: 0, length: 4))))
        #expect(listener.log == ["asked", "menu of 2"])
        listener.menu = UIMenu(children: [UIAction(title: "Mine") { _ in }])
        #expect(view.openMenuOfItem(at: middle(view, NSRange(location: 9, length: 3))))
        #expect(Array(listener.log.dropFirst(2)) == ["menu of 0", "displays"])
        #expect(view.window?.subviews.contains { $0 is MenuContainerView } == true)
    }

    @Test func interactionStatesKeepSelectionAndPlace() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 50)), other = UITextView(frame: view.frame)
        for view in [view, other] {
            view.text = Array(repeating: "line", count: 40).joined(separator: "\n")
            view.layoutIfNeeded()
        }
        view.selectedRange = NSRange(location: 3, length: 5)
        view.contentOffset.y = 60
        other.interactionState = view.interactionState
        #expect(other.selectedRange == NSRange(location: 3, length: 5))
        #expect(other.contentOffset.y == CGFloat(60))
        let field = UITextField(), copy = UITextField()
        (field.text, copy.text) = ("words", "words")
        field.editor.select(NSRange(location: 1, length: 2))
        copy.interactionState = field.interactionState
        #expect(copy.editor.selection == NSRange(location: 1, length: 2))
    }
}
