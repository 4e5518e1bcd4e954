import ManagedSettings
import QuinceFoundation

/// The apps, categories and sites that the user has selected. Source: Apple's documentation of `FamilyActivitySelection`.
public struct FamilyActivitySelection: Codable, Hashable, Sendable {
    public var applicationTokens: Set<ApplicationToken> = []
    public var categoryTokens: Set<ActivityCategoryToken> = []
    public var webDomainTokens: Set<WebDomainToken> = []
    /// Whether a category stands for all of its apps, too.
    public let includeEntireCategory: Bool

    public init() { includeEntireCategory = false }
    public init(includeEntireCategory: Bool) { self.includeEntireCategory = includeEntireCategory }

    public var applications: Set<Application> { Set(applicationTokens.map { Application(token: $0) }) }
    public var categories: Set<ActivityCategory> { Set(categoryTokens.map { ActivityCategory(token: $0) }) }
    public var webDomains: Set<WebDomain> { Set(webDomainTokens.map { WebDomain(token: $0) }) }
}
