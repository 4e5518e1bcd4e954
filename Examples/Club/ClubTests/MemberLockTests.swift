import LocalAuthentication
import Testing

@testable import Club

@MainActor struct MemberLockTests {
    /// Answers at once.
    private struct Authenticator: OwnerAuthenticating {
        var error: LAError.Code?

        func authenticate(reason: String) async throws {
            if let error { throw LAError(error) }
        }
    }

    private func state(after error: LAError.Code?) async -> MemberLock.State {
        let lock = MemberLock(authenticator: Authenticator(error: error))
        await lock.unlock()
        return lock.state
    }

    @Test func theOwnerOpensIt() async {
        let lock = MemberLock(authenticator: Authenticator())
        #expect(lock.state == .locked)
        await lock.unlock()
        #expect(lock.state == .open)
        lock.lock()
        #expect(lock.state == .locked)
    }

    @Test func aUserWhoCancelsIsNotBlamed() async {
        #expect(await state(after: .userCancel) == .locked)
        #expect(await state(after: .systemCancel) == .locked)
    }

    @Test(arguments: [LAError.Code.authenticationFailed, .passcodeNotSet, .biometryLockout])
    func failuresAreExplained(_ code: LAError.Code) async {
        guard case .refused(let text) = await state(after: code) else {
            Issue.record("It is not refused.")
            return
        }
        #expect(!text.isEmpty)
    }
}
