import QuinceFoundation
import Testing

@testable import Security

struct SecTrustTests {
    /// Of “example”, signed by itself; made with `openssl req -x509`.
    private static let encoded = """
        MIIBezCCASGgAwIBAgIUUoCtcNvGThGysMk/0hJAl23UOF8wCgYIKoZIzj0EAwIwEjEQMA4GA1UEAwwHZXhhbXBsZTAgFw0yNjExMjgwNjI5MDVaGA8yMTI2\
        MTEwNDA2MjkwNVowEjEQMA4GA1UEAwwHZXhhbXBsZTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABJB0OFw1gO+E2tJB2zDrCeJc3Ulgtq6l5DeF70/zTa0i\
        hHy5l3/EAfMi98eJeNu5xCONyJEt43YRvXJeYNUmP1WjUzBRMB0GA1UdDgQWBBRGKRsElYD2Ned9/tzxr/CrzP/iRTAfBgNVHSMEGDAWgBRGKRsElYD2Ned9\
        /tzxr/CrzP/iRTAPBgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0gAMEUCIHJDjOQby/8VRPT9HrL+4LQNqHIvxm0LX4CSMiSIc2ygAiEAyxtDVo3GWfto\
        W8prvE8HzAFChA/z+UceA0HBEv7MN5c=
        """
    private static let key = "BJB0OFw1gO+E2tJB2zDrCeJc3Ulgtq6l5DeF70/zTa0ihHy5l3/EAfMi98eJeNu5xCONyJEt43YRvXJeYNUmP1U="

    private let data = Data(base64Encoded: encoded)!

    private func certificate() throws -> SecCertificate { try #require(SecCertificateCreateWithData(nil, NSData(data: data))) }

    @Test func aCertificateKeepsItsBytes() throws { #expect(SecCertificateCopyData(try certificate()) as Data == data) }

    /// The expected key is the point of what `openssl x509 -pubkey` says.
    @Test func aCertificateHasItsPublicKey() throws {
        let key = try #require(SecCertificateCopyKey(try certificate()))
        #expect((SecKeyCopyExternalRepresentation(key, nil) as Data?)?.base64EncodedString() == Self.key)
        #expect(SecCertificateCopyKey(try certificate()) == SecCertificateCopyKey(try certificate()))
    }

    @Test func aCredentialOfATrustHasNoUser() throws {
        var trust: SecTrust?
        #expect(SecTrustCreateWithCertificates(try certificate(), SecPolicyCreateSSL(true, "example"), &trust) == errSecSuccess)
        let credential = URLCredential(trust: try #require(trust))
        #expect(credential.user == nil)
        #expect(credential.password == nil)
        #expect(!credential.hasPassword)
        #expect(credential.persistence == .none)
        #expect(credential == URLCredential(trust: try #require(trust)))
    }

    @Test func noOtherBytesAreACertificate() {
        #expect(SecCertificateCreateWithData(nil, NSData()) == nil)
        #expect(SecCertificateCreateWithData(nil, NSData(data: data + [0])) == nil)
        for count in data.indices { #expect(SecCertificateCreateWithData(nil, NSData(data: data.prefix(count))) == nil) }
    }

    @Test func anyDamageIsTakenOrRefused() {
        for index in data.indices.prefix(300) {
            var damaged = data
            damaged[index] = 0xFF
            _ = SecCertificateCreateWithData(nil, NSData(data: damaged))
        }
    }

    @Test func aTrustHasItsCertificates() throws {
        var trust: SecTrust?
        #expect(SecTrustCreateWithCertificates(try certificate(), SecPolicyCreateBasicX509(), &trust) == errSecSuccess)
        let made = try #require(trust)
        #expect(SecTrustCopyCertificateChain(made) as? [SecCertificate] == [try certificate()])
        #expect(SecTrustCopyKey(made) == SecCertificateCopyKey(try certificate()))
        let array = [try certificate(), try certificate()] as CFArray
        #expect(SecTrustCreateWithCertificates(array, nil, &trust) == errSecSuccess)
        #expect(trust.map(SecTrustGetCertificateCount) == 2)
        #expect(SecTrustCreateWithCertificates("none" as CFString, nil, &trust) == errSecParam)
    }

    @Test func nothingIsTrusted() throws {
        var trust: SecTrust?
        _ = SecTrustCreateWithCertificates(try certificate(), nil, &trust)
        var error: CFError?
        #expect(!SecTrustEvaluateWithError(try #require(trust), &error))
        #expect(error?.code == Int(errSecUnimplemented))
    }

    @Test func revocationNeedsAMethod() {
        #expect(SecPolicyCreateRevocation(0) == nil)
        #expect(SecPolicyCreateRevocation(kSecRevocationOCSPMethod) != nil)
        #expect(SecPolicyCreateSSL(true, "a" as CFString) == SecPolicyCreateSSL(true, "a" as CFString))
        #expect(SecPolicyCreateSSL(true, "a" as CFString) != SecPolicyCreateSSL(true, nil))
    }
}
