extension NSAttributedString {
    /// The size of the text without wrapping; not rounded.
    public func size() -> CGSize { TextSetting.layout(self, width: nil).size }

    /// Draws the text with its upper left corner at `point`, unwrapped.
    public func draw(at point: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        TextSetting.layout(self, width: nil).draw(in: CGRect(origin: point, size: .zero), context)
    }

    /// Draws the text wrapped into `rect`, clipped at its bottom line.
    public func draw(in rect: CGRect) { draw(with: rect, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil) }

    /// Draws the text; without `usesLineFragmentOrigin` on one line whose baseline starts at the rectangle's origin.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        guard let graphics = UIGraphicsGetCurrentContext() else { return }
        guard options.contains(.usesLineFragmentOrigin) else {
            let line = TextSetting.layout(self, width: nil)
            line.draw(in: CGRect(x: rect.minX, y: rect.minY - line.firstBaseline, width: 0, height: 0), graphics)
            return
        }
        let text = TextSetting.layout(
            self, width: rect.width, height: rect.height > 0 ? rect.height : nil,
            truncation: options.contains(.truncatesLastVisibleLine) ? .byTruncatingTail : nil)
        text.draw(in: rect, graphics)
    }

    /// The rectangle the text takes when wrapped into `size`; not rounded.
    public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) -> CGRect {
        guard options.contains(.usesLineFragmentOrigin) else {
            let line = TextSetting.layout(self, width: nil)
            return CGRect(x: 0, y: -line.firstBaseline, width: line.size.width, height: line.size.height)
        }
        let text = TextSetting.layout(
            self, width: size.width > 0 ? size.width : nil,
            height: options.contains(.truncatesLastVisibleLine) && size.height > 0 ? size.height : nil)
        let rect = CGRect(origin: .zero, size: text.size)
        context?.totalBounds = rect
        return rect
    }
}

extension NSString {
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { attributed(attrs).size() }
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) { attributed(attrs).draw(at: point) }
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) { attributed(attrs).draw(in: rect) }
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) { attributed(attributes).draw(with: rect, options: options, context: context) }
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect { attributed(attributes).boundingRect(with: size, options: options, context: context) }

    private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
        NSAttributedString(string: String(describing: self), attributes: attributes)
    }
}

extension String {
    /// The size of the string on one line.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attrs).size()
    }
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attrs).draw(at: point)
    }
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attrs).draw(in: rect)
    }
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) { NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context) }
    /// The rectangle the string takes when wrapped into `size`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect { NSAttributedString(string: self, attributes: attributes).boundingRect(with: size, options: options, context: context) }
}
