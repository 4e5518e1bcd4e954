import QuinceFoundation

extension NSCoder {
    /// Encodes texts; nil is not encoded.
    func encodeTexts(_ texts: [String]?, forKey key: String) {
        if let texts { encode(NSArray(array: texts.map { NSString(string: $0) }), forKey: key) }
    }

    /// The texts of a key; nil where there are none.
    func decodeTexts(forKey key: String) -> [String]? {
        (decodeObject(of: [NSArray.self, NSString.self], forKey: key) as? NSArray)?.compactMap {
            $0 as? String ?? ($0 as? NSString) as String?
        }
    }

    func decodeText(forKey key: String) -> String? { decodeObject(of: NSString.self, forKey: key) as String? }
    func encodeText(_ text: String?, forKey key: String) { if let text { encode(NSString(string: text), forKey: key) } }
}
