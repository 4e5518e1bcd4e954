import QuinceFoundation

/// Stands for an app, a category or a site that the user has selected, without saying which.
///
/// The picker of Family Controls alone makes tokens; apps archive them.
///
/// Source: Apple's documentation of `Token`.
public struct Token<T>: Codable, Hashable, Sendable {
    let data: Data

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        data = try container.decode(Data.self, forKey: .data)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(data, forKey: .data)
    }

    private enum Keys: String, CodingKey { case data }
}

/// Source: Apple's documentation of `ApplicationToken`.
public typealias ApplicationToken = Token<Application>
/// Source: Apple's documentation of `ActivityCategoryToken`.
public typealias ActivityCategoryToken = Token<ActivityCategory>
/// Source: Apple's documentation of `WebDomainToken`.
public typealias WebDomainToken = Token<WebDomain>

/// An app. Source: Apple's documentation of `Application`.
public struct Application: Codable, Hashable, Sendable {
    public let bundleIdentifier: String?
    public let token: Token<Application>?
    /// nil: apps that manage settings do not learn names.
    public var localizedDisplayName: String? { nil }

    public init() { (bundleIdentifier, token) = (nil, nil) }
    public init(bundleIdentifier: String) { (self.bundleIdentifier, token) = (bundleIdentifier, nil) }
    public init(token: Token<Application>) { (bundleIdentifier, self.token) = (nil, token) }
}

/// A kind of apps and sites. Source: Apple's documentation of `ActivityCategory`.
public struct ActivityCategory: Codable, Hashable, Sendable {
    public let identifier: String?
    public let token: Token<ActivityCategory>?
    public var localizedDisplayName: String? { nil }

    public init() { (identifier, token) = (nil, nil) }
    public init(token: Token<ActivityCategory>) { (identifier, self.token) = (nil, token) }
}

/// A site. Source: Apple's documentation of `WebDomain`.
public struct WebDomain: Codable, Hashable, Sendable {
    public let domain: String?
    public let token: Token<WebDomain>?

    public init() { (domain, token) = (nil, nil) }
    public init(domain: String) { (self.domain, token) = (domain, nil) }
    public init(token: Token<WebDomain>) { (domain, self.token) = (nil, token) }
}
