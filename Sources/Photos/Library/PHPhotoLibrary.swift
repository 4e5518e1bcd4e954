@_spi(Quince) import QuinceFoundation

/// The device's photo library: who may use it, its changes, and those who follow them.
///
/// Source: Apple's documentation of `PHPhotoLibrary`.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let instance = PHPhotoLibrary()
    let observation = PhotoObservation()
    /// Blocks of changes follow one another.
    private let queue = DispatchQueue(label: "com.apple.photos.changes")

    private override init() { super.init() }

    open class func shared() -> PHPhotoLibrary { instance }

    // MARK: Authorization

    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { PhotoAccess.status(for: accessLevel) }

    /// Asks the user, where nobody has been asked yet. Without the usage text in Info.plist the app is ended.
    ///
    /// - Parameter handler: Called on any thread.
    open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) {
        PhotoAccess.requireUsageDescription(for: accessLevel)
        PhotoAccess.request(accessLevel, handler)
    }

    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
        await withCheckedContinuation { continuation in requestAuthorization(for: accessLevel) { continuation.resume(returning: $0) } }
    }

    @available(*, deprecated, message: "Use authorizationStatus(for:)")
    open class func authorizationStatus() -> PHAuthorizationStatus { authorizationStatus(for: .readWrite) }

    @available(*, deprecated, message: "Use requestAuthorization(for:handler:)")
    open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        requestAuthorization(for: .readWrite, handler: handler)
    }

    // MARK: Changes

    /// Makes the changes that a block asks for, once the user has permitted and confirmed them.
    ///
    /// - Parameters:
    ///   - changeBlock: Called on a queue of the library's.
    ///   - completionHandler: Called on any thread, with a `PHPhotosError` where nothing was changed.
    open func performChanges(
        _ changeBlock: @escaping @Sendable () -> Void, completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        queue.async { [self] in
            let transaction = PhotoTransaction.collect(changeBlock)
            PhotoConsent.ask(for: transaction) { [self] refusal in
                queue.async { [self] in
                    do {
                        try commit(transaction, refusal)
                        completionHandler?(true, nil)
                    } catch { completionHandler?(false, error) }
                }
            }
        }
    }

    open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            performChanges(changeBlock) { _, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }

    /// Makes the changes that a block asks for, and blocks until they are made.
    ///
    /// On the main thread the user cannot be asked meanwhile: what needs an answer there throws `PHPhotosError.operationInterrupted`.
    open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
        let transaction = PhotoTransaction.collect(changeBlock)
        if MainQueue.isCurrent, PhotoConsent.needsAnswer(transaction) {
            throw PHPhotosError.make(.operationInterrupted, "the main thread waits and cannot ask the user; use performChanges")
        }
        let done = DispatchSemaphore(value: 0)
        nonisolated(unsafe) var refusal: PHPhotosError?
        PhotoConsent.ask(for: transaction) {
            refusal = $0
            done.signal()
        }
        done.wait()
        try commit(transaction, refusal)
    }

    private func commit(_ transaction: PhotoTransaction, _ refusal: PHPhotosError?) throws {
        if let refusal { throw refusal }
        try transaction.apply()
        observation.notify()
    }

    // MARK: Observers

    /// Notifies an observer of changes; it is not retained.
    open func register(_ observer: any PHPhotoLibraryChangeObserver) { observation.add(observer) }
    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) { observation.remove(observer) }

    /// Notifies an observer of the library's availability, which does not change here: a device's library is always there.
    open func register(_ observer: any PHPhotoLibraryAvailabilityObserver) {}
    open func unregisterAvailabilityObserver(_ observer: any PHPhotoLibraryAvailabilityObserver) {}
    /// The reason for which the library is not available; nil, since it is.
    open var unavailabilityReason: (any Error)? { nil }
}

extension PHPhotoLibrary {
    @available(*, unavailable, message: "not yet in Quince: identifiers of iCloud photos")
    public func cloudIdentifierMappings(forLocalIdentifiers localIdentifiers: [String]) -> [String: Any] { [:] }
    @available(*, unavailable, message: "not yet in Quince: identifiers of iCloud photos")
    public func localIdentifierMappings(for cloudIdentifiers: [Any]) -> [AnyHashable: Any] { [:] }
    @available(*, unavailable, message: "not yet in Quince: persistent changes of the photo library")
    public func fetchPersistentChanges(since token: Any) throws -> Any { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: persistent changes of the photo library")
    public var currentChangeToken: Any { fatalError() }
}

/// Learns of changes of the photo library.
///
/// Source: Apple's documentation of `PHPhotoLibraryChangeObserver`.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    /// Called on a queue of the library's, never on the main one.
    func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// Learns when the photo library is no longer available.
///
/// Source: Apple's documentation of `PHPhotoLibraryAvailabilityObserver`.
public protocol PHPhotoLibraryAvailabilityObserver: NSObjectProtocol {
    func photoLibraryDidBecomeUnavailable(_ photoLibrary: PHPhotoLibrary)
}
