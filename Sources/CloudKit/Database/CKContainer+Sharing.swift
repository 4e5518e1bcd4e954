import QuinceFoundation

extension CKContainer {
    /// Permissions that users grant an app. Source: Apple's documentation of `CKContainer.ApplicationPermissions`.
    public struct ApplicationPermissions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        @available(iOS, deprecated: 17.0, message: "No longer supported. Please see Sharing CloudKit Data with Other iCloud Users.")
        public static let userDiscoverability = ApplicationPermissions(rawValue: 1)
    }

    /// The user's decision. Source: Apple's documentation of `CKContainer.ApplicationPermissionStatus`.
    public enum ApplicationPermissionStatus: Int, Sendable {
        case initialState = 0, couldNotComplete, denied, granted
    }

    public typealias ApplicationPermissionBlock = @Sendable (ApplicationPermissionStatus, (any Error)?) -> Void

    @available(iOS, deprecated: 17.0, message: "No longer supported. Please see Sharing CloudKit Data with Other iCloud Users.")
    public func status(
        forApplicationPermission applicationPermission: ApplicationPermissions, completionHandler: @escaping ApplicationPermissionBlock
    ) { queue.async { completionHandler(.couldNotComplete, CKError.noAccount) } }

    @available(iOS, deprecated: 17.0, message: "No longer supported. Please see Sharing CloudKit Data with Other iCloud Users.")
    public func requestApplicationPermission(
        _ applicationPermission: ApplicationPermissions, completionHandler: @escaping ApplicationPermissionBlock
    ) { queue.async { completionHandler(.couldNotComplete, CKError.noAccount) } }

    // MARK: Users

    @available(iOS, deprecated: 17.0, message: "No longer supported. Please see Sharing CloudKit Data with Other iCloud Users.")
    @preconcurrency public func discoverUserIdentity(
        withEmailAddress email: String, completionHandler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void
    ) { fail(completionHandler) }

    @available(iOS, deprecated: 17.0, message: "No longer supported. Please see Sharing CloudKit Data with Other iCloud Users.")
    @preconcurrency public func discoverUserIdentity(
        withPhoneNumber phoneNumber: String, completionHandler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void
    ) { fail(completionHandler) }

    @available(iOS, deprecated: 17.0, message: "No longer supported. Please see Sharing CloudKit Data with Other iCloud Users.")
    @preconcurrency public func discoverUserIdentity(
        withUserRecordID userRecordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void
    ) { fail(completionHandler) }

    @available(iOS, deprecated: 17.0, message: "No longer supported. Please see Sharing CloudKit Data with Other iCloud Users.")
    @preconcurrency public func discoverAllIdentities(completionHandler: @escaping @Sendable ([CKUserIdentity]?, (any Error)?) -> Void) {
        fail(completionHandler)
    }

    // MARK: Shares

    @preconcurrency public func fetchShareParticipant(
        withEmailAddress emailAddress: String, completionHandler: @escaping @Sendable (CKShare.Participant?, (any Error)?) -> Void
    ) { fail(completionHandler) }

    @preconcurrency public func fetchShareParticipant(
        withPhoneNumber phoneNumber: String, completionHandler: @escaping @Sendable (CKShare.Participant?, (any Error)?) -> Void
    ) { fail(completionHandler) }

    @preconcurrency public func fetchShareParticipant(
        withUserRecordID userRecordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKShare.Participant?, (any Error)?) -> Void
    ) { fail(completionHandler) }

    @preconcurrency public func fetchShareMetadata(
        with url: URL, completionHandler: @escaping @Sendable (CKShare.Metadata?, (any Error)?) -> Void
    ) { fail(completionHandler) }

    @preconcurrency public func accept(
        _ metadata: CKShare.Metadata, completionHandler: @escaping @Sendable (CKShare?, (any Error)?) -> Void
    ) { fail(completionHandler) }

    public func shareParticipant(forEmailAddress emailAddress: String) async throws -> CKShare.Participant { throw CKError.noAccount }
    public func shareParticipant(forPhoneNumber phoneNumber: String) async throws -> CKShare.Participant { throw CKError.noAccount }
    public func shareParticipant(forUserRecordID userRecordID: CKRecord.ID) async throws -> CKShare.Participant { throw CKError.noAccount }
    public func shareMetadata(for url: URL) async throws -> CKShare.Metadata { throw CKError.noAccount }
    @discardableResult public func accept(_ metadata: CKShare.Metadata) async throws -> CKShare { throw CKError.noAccount }
}
