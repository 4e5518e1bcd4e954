import Testing

@testable import CryptoKit

struct CurveTests {
    // Made for this test with `openssl ecparam -name prime256v1 -genkey` and `openssl dgst -sha256 -sign`.
    private static let old = """
        -----BEGIN EC PRIVATE KEY-----
        MHcCAQEEIHyCCOa0PpQZGMCl07TGs7RropxvdBPbGCt399rsTTk7oAoGCCqGSM49
        AwEHoUQDQgAEhrwiCQ3sCy5qQEnR9VsflYV1/yu4Ckyh0+WOrKMjEPaKJCVAAclT
        7NoY3CgQct0sB3QBvEuzl9J8O2ztvMSEXA==
        -----END EC PRIVATE KEY-----
        """
    private static let current = """
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgfIII5rQ+lBkYwKXT
        tMaztGuinG90E9sYK3f32uxNOTuhRANCAASGvCIJDewLLmpASdH1Wx+VhXX/K7gK
        TKHT5Y6soyMQ9ookJUAByVPs2hjcKBBy3SwHdAG8S7OX0nw7bO28xIRc
        -----END PRIVATE KEY-----
        """
    private static let publicKey = """
        -----BEGIN PUBLIC KEY-----
        MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEhrwiCQ3sCy5qQEnR9VsflYV1/yu4
        Ckyh0+WOrKMjEPaKJCVAAclT7NoY3CgQct0sB3QBvEuzl9J8O2ztvMSEXA==
        -----END PUBLIC KEY-----
        """
    private static let signature =
        "MEYCIQCAfQ+LhfHg5gbeLA4pbEmmWI3IkM692GVBipMdNVRicgIhAKMbJBZOOaeLNJ0nUQIBb5tl7quo9aeCGpejlKPuIu0T"
    private let message = Data("message".utf8)

