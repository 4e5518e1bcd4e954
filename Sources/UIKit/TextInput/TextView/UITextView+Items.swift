/// Links, attachments and tagged text that people touch.
extension UITextView {
    /// The item under a point.
    private func item(at point: CGPoint) -> UITextItem? {
        guard !isEditable, textStorage.length > 0 else { return nil }
        let place = CGPoint(x: point.x - textContainerInset.left, y: point.y - textContainerInset.top)
        let index = layoutManager.characterIndex(for: place, in: textContainer, fractionOfDistanceBetweenInsertionPoints: nil)
        var range = NSRange(location: 0, length: 0)
        let all = NSRange(location: 0, length: textStorage.length)
        for key in [NSAttributedString.Key.textItemTag, .link, .attachment] {
            guard let value = textStorage.attribute(key, at: index, longestEffectiveRange: &range, in: all) else { continue }
            let isInside = laidOut.rects(for: range).contains { $0.insetBy(dx: -4, dy: -4).contains(place) }
            return isInside ? Self.content(key, value).map { UITextItem($0, range: range) } : nil
        }
        return nil
    }

    private static func content(_ key: NSAttributedString.Key, _ value: Any) -> UITextItem.Content? {
        switch key {
        case .textItemTag: (value as? String).map { .tag($0) }
        case .attachment: (value as? NSTextAttachment).map { .textAttachment($0) }
        default: (value as? URL ?? (value as? String).flatMap(URL.init) ?? ((value as? NSURL) as URL?)).map { .link($0) }
        }
    }

    // MARK: Taps

    /// Does what a tap on an item does; false where there is none.
    func touchItem(at point: CGPoint) -> Bool {
        guard let item = item(at: point) else { return false }
        let own = UIAction { [weak self] _ in self?.performDefaultAction(of: item) }
        let action = delegate == nil ? own : delegate?.textView(self, primaryActionFor: item, defaultAction: own)
        action?.performWithSender(self, target: nil)
        return true
    }

    private func performDefaultAction(of item: UITextItem) {
        switch item.content {
        case .link(let url):
            guard delegate?.textView(self, shouldInteractWith: url, in: item.range, interaction: .invokeDefaultAction) ?? true else {
                return
            }
            UIApplication.shared.open(url, options: [:], completionHandler: nil)
        case .textAttachment(let attachment):
            _ = delegate?.textView(self, shouldInteractWith: attachment, in: item.range, interaction: .invokeDefaultAction)
        case .tag: break
        }
    }

    // MARK: Menus

    /// Shows the menu of an item; false where there is no item.
    func openMenuOfItem(at point: CGPoint) -> Bool {
        guard let item = item(at: point) else { return false }
        guard allowsActions(of: item) else { return true }
        let own = UIMenu(children: actions(of: item))
        let configuration =
            delegate == nil
            ? UITextItem.MenuConfiguration(menu: own) : delegate?.textView(self, menuConfigurationFor: item, defaultMenu: own)
        guard let menu = configuration?.menu, !menu.children.isEmpty else { return true }
        let rects = laidOut.rects(for: item.range)
        let place = rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
            .offsetBy(dx: textContainerInset.left, dy: textContainerInset.top)
        let container = MenuContainerView(menu, source: MenuSource(view: self, rect: place, order: .fixed, sender: self))
        let appearance = ContextMenuAnimator(nil)
        delegate?.textView(self, textItemMenuWillDisplayFor: item, animator: appearance)
        container.alongside = appearance
        container.willEnd = { [weak self, weak container] in
            let end = ContextMenuAnimator(nil)
            if let self { self.delegate?.textView(self, textItemMenuWillEndFor: item, animator: end) }
            container?.alongside = end
        }
        _ = container.present()
        return true
    }

    private func allowsActions(of item: UITextItem) -> Bool {
        switch item.content {
        case .link(let url): delegate?.textView(self, shouldInteractWith: url, in: item.range, interaction: .presentActions) ?? true
        case .textAttachment(let attachment):
            delegate?.textView(self, shouldInteractWith: attachment, in: item.range, interaction: .presentActions) ?? true
        case .tag: true
        }
    }

    /// Returns the system's menu elements for an item.
    private func actions(of item: UITextItem) -> [UIMenuElement] {
        switch item.content {
        case .link(let url):
            [
                UIAction(title: SystemText.text(.copy), image: UIImage(systemName: "doc.on.doc")) { _ in UIPasteboard.general.url = url },
                UIAction(title: SystemText.text(.share), image: UIImage(systemName: "square.and.arrow.up")) { [weak self] _ in
                    self?.share(url)
                },
            ]
        case .textAttachment(let attachment):
            attachment.image.map { image in
                [
                    UIAction(title: SystemText.text(.copy), image: UIImage(systemName: "doc.on.doc")) { _ in
                        UIPasteboard.general.image = image
                    }
                ]
            } ?? []
        case .tag: []
        }
    }

    private func share(_ url: URL) {
        let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
        sheet.popoverPresentationController?.sourceView = self
        nearestController?.present(sheet, animated: true)
    }
}
