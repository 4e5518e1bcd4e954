import CommonCrypto
import QuinceFoundation
import Testing

/// Expected values are examples of FIPS 180-4, RFC 2202, RFC 6070, SP 800-38A and RFC 3394.
struct CommonCryptoTests {
    @Test func digestsAreThoseOfTheStandards() {
        let data = Data("abc".utf8)
        var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        _ = data.withUnsafeBytes { CC_SHA256($0.baseAddress, CC_LONG(data.count), &digest) }
        #expect(digest.digits == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        digest = [UInt8](repeating: 0, count: Int(CC_SHA1_DIGEST_LENGTH))
        _ = data.withUnsafeBytes { CC_SHA1($0.baseAddress, CC_LONG(data.count), &digest) }
        #expect(digest.digits == "a9993e364706816aba3e25717850c26c9cd0d89d")
        digest = [UInt8](repeating: 0, count: Int(CC_SHA224_DIGEST_LENGTH))
        _ = data.withUnsafeBytes { CC_SHA224($0.baseAddress, CC_LONG(data.count), &digest) }
        #expect(digest.digits == "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7")
    }

    @Test func contextsTakeParts() {
        var context = CC_SHA512_CTX()
        CC_SHA512_Init(&context)
        var copy = context
        let parts = (0..<300).map { UInt8($0 & 255) }
        for part in parts { CC_SHA512_Update(&context, [part], 1) }
        CC_SHA512_Update(&copy, parts, CC_LONG(parts.count))
        var (first, second) = ([UInt8](repeating: 0, count: 64), [UInt8](repeating: 1, count: 64))
        #expect(CC_SHA512_Final(&first, &context) == 1)
        #expect(CC_SHA512_Final(&second, &copy) == 1)
        #expect(first == second)
    }

    @Test func codesAreThoseOfTheStandard() {
        let (key, text) = (Array("Jefe".utf8), Array("what do ya want for nothing?".utf8))
        var code = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
        CCHmac(CCHmacAlgorithm(kCCHmacAlgMD5), key, key.count, text, text.count, &code)
        #expect(code.digits == "750c783e6ab0b503eaa86e310a5db738")
        code = [UInt8](repeating: 0, count: Int(CC_SHA1_DIGEST_LENGTH))
        var context = CCHmacContext()
        CCHmacInit(&context, CCHmacAlgorithm(kCCHmacAlgSHA1), key, key.count)
        for byte in text { CCHmacUpdate(&context, [byte], 1) }
        CCHmacFinal(&context, &code)
        #expect(code.digits == "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79")
    }

