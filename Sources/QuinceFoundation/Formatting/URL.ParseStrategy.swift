import Foundation

extension URL {
    /// Reads URLs, and says which parts a text must have.
    ///
    /// Source of the behaviour: Apple's “URL.ParseStrategy”.
    public struct ParseStrategy: Codable, Hashable, Sendable, Foundation.ParseStrategy {
        /// Whether a text must have a part, or which value stands in for it.
        public enum ComponentParseStrategy<Component: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
            /// A text without it is refused.
            case required
            case optional
            /// Stands in for the part where a text lacks it.
            case defaultValue(Component)
        }

        private var scheme, user, password, host, path, query, fragment: ComponentParseStrategy<String>
        private var port: ComponentParseStrategy<Int>

        /// Makes a strategy; as it comes it requires scheme and host.
        public init(
            scheme: ComponentParseStrategy<String> = .required, user: ComponentParseStrategy<String> = .optional,
            password: ComponentParseStrategy<String> = .optional, host: ComponentParseStrategy<String> = .required,
            port: ComponentParseStrategy<Int> = .optional, path: ComponentParseStrategy<String> = .optional,
            query: ComponentParseStrategy<String> = .optional, fragment: ComponentParseStrategy<String> = .optional
        ) {
            (self.scheme, self.user, self.password, self.host) = (scheme, user, password, host)
            (self.port, self.path, self.query, self.fragment) = (port, path, query, fragment)
        }

        public func parse(_ value: String) throws -> URL {
            guard var parts = URLComponents(string: value.trimmingCharacters(in: .whitespacesAndNewlines)) else { throw refusal(of: value) }
            try fill(&parts, \.scheme, scheme, value)
            try fill(&parts, \.user, user, value)
            try fill(&parts, \.password, password, value)
            try fill(&parts, \.host, host, value)
            try fill(&parts, \.query, query, value)
            try fill(&parts, \.fragment, fragment, value)
            try fill(&parts, \.port, port, value)
            if parts.path.isEmpty {
                var path: String?
                if case .defaultValue(let text) = self.path { path = text }
                if self.path == .required { throw refusal(of: value) }
                parts.path = path ?? ""
            }
            guard let url = parts.url else { throw refusal(of: value) }
            return url
        }

        private func fill<Part>(
            _ parts: inout URLComponents, _ key: WritableKeyPath<URLComponents, Part?>, _ strategy: ComponentParseStrategy<Part>,
            _ text: String
        ) throws {
            guard parts[keyPath: key] == nil else { return }
            switch strategy {
            case .required: throw refusal(of: text)
            case .optional: break
            case .defaultValue(let part): parts[keyPath: key] = part
            }
        }

        private func refusal(of text: String) -> CocoaError {
            CocoaError(
                .formatting,
                userInfo: [
                    NSDebugDescriptionErrorKey: "Cannot parse \(text). String should adhere to the preferred format of the strategy."
                ])
        }

        public func scheme(_ strategy: ComponentParseStrategy<String> = .required) -> Self { with { $0.scheme = strategy } }
        public func user(_ strategy: ComponentParseStrategy<String> = .required) -> Self { with { $0.user = strategy } }
        public func password(_ strategy: ComponentParseStrategy<String> = .required) -> Self { with { $0.password = strategy } }
        public func host(_ strategy: ComponentParseStrategy<String> = .required) -> Self { with { $0.host = strategy } }
        public func port(_ strategy: ComponentParseStrategy<Int> = .required) -> Self { with { $0.port = strategy } }
        public func path(_ strategy: ComponentParseStrategy<String> = .required) -> Self { with { $0.path = strategy } }
        public func query(_ strategy: ComponentParseStrategy<String> = .required) -> Self { with { $0.query = strategy } }
        public func fragment(_ strategy: ComponentParseStrategy<String> = .required) -> Self { with { $0.fragment = strategy } }

        private func with(_ change: (inout Self) -> Void) -> Self {
            var strategy = self
            change(&strategy)
            return strategy
        }
    }

    /// Reads a URL from a text; fails where the text lacks what the strategy requires.
    public init<T: Foundation.ParseStrategy>(_ value: T.ParseInput, strategy: T) throws where T.ParseOutput == URL {
        self = try strategy.parse(value)
    }
}

extension ParseStrategy where Self == URL.ParseStrategy {
    public static var url: URL.ParseStrategy { URL.ParseStrategy() }
}
