// Properties that had strings as keys before Swift 4.2. Lowering has code of that time use these.

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
    fileprivate init(named attributes: [String: Any]) {
        self.init(uniqueKeysWithValues: attributes.map { (NSAttributedString.Key(rawValue: $0.key), $0.value) })
    }

    fileprivate var named: [String: Any] { [String: Any](uniqueKeysWithValues: map { ($0.key.rawValue, $0.value) }) }
}

@_spi(Quince) extension UITextField {
    public var __quinceDefaultTextAttributes: [String: Any] {
        get { defaultTextAttributes.named }
        set { defaultTextAttributes = .init(named: newValue) }
    }
    public var __quinceTypingAttributes: [String: Any]? {
        get { typingAttributes?.named }
        set { typingAttributes = newValue.map { .init(named: $0) } }
    }
}

@_spi(Quince) extension UITextView {
    public var __quinceTypingAttributes: [String: Any] {
        get { typingAttributes.named }
        set { typingAttributes = .init(named: newValue) }
    }
    public var __quinceLinkTextAttributes: [String: Any]! {
        get { linkTextAttributes?.named }
        set { linkTextAttributes = newValue.map { .init(named: $0) } }
    }
}
