extension UIPasteboard {
    /// A pattern to detect in the text of the pasteboard. Unlike reading the text, detection does not notify the user.
    ///
    /// Source: Apple's “UIPasteboard.DetectionPattern”.
    public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Something that looks like an address of the web; the value is a string.
        public static let probableWebURL = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
        /// Something to search the web for; the value is a string.
        public static let probableWebSearch = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
        /// A number; the value is one.
        public static let number = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")

        /// Returns the value of the pattern in a text; nil where it does not match.
        func value(in text: String) -> Any? {
            let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
            guard !trimmed.isEmpty else { return nil }
            switch self {
            case .number: return Double(trimmed).map { NSNumber(value: $0) }
            case .probableWebURL: return Self.looksLikeAddress(trimmed) ? trimmed : nil
            case .probableWebSearch: return Self.looksLikeAddress(trimmed) || Double(trimmed) != nil ? nil : trimmed
            default: return nil
            }
        }

        private static let address = #"^(https?://\S+|[\p{L}0-9-]+(\.[\p{L}0-9-]+)*\.\p{L}{2,}(:[0-9]+)?([/?#]\S*)?)$"#
        private static func looksLikeAddress(_ text: String) -> Bool { text.range(of: address, options: .regularExpression) != nil }
    }

    // MARK: Patterns

    /// Finds out which patterns the first item holds, and tells on the main queue.
    public func detectPatterns(
        for patterns: Set<DetectionPattern>, completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
    ) {
        let found = Set(values(for: patterns, in: first).keys)
        later { completionHandler(.success(found)) }
    }

    /// Finds out which patterns items hold, in the order of the items.
    public func detectPatterns(
        for patterns: Set<DetectionPattern>, inItemSet itemSet: IndexSet?,
        completionHandler: @escaping (Result<[Set<DetectionPattern>], any Error>) -> Void
    ) {
        let found = chosen(itemSet).map { Set(values(for: patterns, in: $0).keys) }
        later { completionHandler(.success(found)) }
    }

    /// Finds what the first item holds of patterns, and tells on the main queue.
    public func detectValues(
        for patterns: Set<DetectionPattern>, completionHandler: @escaping (Result<[DetectionPattern: Any], any Error>) -> Void
    ) {
        let found = values(for: patterns, in: first)
        later { completionHandler(.success(found)) }
    }

    /// Finds what items hold of patterns, in the order of the items.
    public func detectValues(
        for patterns: Set<DetectionPattern>, inItemSet itemSet: IndexSet?,
        completionHandler: @escaping (Result<[[DetectionPattern: Any]], any Error>) -> Void
    ) {
        let found = chosen(itemSet).map { values(for: patterns, in: $0) }
        later { completionHandler(.success(found)) }
    }

    private var first: [String: Any] { items.first ?? [:] }

    private func values(for patterns: Set<DetectionPattern>, in item: [String: Any]) -> [DetectionPattern: Any] {
        guard let text = Self.text(of: item) else { return [:] }
        return Dictionary(uniqueKeysWithValues: patterns.compactMap { pattern in pattern.value(in: text).map { (pattern, $0) } })
    }

    private func later(_ body: @escaping () -> Void) {
        nonisolated(unsafe) let body = body
        DispatchQueue.main.async { body() }
    }
}
