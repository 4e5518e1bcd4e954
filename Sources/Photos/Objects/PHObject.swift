import QuinceFoundation

/// An object of the photo library, as it was when it was fetched. Two are equal if they stand for the same thing.
///
/// Source: Apple's documentation of `PHObject`.
open class PHObject: NSObject, NSCopying, @unchecked Sendable {
    /// The identifier that the object keeps on this device.
    public let localIdentifier: String

    init(identifier: String) {
        localIdentifier = identifier
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? PHObject else { return false }
        return localIdentifier == other.localIdentifier
    }

    open override var hash: Int { localIdentifier.hashValue }

    /// Whether the properties are those of another object of the same identifier.
    func hasSameContent(as other: PHObject) -> Bool { true }
}

/// Stands for an object that the current block of changes creates.
///
/// Source: Apple's documentation of `PHObjectPlaceholder`.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}
