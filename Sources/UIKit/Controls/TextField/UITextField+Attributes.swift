extension UITextField {
    /// Text with the attributes of its parts, and the field's own where those say nothing.
    func styled(_ text: String, _ parts: NSAttributedString?) -> NSAttributedString {
        guard let parts else { return NSAttributedString(string: text, attributes: textAttributes) }
        let full = NSMutableAttributedString(attributedString: parts)
        full.fillMissing(textAttributes)
        return full
    }

    /// Shows an attributed text; the field takes over font, colour and alignment from its beginning.
    func take(_ new: NSAttributedString?) {
        guard let new, new.length > 0 else { return text = new?.string }
        let attributes = new.attributes(at: 0, effectiveRange: nil)
        if let font = attributes[.font] as? UIFont { self.font = font }
        if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
        editor.set(new)
        invalidateIntrinsicContentSize()
        update()
    }
}
