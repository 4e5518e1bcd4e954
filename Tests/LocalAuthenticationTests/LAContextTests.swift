import Testing

@testable import LocalAuthentication

struct LAContextTests {
    @Test(arguments: [
        (LAPolicy.deviceOwnerAuthenticationWithBiometrics, LAError.biometryNotEnrolled), (.deviceOwnerAuthentication, .passcodeNotSet),
    ])
    func nobodyIsEnrolled(_ policy: LAPolicy, _ code: LAError.Code) async throws {
        let context = LAContext()
        var error: NSError?
        #expect(!context.canEvaluatePolicy(policy, error: &error))
        #expect(error?.domain == LAErrorDomain)
        #expect(error?.code == code.rawValue)
        #expect(error?.localizedDescription.isEmpty == false)
        #expect(context.biometryType == .faceID)
        let thrown = await #expect(throws: LAError.self) {
            _ = try await context.evaluatePolicy(policy, localizedReason: "to see your notes")
        }
        #expect(thrown?.code == code)
    }

    @Test func theReplyComesOnceAndNotOnTheMainThread() async {
        let isMain = await withCheckedContinuation { continuation in
            LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "to see your notes") { isProven, error in
                #expect(!isProven)
                #expect((error as? LAError)?.code == .passcodeNotSet)
                continuation.resume(returning: Thread.isMainThread)
            }
        }
        #expect(!isMain)
    }

    @Test func errorsAreCaughtByTheirCodes() async {
        do {
            _ = try await LAContext().evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "to see your notes")
            Issue.record("nobody is enrolled")
        } catch LAError.biometryNotEnrolled {} catch { Issue.record("\(error)") }
    }

    @Test func anInvalidContextFails() async {
        let context = LAContext()
        #expect(context.setCredential(Data([1]), type: .applicationPassword))
        #expect(context.isCredentialSet(.applicationPassword))
        context.invalidate()
        var error: NSError?
        #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
        #expect(error?.code == LAError.invalidContext.rawValue)
        #expect(!context.setCredential(nil, type: .applicationPassword))
    }

    @Test func anEmptyReasonEndsTheAppAsOnIOS() async throws {
        let result = try await #require(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
            LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "") { _, _ in }
        }
        let output = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(output.contains("'NSInvalidArgumentException', reason: 'Non-empty localizedReason must be provided.'"))
    }
}
