import Testing

@testable import CryptoKit

/// Expected values are examples of NIST's AES-GCM proposal, RFC 8439 and RFC 3394.
struct CipherTests {
    private let key = SymmetricKey(data: bytes("feffe9928665731c6d6a8f9467308308"))
    private let plain = bytes(
        "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39")
    private let data = bytes("feedfacedeadbeeffeedfacedeadbeefabaddad2")
    private let nonce = bytes("cafebabefacedbaddecaf888")

    @Test func boxesAreThoseOfTheStandard() throws {
        let box = try AES.GCM.seal(plain, using: key, nonce: AES.GCM.Nonce(data: nonce), authenticating: data)
        #expect(
            box.ciphertext.digits
                == "42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e21d514b25466931c7d8f6a5aac84aa051ba30b396a0aac973d58e091"
        )
        #expect(box.tag.digits == "5bc94fbc3221a5db94fae95ae7121a47")
        #expect(try AES.GCM.open(box, using: key, authenticating: data) == plain)
        #expect(box.combined == nonce + box.ciphertext + box.tag)
        let read = try AES.GCM.SealedBox(combined: try #require(box.combined))
        #expect(try AES.GCM.open(read, using: key, authenticating: data) == plain)
    }

    @Test func aNonceMayBeLonger() throws {
        let box = try AES.GCM.seal(plain, using: key, nonce: AES.GCM.Nonce(data: data))
        #expect(box.combined == nil)
        #expect(try AES.GCM.open(box, using: key) == plain)
        #expect(throws: CryptoKitError.incorrectParameterSize) { try AES.GCM.Nonce(data: nonce.dropLast()) }
        #expect(throws: CryptoKitError.incorrectParameterSize) { try ChaChaPoly.Nonce(data: data) }
    }

    @Test func chaChaIsThatOfTheStandard() throws {
        let key = SymmetricKey(data: Data((0x80..<0xA0).map { UInt8($0) }))
        let text = "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it."
        let nonce = try ChaChaPoly.Nonce(data: bytes("070000004041424344454647"))
        let box = try ChaChaPoly.seal(Data(text.utf8), using: key, nonce: nonce, authenticating: bytes("50515253c0c1c2c3c4c5c6c7"))
        #expect(box.ciphertext.prefix(16).digits == "d31a8d34648e60db7b86afbc53ef7ec2")
        #expect(box.tag.digits == "1ae10b594f09e26a7e902ecbd0600691")
        let read = try ChaChaPoly.SealedBox(combined: box.combined)
        #expect(try ChaChaPoly.open(read, using: key, authenticating: bytes("50515253c0c1c2c3c4c5c6c7")) == Data(text.utf8))
    }

    @Test func damageIsFound() throws {
        let combined = try #require(try AES.GCM.seal(plain, using: key).combined)
        for index in combined.indices {
            var damaged = combined
            damaged[index] ^= 1
            #expect(throws: CryptoKitError.authenticationFailure) {
                try AES.GCM.open(AES.GCM.SealedBox(combined: damaged), using: key)
            }
        }
        #expect(throws: CryptoKitError.incorrectParameterSize) { try AES.GCM.SealedBox(combined: combined.prefix(27)) }
    }

    @Test func keysHaveTheirSizes() throws {
        let short = SymmetricKey(data: Data(count: 15))
        #expect(throws: CryptoKitError.incorrectKeySize) { try AES.GCM.seal(plain, using: short) }
        #expect(throws: CryptoKitError.incorrectKeySize) { try ChaChaPoly.seal(plain, using: key) }
        for size in [SymmetricKeySize.bits128, .bits192, .bits256] {
            let key = SymmetricKey(size: size)
            #expect(key.bitCount == size.bitCount)
            #expect(try AES.GCM.open(AES.GCM.seal(Data(), using: key), using: key) == Data())
        }
        #expect(SymmetricKey(size: .bits256) != SymmetricKey(size: .bits256))
    }

    @Test func keysAreWrappedAsTheStandardSays() throws {
        let kek = SymmetricKey(data: bytes("000102030405060708090A0B0C0D0E0F"))
        let wrapped = try AES.KeyWrap.wrap(SymmetricKey(data: bytes("00112233445566778899AABBCCDDEEFF")), using: kek)
        #expect(wrapped.digits == "1fa68b0a8112b447aef34bd8fb5a7b829d3e862371d2cfe5")
        #expect(try AES.KeyWrap.unwrap(wrapped, using: kek).memoryDigits == "00112233445566778899aabbccddeeff")
        #expect(throws: CryptoKitError.unwrapFailure) { try AES.KeyWrap.unwrap(wrapped, using: SymmetricKey(size: .bits128)) }
        #expect(throws: CryptoKitError.unwrapFailure) { try AES.KeyWrap.unwrap(Data(count: 8), using: kek) }
        #expect(throws: CryptoKitError.wrapFailure) { try AES.KeyWrap.wrap(SymmetricKey(data: Data(count: 9)), using: kek) }
    }
}
