/// A link, an attachment or a tagged part of a text view's text, which people can touch.
///
/// Source: Apple's “UITextItem”.
@preconcurrency @MainActor open class UITextItem: NSObject {
    public enum Content {
        case link(URL)
        case textAttachment(NSTextAttachment)
        case tag(String)
    }

    public enum ContentType: Int, Sendable { case link = 0, textAttachment, tag }

    public let content: Content
    /// The range of the item in the text.
    public let range: NSRange

    open var contentType: ContentType {
        switch content {
        case .link: .link
        case .textAttachment: .textAttachment
        case .tag: .tag
        }
    }

    init(_ content: Content, range: NSRange) {
        (self.content, self.range) = (content, range)
        super.init()
    }

    /// The menu of an item, and what it grows from.
    @preconcurrency @MainActor open class MenuConfiguration: NSObject {
        let menu: UIMenu

        /// A menu that grows from the item's text.
        public init(menu: UIMenu) {
            self.menu = menu
            super.init()
        }
    }
}

extension NSAttributedString.Key {
    /// Makes a part of a text view's text an item that people can touch; the value is a string that names it.
    public static let textItemTag = NSAttributedString.Key("UITextItemTag")
}
