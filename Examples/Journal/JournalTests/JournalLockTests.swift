import LocalAuthentication
import Testing

@testable import Journal

@MainActor struct JournalLockTests {
    private struct Authenticator: OwnerAuthenticating {
        var error: LAError.Code?

        func authenticate(reason: String) async throws {
            if let error { throw LAError(error) }
        }
    }

    @Test func theOwnerOpensIt() async {
        let lock = JournalLock(authenticator: Authenticator())
        await lock.open()
        #expect(lock.isOpen)
        lock.close()
        #expect(!lock.isOpen)
    }

    @Test func failuresAreExplained() async {
        let lock = JournalLock(authenticator: Authenticator(error: .passcodeNotSet))
        await lock.open()
        #expect(!lock.isOpen)
        #expect(lock.refusal?.contains("passcode") == true)
    }

    @Test func aUserWhoCancelsIsNotBlamed() async {
        let lock = JournalLock(authenticator: Authenticator(error: .userCancel))
        await lock.open()
        #expect(lock.refusal == nil)
    }
}
