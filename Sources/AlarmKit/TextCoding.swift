import QuinceFoundation

// Texts are kept as they read in the user's language.
extension KeyedEncodingContainer {
    mutating func encodeText(_ text: LocalizedStringResource, forKey key: Key) throws {
        try encode(String(localized: text), forKey: key)
    }
}

extension KeyedDecodingContainer {
    func decodeText(forKey key: Key) throws -> LocalizedStringResource {
        LocalizedStringResource(stringLiteral: try decode(String.self, forKey: key))
    }
}
