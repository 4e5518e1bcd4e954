import QuinceFoundation

public let HKErrorDomain = "com.apple.healthkit"

/// Why a request about health data failed. Source: Apple's documentation of `HKError`.
public struct HKError: CustomNSError, LocalizedError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case noError = 0, errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument, errorAuthorizationDenied
        case errorAuthorizationNotDetermined, errorDatabaseInaccessible, errorUserCanceled, errorAnotherWorkoutSessionStarted
        case errorUserExitedWorkoutSession, errorRequiredAuthorizationDenied, errorNoData
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { HKErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? {
        code == .errorHealthDataUnavailable
            ? "Health data is unavailable on this device"
            : "The operation couldn’t be completed. (\(HKErrorDomain) error \(code.rawValue).)"
    }
    public static var errorHealthDataUnavailable: Code { .errorHealthDataUnavailable }
    public static var errorAuthorizationDenied: Code { .errorAuthorizationDenied }
    public static var errorAuthorizationNotDetermined: Code { .errorAuthorizationNotDetermined }
    public static var errorNoData: Code { .errorNoData }
}

/// Whether an app may write data of a kind. Source: Apple's documentation of `HKAuthorizationStatus`.
public enum HKAuthorizationStatus: Int, Sendable { case notDetermined = 0, sharingDenied, sharingAuthorized }
/// Source: Apple's documentation of `HKAuthorizationRequestStatus`.
public enum HKAuthorizationRequestStatus: Int, Sendable { case unknown = 0, shouldRequest, unnecessary }
/// Source: Apple's documentation of `HKUpdateFrequency`.
public enum HKUpdateFrequency: Int, Sendable { case immediate = 1, hourly, daily, weekly }

/// The user's health data. A simulated device has none, as an iPad of earlier systems: each request fails with
/// `HKError.errorHealthDataUnavailable`.
///
/// Source: Apple's documentation of `HKHealthStore`.
open class HKHealthStore: NSObject, @unchecked Sendable {
    open class func isHealthDataAvailable() -> Bool { false }
    public override init() { super.init() }

    static var unavailable: HKError { HKError(.errorHealthDataUnavailable) }

    open func supportsHealthRecords() -> Bool { false }
    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }

    private func fail(_ completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        DispatchQueue.global().async { completion(false, Self.unavailable) }
    }

    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { fail(completion) }
    open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>) async throws {
        throw Self.unavailable
    }
    open func getRequestStatusForAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
        completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
    ) { DispatchQueue.global().async { completion(.unknown, Self.unavailable) } }
    open func statusForAuthorizationRequest(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    ) async throws -> HKAuthorizationRequestStatus { throw Self.unavailable }

    open func save(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { fail(completion) }
    open func save(_ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { fail(completion) }
    open func save(_ object: HKObject) async throws { throw Self.unavailable }
    open func save(_ objects: [HKObject]) async throws { throw Self.unavailable }
    open func delete(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { fail(completion) }
    open func delete(_ object: HKObject) async throws { throw Self.unavailable }
    open func delete(_ objects: [HKObject]) async throws { throw Self.unavailable }

    open func execute(_ query: HKQuery) { DispatchQueue.global().async { query.fail(Self.unavailable) } }
    open func stop(_ query: HKQuery) {}

    open func dateOfBirthComponents() throws -> DateComponents { throw Self.unavailable }
    open func biologicalSex() throws -> HKBiologicalSexObject { throw Self.unavailable }
    open func bloodType() throws -> HKBloodTypeObject { throw Self.unavailable }

    open func enableBackgroundDelivery(
        for type: HKObjectType, frequency: HKUpdateFrequency, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { fail(completion) }
    open func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws { throw Self.unavailable }
    open func disableBackgroundDelivery(for type: HKObjectType, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void)
    {
        fail(completion)
    }
    open func disableAllBackgroundDelivery(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { fail(completion) }
    open func preferredUnits(
        for quantityTypes: Set<HKQuantityType>, completion: @escaping @Sendable ([HKQuantityType: HKUnit], (any Error)?) -> Void
    ) { DispatchQueue.global().async { completion([:], Self.unavailable) } }
}
