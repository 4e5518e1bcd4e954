import DeviceRuntime
import QuinceFoundation

/// The access of the system's own controllers to the contacts.
extension CNContactStore {
    /// - Throws: `CNError`.
    package static func pickerContacts() throws -> [CNContact] { try ContactDatabase.read().contacts.map { CNContact($0, keys: nil) } }

    /// Asks the user for the contacts.
    @MainActor package static func requestForPicker(_ done: @escaping @MainActor @Sendable () -> Void) {
        DeviceRuntime.current.permissions.request(.contacts) { _ in DispatchQueue.main.async { MainActor.assumeIsolated { done() } } }
    }

    package static func executeForUser(_ request: CNSaveRequest) throws { try CNContactStore().execute(request) }
}
