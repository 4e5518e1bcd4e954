import Foundation

extension URL {
    /// Writes the parts of a URL that it is told to.
    ///
    /// Source of the behaviour: Apple's “URL.FormatStyle”.
    public struct FormatStyle: Codable, Hashable, Sendable, Foundation.FormatStyle {
        /// A part of a URL.
        public enum Component: Int, Codable, Hashable, Sendable {
            case scheme, user, password, host, port, path, query, fragment
        }

        /// When a part is written.
        public struct ComponentDisplayOption: Codable, Hashable, Sendable, CustomStringConvertible {
            enum Kind: Codable, Hashable, Sendable {
                case never, always, omitIfHTTPFamily
            }

            struct Condition: Codable, Hashable, Sendable {
                var component: Component
                var requirements: Set<String>
            }

            var kind: Kind
            /// Decides instead of `kind` where it is there.
            var condition: Condition?

            public static var never: ComponentDisplayOption { ComponentDisplayOption(kind: .never) }
            public static var always: ComponentDisplayOption { ComponentDisplayOption(kind: .always) }
            /// Never for `http` and `https`.
            public static var omitIfHTTPFamily: ComponentDisplayOption { ComponentDisplayOption(kind: .omitIfHTTPFamily) }
            /// Only where another part has one of the values.
            public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> ComponentDisplayOption {
                ComponentDisplayOption(kind: .always, condition: Condition(component: component, requirements: requirements))
            }
            /// Everywhere but where another part has one of the values.
            public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> ComponentDisplayOption {
                ComponentDisplayOption(kind: .never, condition: Condition(component: component, requirements: requirements))
            }

            public var description: String { condition.map { "\(kind) when \($0.component) is one of \($0.requirements)" } ?? "\(kind)" }

            func shows(in components: URLComponents) -> Bool {
                if let condition {
                    let matches = components.text(of: condition.component).map { condition.requirements.contains($0) } ?? false
                    return matches == (kind == .always)
                }
                return switch kind {
                case .never: false
                case .always: true
                case .omitIfHTTPFamily: !["http", "https"].contains(components.scheme?.lowercased() ?? "")
                }
            }
        }

        /// When the host is written, and whether a leading `www` or `m` of it is.
        public struct HostDisplayOption: Codable, Hashable, Sendable, CustomStringConvertible {
            var option: ComponentDisplayOption
            var omittedSubdomains: Set<String> = []
            var omitsMultilevel = false

            public static var never: HostDisplayOption { HostDisplayOption(option: .never) }
            public static var always: HostDisplayOption { HostDisplayOption(option: .always) }
            public static var omitIfHTTPFamily: HostDisplayOption { HostDisplayOption(option: .omitIfHTTPFamily) }
            public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> HostDisplayOption {
                HostDisplayOption(option: .displayWhen(component, matches: requirements))
            }
            public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> HostDisplayOption {
                HostDisplayOption(option: .omitWhen(component, matches: requirements))
            }
            /// Writes the host without its first labels.
            ///
            /// - Parameters:
            ///   - subdomainsToOmit: The first label where it is one of these.
            ///   - omitMultiLevelSubdomains: All labels but the last two.
            public static func omitSpecificSubdomains(
                _ subdomainsToOmit: Set<String> = [], includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false
            ) -> HostDisplayOption {
                HostDisplayOption(option: .always, omittedSubdomains: subdomainsToOmit, omitsMultilevel: omitMultiLevelSubdomains)
            }

            public var description: String { option.description }

            func text(of host: String) -> String {
                var labels = host.split(separator: ".")
                if omitsMultilevel, labels.count > 2 { labels = Array(labels.suffix(2)) }
                if labels.count > 2, omittedSubdomains.contains(String(labels[0])) { labels.removeFirst() }
                return labels.joined(separator: ".")
            }
        }

        private var scheme, user, password, port, path, query, fragment: ComponentDisplayOption
        private var host: HostDisplayOption

        /// Makes a style; as it comes it writes scheme, host and path.
        public init(
            scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never, password: ComponentDisplayOption = .never,
            host: HostDisplayOption = .always, port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
            query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
        ) {
            (self.scheme, self.user, self.password, self.host) = (scheme, user, password, host)
            (self.port, self.path, self.query, self.fragment) = (port, path, query, fragment)
        }

        public func format(_ value: URL) -> String {
            guard let all = URLComponents(url: value, resolvingAgainstBaseURL: true) else { return value.absoluteString }
            var text = ""
            if scheme.shows(in: all), let scheme = all.scheme { text += scheme + (all.host == nil ? ":" : "://") }
            text += authority(of: all)
            if path.shows(in: all) { text += all.percentEncodedPath }
            if query.shows(in: all), let query = all.percentEncodedQuery { text += "?" + query }
            if fragment.shows(in: all), let fragment = all.percentEncodedFragment { text += "#" + fragment }
            return text
        }

        private func authority(of all: URLComponents) -> String {
            var text = ""
            if user.shows(in: all), let user = all.percentEncodedUser {
                text += user
                if password.shows(in: all), let password = all.percentEncodedPassword { text += ":" + password }
                text += "@"
            }
            if host.option.shows(in: all), let name = all.percentEncodedHost { text += host.text(of: name) }
            if port.shows(in: all), let port = all.port { text += ":\(port)" }
            return text
        }

        public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self { with { $0.scheme = strategy } }
        public func user(_ strategy: ComponentDisplayOption = .always) -> Self { with { $0.user = strategy } }
        public func password(_ strategy: ComponentDisplayOption = .always) -> Self { with { $0.password = strategy } }
        public func host(_ strategy: HostDisplayOption = .always) -> Self { with { $0.host = strategy } }
        public func port(_ strategy: ComponentDisplayOption = .always) -> Self { with { $0.port = strategy } }
        public func path(_ strategy: ComponentDisplayOption = .always) -> Self { with { $0.path = strategy } }
        public func query(_ strategy: ComponentDisplayOption = .always) -> Self { with { $0.query = strategy } }
        public func fragment(_ strategy: ComponentDisplayOption = .always) -> Self { with { $0.fragment = strategy } }

        private func with(_ change: (inout Self) -> Void) -> Self {
            var style = self
            change(&style)
            return style
        }
    }

    /// The URL in words, by default its scheme, host and path.
    public func formatted() -> String { FormatStyle().format(self) }
    public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == URL { format.format(self) }
}

extension FormatStyle where Self == URL.FormatStyle {
    public static var url: URL.FormatStyle { URL.FormatStyle() }
}

extension URL.FormatStyle: ParseableFormatStyle {
    public var parseStrategy: URL.ParseStrategy { URL.ParseStrategy() }
}

extension URLComponents {
    /// The part as text; nil where there is none.
    fileprivate func text(of component: URL.FormatStyle.Component) -> String? {
        switch component {
        case .scheme: scheme
        case .user: user
        case .password: password
        case .host: host
        case .port: port.map(String.init)
        case .path: path
        case .query: query
        case .fragment: fragment
        }
    }
}
