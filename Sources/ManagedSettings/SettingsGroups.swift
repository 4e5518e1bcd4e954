import QuinceFoundation

// The groups of settings. nil = the store says nothing of the setting. Source: Apple's documentation of `ManagedSettingsStore`.

/// Apps and sites that are covered. Source: Apple's documentation of `ShieldSettings`.
public struct ShieldSettings: Equatable, Sendable {
    /// Categories with exceptions. Source: Apple's documentation of `ShieldSettings.ActivityCategoryPolicy`.
    public enum ActivityCategoryPolicy<Activity>: Equatable, Sendable {
        case none
        case specific(_ categories: Set<ActivityCategoryToken>, except: Set<Token<Activity>> = [])
        case all(except: Set<Token<Activity>> = [])
    }

    public var applications: Set<ApplicationToken>?
    public var applicationCategories: ActivityCategoryPolicy<Application>?
    public var webDomains: Set<WebDomainToken>?
    public var webDomainCategories: ActivityCategoryPolicy<WebDomain>?
}

/// Source: Apple's documentation of `ApplicationSettings`.
public struct ApplicationSettings: Equatable, Sendable {
    public var blockedApplications: Set<Application>?
    public var denyAppInstallation: Bool?
    public var denyAppRemoval: Bool?
}

/// Source: Apple's documentation of `WebContentSettings`.
public struct WebContentSettings: Equatable, Sendable {
    /// Source: Apple's documentation of `WebContentSettings.FilterPolicy`.
    public enum FilterPolicy: Equatable, Sendable {
        case none
        case auto(_ domains: Set<WebDomain> = [], except: Set<WebDomain> = [])
        case specific(_ domains: Set<WebDomain>)
        case all(except: Set<WebDomain> = [])
    }

    public var blockedByFilter: FilterPolicy?
}

/// Source: Apple's documentation of `MediaSettings`.
public struct MediaSettings: Equatable, Sendable {
    public var denyBookstoreErotica: Bool?
    public var denyExplicitContent: Bool?
    public var denyMusicService: Bool?
    public var maximumMovieRating: Int?
    public var maximumTVShowRating: Int?
}

/// Source: Apple's documentation of `AccountSettings`.
public struct AccountSettings: Equatable, Sendable { public var lockAccounts: Bool? }
/// Source: Apple's documentation of `PasscodeSettings`.
public struct PasscodeSettings: Equatable, Sendable { public var lockPasscode: Bool? }
/// Source: Apple's documentation of `DateAndTimeSettings`.
public struct DateAndTimeSettings: Equatable, Sendable { public var requireAutomaticDateAndTime: Bool? }

/// Source: Apple's documentation of `AppStoreSettings`.
public struct AppStoreSettings: Equatable, Sendable {
    public var denyInAppPurchases: Bool?
    public var maximumRating: Int?
    public var requirePasswordForPurchases: Bool?
}
