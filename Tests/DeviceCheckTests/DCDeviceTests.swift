import Testing

@testable import DeviceCheck

struct DCDeviceTests {
    @Test func theDeviceHasNoTokens() async {
        #expect(!DCDevice.current.isSupported)
        let error = await #expect(throws: DCError.self) { _ = try await DCDevice.current.generateToken() }
        #expect(error?.code == .featureUnsupported)
        let reported = await withCheckedContinuation { continuation in
            DCDevice.current.generateToken { _, error in continuation.resume(returning: error) }
        }
        #expect((reported as? DCError)?.code == .featureUnsupported)
    }

    @Test func theAppCannotBeAttested() async {
        let service = DCAppAttestService.shared
        #expect(!service.isSupported)
        let error = await #expect(throws: DCError.self) { _ = try await service.attestKey("key", clientDataHash: Data()) }
        #expect(error?.code == .featureUnsupported)
        let reported = await withCheckedContinuation { continuation in
            service.generateKey { _, error in continuation.resume(returning: error) }
        }
        #expect((reported as? DCError)?.code == .featureUnsupported)
    }
}
