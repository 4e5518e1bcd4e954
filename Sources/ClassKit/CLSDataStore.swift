import QuinceFoundation

/// Makes contexts that a path asks for. Source: Apple's documentation of `CLSDataStoreDelegate`.
public protocol CLSDataStoreDelegate: NSObjectProtocol {
    func createContext(forIdentifier identifier: String, parentContext: CLSContext, parentIdentifierPath: [String]) -> CLSContext?
}

/// The app's contexts. They live as long as the app: no school manages the device, so nothing is saved.
///
/// Source: Apple's documentation of `CLSDataStore`.
open class CLSDataStore: NSObject, @unchecked Sendable {
    private static let one = CLSDataStore()
    open class var shared: CLSDataStore { one }

    public let mainAppContext = CLSContext(
        type: .app, identifier: Bundle.main.bundleIdentifier ?? "app",
        title: Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String ?? "")
    open internal(set) weak var activeContext: CLSContext?
    open var runningActivity: CLSActivity? { activeContext?.currentActivity.flatMap { $0.isStarted ? $0 : nil } }
    open weak var delegate: (any CLSDataStoreDelegate)?

    private override init() {}

    /// Saves the contexts.
    ///
    /// - Parameter completion: Called with `CLSError.classKitUnavailable`.
    open func save(completion: (((any Error)?) -> Void)? = nil) {
        guard let completion else { return }
        nonisolated(unsafe) let call = completion
        DispatchQueue.main.async { call(CLSError(.classKitUnavailable)) }
    }
    open func save() async throws { throw CLSError(.classKitUnavailable) }
    open func remove(_ context: CLSContext) { context.removeFromParent() }
    open func contexts(matching predicate: NSPredicate) async throws -> [CLSContext] { throw CLSError(.classKitUnavailable) }
    open func contexts(matching predicate: NSPredicate, completion: @escaping ([CLSContext], (any Error)?) -> Void) {
        nonisolated(unsafe) let call = completion
        DispatchQueue.main.async { call([], CLSError(.classKitUnavailable)) }
    }
    /// Sends what the student has done to the teacher; there is none.
    open func completeAllAssignedActivities(matching contextPath: [String]) {}
}
