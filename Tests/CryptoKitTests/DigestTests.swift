import Testing

@testable import CryptoKit

/// Expected values are examples of FIPS 180-4, RFC 1321, RFC 4231 and RFC 5869.
struct DigestTests {
    private let abc = Data("abc".utf8)

    @Test func digestsAreThoseOfTheStandards() {
        #expect(SHA256.hash(data: abc).digits == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(
            SHA384.hash(data: abc).digits
                == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7")
        #expect(
            SHA512.hash(data: abc).digits
                == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd"
                + "454d4423643ce80e2a9ac94fa54ca49f")
        #expect(Insecure.SHA1.hash(data: abc).digits == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(Insecure.MD5.hash(data: abc).digits == "900150983cd24fb0d6963f7d28e17f72")
        #expect(SHA256.hash(data: Data()).digits == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    }

    /// Parts of all sizes around a block's.
    @Test func partsMakeTheDigestOfTheWhole() {
        let data = Data((0..<400).map { UInt8($0 & 255) })
        for size in [1, 55, 56, 63, 64, 65, 127, 128, 129, 399] {
            var (first, second, third) = (SHA256(), SHA512(), Insecure.MD5())
            for start in stride(from: 0, to: data.count, by: size) {
                let part = data[start..<min(start + size, data.count)]
                first.update(data: part)
                second.update(data: part)
                third.update(data: part)
            }
            #expect(first.finalize() == SHA256.hash(data: data), "\(size)")
            #expect(second.finalize() == SHA512.hash(data: data), "\(size)")
            #expect(third.finalize() == Insecure.MD5.hash(data: data), "\(size)")
        }
    }

    @Test func aFunctionIsAValue() {
        var function = SHA256()
        function.update(data: Data("a".utf8))
        var copy = function
        copy.update(data: Data("x".utf8))
        #expect(function.finalize() == SHA256.hash(data: Data("a".utf8)))
        function.update(data: Data("bc".utf8))
        #expect(function.finalize() == SHA256.hash(data: abc))
        #expect(copy.finalize() == SHA256.hash(data: Data("ax".utf8)))
    }

    @Test func aDigestSaysItsFunction() {
        #expect(Insecure.MD5.hash(data: abc).description == "MD5 digest: 900150983cd24fb0d6963f7d28e17f72")
        #expect(SHA256.hash(data: abc).map { String(format: "%02x", $0) }.joined().hasPrefix("ba7816bf"))
        #expect(SHA256.byteCount == 32)
        #expect(SHA256.hash(data: abc) == bytes("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"))
        #expect(SHA256.hash(data: abc) != Data(repeating: 0, count: 32))
    }

    @Test func codesAreThoseOfTheStandard() {
        let key = SymmetricKey(data: Data(repeating: 0x0B, count: 20))
        let message = Data("Hi There".utf8)
        let code = HMAC<SHA256>.authenticationCode(for: message, using: key)
        #expect(code.digits == "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7")
        #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message, using: key))
        #expect(HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: message, using: key))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(Data(code.dropLast()), authenticating: message, using: key))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data("Hi there".utf8), using: key))
        #expect(code.description == "HMAC with SHA256: \(code.digits)")
        let long = SymmetricKey(data: Data(repeating: 0xAA, count: 131))
        let hint = Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8)
        #expect(
            HMAC<SHA512>.authenticationCode(for: hint, using: long).digits
                == "80b24263c7c1a3ebb71493c1dd7be8b49b46d1f41b4aeec1121b013783f8f3526b56d037e05f2598bd0fd2215d6a1e52"
                + "95e64f73f63f0aec8b915a985d786598")
    }

    @Test func keysAreDerivedAsTheStandardSays() {
        let secret = SymmetricKey(data: Data(repeating: 0x0B, count: 22))
        let salt = bytes("000102030405060708090a0b0c")
        let key = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: secret, salt: salt, info: bytes("f0f1f2f3f4f5f6f7f8f9"), outputByteCount: 42)
        #expect(key.memoryDigits == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
        #expect(
            HKDF<SHA256>.extract(inputKeyMaterial: secret, salt: salt).digits
                == "077709362c2e32df0ddc3f0dc47bba6390b6c73bb50f9c3122ec844ad7c2b3e5")
        #expect(
            HKDF<SHA256>.deriveKey(inputKeyMaterial: secret, outputByteCount: 42).memoryDigits
                == "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8")
    }
}