    @Test func keysAreWrittenAsOthersWriteThem() throws {
        let key = try P256.Signing.PrivateKey(pemRepresentation: Self.old)
        #expect(key.pemRepresentation == Self.current)
        #expect(key.publicKey.pemRepresentation == Self.publicKey)
        #expect(try P256.Signing.PrivateKey(pemRepresentation: Self.current).rawRepresentation == key.rawRepresentation)
        #expect(
            key.publicKey.compressedRepresentation.digits == "0286bc22090dec0b2e6a4049d1f55b1f958575ff2bb80a4ca1d3e58eaca32310f6")
        #expect(
            try P256.Signing.PublicKey(compressedRepresentation: key.publicKey.compressedRepresentation).rawRepresentation
                == key.publicKey.rawRepresentation)
    }

    @Test func signaturesOfOthersAreValid() throws {
        let key = try P256.Signing.PublicKey(pemRepresentation: Self.publicKey)
        let data = try #require(Data(base64Encoded: Self.signature))
        let signature = try P256.Signing.ECDSASignature(derRepresentation: data)
        #expect(key.isValidSignature(signature, for: message))
        #expect(key.isValidSignature(signature, for: SHA256.hash(data: message)))
        #expect(!key.isValidSignature(signature, for: Data("Message".utf8)))
        #expect(signature.derRepresentation == data)
        let raw = try P256.Signing.ECDSASignature(rawRepresentation: signature.rawRepresentation)
        #expect(key.isValidSignature(raw, for: message))
    }

    private func checkSigning<Key: _CurveSigningKey>(_ type: Key.Type) throws {
        let key = Key()
        let copies = [
            try Key(rawRepresentation: key.rawRepresentation), try Key(x963Representation: key.x963Representation),
            try Key(derRepresentation: key.derRepresentation), try Key(pemRepresentation: key.pemRepresentation),
        ]
        let point = key.publicKey.rawRepresentation
        for copy in copies {
            #expect(copy.publicKey.rawRepresentation == point)
            #expect(key.publicKey.isValidSignature(try copy.signature(for: message), for: message))
        }
        #expect(!Key().publicKey.isValidSignature(try key.signature(for: message), for: message))
        let compact = try #require(key.publicKey.compactRepresentation)
        #expect(try Key.PublicKey(compactRepresentation: compact).rawRepresentation == point)
        #expect(try Key.PublicKey(x963Representation: key.publicKey.x963Representation).rawRepresentation == point)
        #expect(try Key.PublicKey(derRepresentation: key.publicKey.derRepresentation).rawRepresentation == point)
    }

    @Test func keysOfAllCurvesSign() throws {
        try checkSigning(P256.Signing.PrivateKey.self)
        try checkSigning(P384.Signing.PrivateKey.self)
        try checkSigning(P521.Signing.PrivateKey.self)
    }

    private func checkAgreement<Key: _CurveAgreementKey>(_ type: Key.Type) throws {
        let (first, second) = (Key(), Key(compactRepresentable: false))
        let secret = try first.sharedSecretFromKeyAgreement(with: second.publicKey)
        #expect(secret == (try second.sharedSecretFromKeyAgreement(with: first.publicKey)))
        #expect(secret != (try Key().sharedSecretFromKeyAgreement(with: first.publicKey)))
        let keys = (0..<2).map { _ in
            secret.x963DerivedSymmetricKey(using: SHA256.self, sharedInfo: Data("info".utf8), outputByteCount: 40)
        }
        #expect(keys[0] == keys[1])
        #expect(keys[0].bitCount == 320)
    }

    @Test func keysOfAllCurvesAgree() throws {
        try checkAgreement(P256.KeyAgreement.PrivateKey.self)
        try checkAgreement(P384.KeyAgreement.PrivateKey.self)
        try checkAgreement(P521.KeyAgreement.PrivateKey.self)
    }

    /// The first example for P-256 of NIST's “ECC CDH Primitive”.
    @Test func theSecretIsThatOfTheStandard() throws {
        let key = try P256.KeyAgreement.PrivateKey(
            rawRepresentation: bytes("7d7dc5f71eb29ddaf80d6214632eeae03d9058af1fb6d22ed80badb62bc1a534"))
        let other = try P256.KeyAgreement.PublicKey(
            rawRepresentation: bytes(
                "700c48f77f56584c5cc632ca65640db91b6bacce3a4df6b42ce7cc838833d287"
                    + "db71e509e3fd9b060ddb20ba5c51dcc5948d46fbf640dfe0441782cab85fa4ac"))
        let secret = try key.sharedSecretFromKeyAgreement(with: other)
        #expect(secret.memoryDigits == "46fc62106420ff012e54a434fbdd2d25ccc5852060561e68040dd7778997bd7b")
    }

    @Test func wrongKeysAreRefused() throws {
        #expect(throws: CryptoKitError.incorrectParameterSize) { try P256.Signing.PrivateKey(rawRepresentation: Data(count: 31)) }
        #expect(throws: CryptoKitError.invalidParameter) { try P256.Signing.PrivateKey(rawRepresentation: Data(count: 32)) }
        #expect(throws: CryptoKitError.invalidParameter) {
            try P256.Signing.PrivateKey(rawRepresentation: Data(repeating: 255, count: 32))
        }
        #expect(throws: CryptoKitError.invalidParameter) { try P256.Signing.PublicKey(rawRepresentation: Data(repeating: 1, count: 64)) }
        #expect(throws: CryptoKitError.incorrectParameterSize) { try P256.Signing.ECDSASignature(rawRepresentation: Data(count: 63)) }
        #expect(throws: CryptoKitASN1Error.invalidObjectIdentifier) {
            try P384.Signing.PublicKey(derRepresentation: P256.Signing.PrivateKey().publicKey.derRepresentation)
        }
        #expect(throws: CryptoKitASN1Error.invalidPEMDocument) { try P256.Signing.PublicKey(pemRepresentation: Self.current) }
        #expect(throws: CryptoKitASN1Error.invalidPEMDocument) { try P256.Signing.PublicKey(pemRepresentation: "") }
    }

    @Test func anyDamageIsReadOrRefused() throws {
        let encoded = try P256.Signing.PrivateKey(pemRepresentation: Self.current).derRepresentation
        for index in encoded.indices {
            for value in [0, 0x7F, 0x80, 0x84, 0xFF] as [UInt8] {
                var damaged = encoded
                damaged[index] = value
                _ = try? P256.Signing.PrivateKey(derRepresentation: damaged)
            }
            #expect(throws: (any Error).self) { try P256.Signing.PrivateKey(derRepresentation: encoded.prefix(index)) }
        }
    }

    /// The second example of RFC 8032, section 7.1.
    @Test func edwardsSignaturesAreThoseOfTheStandard() throws {
        let key = try Curve25519.Signing.PrivateKey(
            rawRepresentation: bytes("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb"))
        #expect(key.publicKey.rawRepresentation.digits == "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c")
        let signature = try key.signature(for: Data([0x72]))
        #expect(
            signature.digits
                == "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c"
                + "387b2eaeb4302aeeb00d291612bb0c00")
        #expect(key.publicKey.isValidSignature(signature, for: Data([0x72])))
        #expect(!key.publicKey.isValidSignature(signature, for: Data([0x73])))
        #expect(!key.publicKey.isValidSignature(signature.dropLast(), for: Data([0x72])))
    }

    /// RFC 7748, section 6.1.
    @Test func theSecretOfCurve25519IsThatOfTheStandard() throws {
        let key = try Curve25519.KeyAgreement.PrivateKey(
            rawRepresentation: bytes("77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a"))
        let other = try Curve25519.KeyAgreement.PublicKey(
            rawRepresentation: bytes("de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f"))
        #expect(key.publicKey.rawRepresentation.digits == "8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a")
        let secret = try key.sharedSecretFromKeyAgreement(with: other)
        #expect(secret.memoryDigits == "4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742")
    }

    @Test func theSecretsOfCurve25519Agree() throws {
        let (first, second) = (Curve25519.KeyAgreement.PrivateKey(), Curve25519.KeyAgreement.PrivateKey())
        let secret = try first.sharedSecretFromKeyAgreement(with: second.publicKey)
        #expect(secret == (try second.sharedSecretFromKeyAgreement(with: first.publicKey)))
        let none = try Curve25519.KeyAgreement.PublicKey(rawRepresentation: Data(count: 32))
        #expect(throws: CryptoKitError.invalidParameter) { try first.sharedSecretFromKeyAgreement(with: none) }
    }

    @Test func keysOfTheEnclaveAreKept() throws {
        let key = try SecureEnclave.P256.Signing.PrivateKey()
        let kept = try SecureEnclave.P256.Signing.PrivateKey(dataRepresentation: key.dataRepresentation)
        #expect(SecureEnclave.isAvailable)
        #expect(key.publicKey.isValidSignature(try kept.signature(for: message), for: message))
        #expect(throws: CryptoKitError.incorrectParameterSize) {
            try SecureEnclave.P256.Signing.PrivateKey(dataRepresentation: Data(count: 37))
        }
    }
}