    @Test func keysAreDerivedAsTheStandardSays() {
        var key = [UInt8](repeating: 0, count: 20)
        let salt = Array("salt".utf8)
        let algorithm = (CCPBKDFAlgorithm(kCCPBKDF2), CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1))
        let status = CCKeyDerivationPBKDF(algorithm.0, "password", 8, salt, salt.count, algorithm.1, 4096, &key, key.count)
        #expect(status == Int32(kCCSuccess))
        #expect(key.digits == "4b007901b765489abead49d926f721d065a429c1")
        let none = CCKeyDerivationPBKDF(algorithm.0, "password", 8, salt, salt.count, algorithm.1, 0, &key, key.count)
        #expect(none == Int32(kCCParamError))
        #expect(CCCalibratePBKDF(algorithm.0, 8, 8, algorithm.1, 20, 10) > 0)
    }

    private func crypt(
        _ operation: Int, _ algorithm: Int, _ options: Int, _ key: Data, _ vector: Data?, _ input: Data, space: Int? = nil
    ) -> (status: Int, output: Data) {
        var output = Data(count: space ?? input.count + 32)
        var count = 0
        let status = output.withUnsafeMutableBytes { out in
            CCCrypt(
                CCOperation(operation), CCAlgorithm(algorithm), CCOptions(options), Array(key), key.count, vector.map { Array($0) },
                Array(input), input.count, out.baseAddress, out.count, &count)
        }
        return (Int(status), output.prefix(count))
    }

    @Test func blocksAreThoseOfTheStandard() {
        let key = bytes("2b7e151628aed2a6abf7158809cf4f3c")
        let plain = bytes("6bc1bee22e409f96e93d7e117393172aae2d8a571e03ac9c9eb76fac45af8e51")
        let vector = bytes("000102030405060708090a0b0c0d0e0f")
        let chained = crypt(kCCEncrypt, kCCAlgorithmAES, 0, key, vector, plain)
        #expect(chained.output.digits == "7649abac8119b246cee98e9b12e9197d5086cb9b507219ee95db113a917678b2")
        let single = crypt(kCCEncrypt, kCCAlgorithmAES, kCCOptionECBMode, key, nil, plain)
        #expect(single.output.digits == "3ad77bb40d7a3660a89ecaf32466ef97f5d3d58503b9699de785895a96fdbaaf")
        #expect(crypt(kCCDecrypt, kCCAlgorithmAES, 0, key, vector, chained.output).output == plain)
    }

    @Test(arguments: [
        (kCCAlgorithmAES, 32), (kCCAlgorithmDES, 8), (kCCAlgorithm3DES, 24), (kCCAlgorithmCAST, 16), (kCCAlgorithmRC4, 16),
        (kCCAlgorithmRC2, 16), (kCCAlgorithmBlowfish, 16),
    ])
    func allAlgorithmsDecryptTheirOwn(_ algorithm: Int, _ size: Int) {
        let key = Data((0..<size).map { UInt8($0 * 7 + 1) })
        for count in [0, 1, 15, 16, 17, 100] {
            let plain = Data(repeating: 5, count: count)
            let sealed = crypt(kCCEncrypt, algorithm, kCCOptionPKCS7Padding, key, nil, plain)
            #expect(sealed.status == kCCSuccess)
            #expect(count == 0 || sealed.output.prefix(count) != plain)
            let opened = crypt(kCCDecrypt, algorithm, kCCOptionPKCS7Padding, key, nil, sealed.output)
            #expect(opened.status == kCCSuccess)
            #expect(opened.output == plain)
        }
    }

    @Test func errorsAreTold() {
        let key = Data(count: 16)
        #expect(crypt(kCCEncrypt, kCCAlgorithmAES, 0, key, nil, Data(count: 15)).status == kCCAlignmentError)
        #expect(crypt(kCCEncrypt, kCCAlgorithmAES, 0, Data(count: 15), nil, Data(count: 16)).status == kCCKeySizeError)
        #expect(crypt(kCCEncrypt, 9, 0, key, nil, Data(count: 16)).status == kCCParamError)
        let short = crypt(kCCEncrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, key, nil, Data(count: 16), space: 16)
        #expect(short.status == kCCBufferTooSmall)
        let wrong = crypt(kCCDecrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, key, nil, Data(count: 16))
        #expect(wrong.status == kCCDecodeError)
    }

    @Test func streamsContinue() {
        var cryptor: CCCryptorRef?
        let key = bytes("2b7e151628aed2a6abf7158809cf4f3c")
        let counter = bytes("f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff")
        let status = CCCryptorCreateWithMode(
            CCOperation(kCCEncrypt), CCMode(kCCModeCTR), CCAlgorithm(kCCAlgorithmAES), CCPadding(ccNoPadding), Array(counter), Array(key),
            key.count, nil, 0, 0, CCModeOptions(kCCModeOptionCTR_BE), &cryptor)
        #expect(status == Int32(kCCSuccess))
        var output = Data()
        for byte in bytes("6bc1bee22e409f96e93d7e117393172a") {
            var (out, moved) = ([UInt8](repeating: 0, count: 16), 0)
            #expect(CCCryptorUpdate(cryptor, [byte], 1, &out, out.count, &moved) == Int32(kCCSuccess))
            output += out.prefix(moved)
        }
        #expect(output.digits == "874d6191b620e3261bef6864990db6ce")
        #expect(CCCryptorRelease(cryptor) == Int32(kCCSuccess))
    }

    @Test func keysAreWrappedAsTheStandardSays() {
        let (kek, raw) = (bytes("000102030405060708090A0B0C0D0E0F"), bytes("00112233445566778899AABBCCDDEEFF"))
        let algorithm = CCWrappingAlgorithm(kCCWRAPAES)
        var size = CCSymmetricWrappedSize(algorithm, raw.count)
        var wrapped = [UInt8](repeating: 0, count: size)
        let status = CCSymmetricKeyWrap(
            algorithm, CCrfc3394_iv, CCrfc3394_ivLen, Array(kek), kek.count, Array(raw), raw.count, &wrapped, &size)
        #expect(status == Int32(kCCSuccess))
        #expect(wrapped.digits == "1fa68b0a8112b447aef34bd8fb5a7b829d3e862371d2cfe5")
        wrapped[3] ^= 1
        var key = [UInt8](repeating: 0, count: 16)
        size = key.count
        let damaged = CCSymmetricKeyUnwrap(
            algorithm, CCrfc3394_iv, CCrfc3394_ivLen, Array(kek), kek.count, wrapped, wrapped.count, &key, &size)
        #expect(damaged == Int32(kCCDecodeError))
    }

    @Test func randomBytesDiffer() {
        var (first, second) = ([UInt8](repeating: 0, count: 32), [UInt8](repeating: 0, count: 32))
        #expect(CCRandomGenerateBytes(&first, first.count) == Int32(kCCSuccess))
        #expect(CCRandomGenerateBytes(&second, second.count) == Int32(kCCSuccess))
        #expect(first != second)
    }

    private func makeCryptor(_ operation: Int, _ algorithm: Int, _ options: Int, _ key: Data) throws -> CCCryptorRef {
        var cryptor: CCCryptorRef?
        let status = CCCryptorCreate(
            CCOperation(operation), CCAlgorithm(algorithm), CCOptions(options), Array(key), key.count, nil, &cryptor)
        #expect(status == Int32(kCCSuccess))
        return try #require(cryptor)
    }

    @Test func theLastBlockWaitsForSpace() throws {
        let (key, plain) = (Data(repeating: 3, count: 16), Data(repeating: 5, count: 21))
        let sealed = Array(crypt(kCCEncrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, key, nil, plain).output)
        let cryptor = try makeCryptor(kCCDecrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, key)
        defer { CCCryptorRelease(cryptor) }
        var (output, moved) = ([UInt8](repeating: 0, count: 32), 0)
        #expect(CCCryptorUpdate(cryptor, sealed, sealed.count, &output, output.count, &moved) == Int32(kCCSuccess))
        #expect(moved == 16)
        #expect(CCCryptorFinal(cryptor, nil, 16, &moved) == Int32(kCCParamError))
        #expect(CCCryptorFinal(cryptor, &output, 4, &moved) == Int32(kCCBufferTooSmall))
        #expect(moved == 0)
        #expect(CCCryptorUpdate(cryptor, sealed, sealed.count, &output, output.count, &moved) == Int32(kCCCallSequenceError))
        #expect(CCCryptorFinal(cryptor, &output, 5, &moved) == Int32(kCCSuccess))
        #expect(moved == 5)
        #expect(Array(output.prefix(5)) == Array(plain.suffix(5)))
    }

    @Test func onlyCiphersWithVectorsAreReset() throws {
        let (key, plain) = (Data(repeating: 3, count: 16), [UInt8](repeating: 5, count: 16))
        let stream = try makeCryptor(kCCEncrypt, kCCAlgorithmRC4, 0, key)
        defer { CCCryptorRelease(stream) }
        #expect(CCCryptorReset(stream, nil) == Int32(kCCUnimplemented))
        let blocks = try makeCryptor(kCCEncrypt, kCCAlgorithmAES, 0, key)
        defer { CCCryptorRelease(blocks) }
        var (first, second, moved) = ([UInt8](repeating: 0, count: 16), [UInt8](repeating: 1, count: 16), 0)
        #expect(CCCryptorUpdate(blocks, plain, plain.count, &first, first.count, &moved) == Int32(kCCSuccess))
        #expect(CCCryptorReset(blocks, nil) == Int32(kCCSuccess))
        #expect(CCCryptorUpdate(blocks, plain, plain.count, &second, second.count, &moved) == Int32(kCCSuccess))
        #expect(first == second)
    }

    @Test func unwrappingWritesTheKeyOnly() {
        let (kek, wrapped) = (bytes("000102030405060708090A0B0C0D0E0F"), bytes("1FA68B0A8112B447AEF34BD8FB5A7B829D3E862371D2CFE5"))
        var key = [UInt8](repeating: 0xEE, count: 24)
        var size = 16
        let status = CCSymmetricKeyUnwrap(
            CCWrappingAlgorithm(kCCWRAPAES), CCrfc3394_iv, CCrfc3394_ivLen, Array(kek), kek.count, Array(wrapped), wrapped.count, &key,
            &size)
        #expect(status == Int32(kCCSuccess))
        #expect(size == 16)
        #expect(key.digits == "00112233445566778899aabbccddeeff" + "eeeeeeeeeeeeeeee")
    }
}
