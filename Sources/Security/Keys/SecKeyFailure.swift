internal import CCryptography
import QuinceFoundation

/// A reason why a function of keys fails.
struct SecKeyFailure: Error {
    let status: OSStatus
    let reason: String

    init(_ status: OSStatus, _ reason: String) { (self.status, self.reason) = (status, reason) }

    /// libcrypto is missing, or fails where nothing of the caller's can be the cause.
    static var library: SecKeyFailure {
        crypto_is_available()
            ? SecKeyFailure(errSecInternalComponent, "an operation of OpenSSL's libcrypto failed")
            : SecKeyFailure(errSecNotAvailable, "keys need OpenSSL's libcrypto.so.3, which is missing: install the package libssl3")
    }

    /// The error as Core Foundation has it.
    var error: CFError {
        let text = "The operation couldn’t be completed. (OSStatus error \(status) - \(reason))"
        return NSError(
            domain: NSOSStatusErrorDomain, code: Int(status), userInfo: ["NSDescription": reason, NSLocalizedDescriptionKey: text])
    }

    /// Returns the result of `body`; nil where it fails, when the error's place gets the reason.
    static func report<Value>(to place: UnsafeMutablePointer<Unmanaged<CFError>?>?, _ body: () throws -> Value) -> Value? {
        do { return try body() } catch {
            let failure = error as? SecKeyFailure ?? SecKeyFailure(errSecInternalComponent, String(describing: error))
            place?.pointee = Unmanaged.passRetained(failure.error)
            return nil
        }
    }
}
