import QuinceFoundation

/// Source: Apple's documentation of `NSFileProviderDomainIdentifier`.
public struct NSFileProviderDomainIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// Source: Apple's documentation of `NSFileProviderItemIdentifier`.
public struct NSFileProviderItemIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let rootContainer = NSFileProviderItemIdentifier("NSFileProviderRootContainerItemIdentifier")
    public static let workingSet = NSFileProviderItemIdentifier("NSFileProviderWorkingSetContainerItemIdentifier")
    public static let trashContainer = NSFileProviderItemIdentifier("NSFileProviderTrashContainerItemIdentifier")
}

/// A place of files that an extension provides. Source: Apple's documentation of `NSFileProviderDomain`.
open class NSFileProviderDomain: NSObject, @unchecked Sendable {
    public let identifier: NSFileProviderDomainIdentifier
    public let displayName: String
    public let pathRelativeToDocumentStorage: String
    open var isHidden = false

    public init(identifier: NSFileProviderDomainIdentifier, displayName: String) {
        (self.identifier, self.displayName, pathRelativeToDocumentStorage) = (identifier, displayName, "")
    }
    public init(identifier: NSFileProviderDomainIdentifier, displayName: String, pathRelativeToDocumentStorage: String) {
        (self.identifier, self.displayName) = (identifier, displayName)
        self.pathRelativeToDocumentStorage = pathRelativeToDocumentStorage
    }
}
