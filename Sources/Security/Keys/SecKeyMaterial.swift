import QuinceFoundation

/// The numbers of a key, checked.
struct SecKeyMaterial: Hashable, Sendable {
    enum Family: Hashable, Sendable {
        /// - bits: The modulus's size.
        case rsa(bits: Int)
        case curve(EllipticCurve)
    }

    let family: Family
    let isPrivate: Bool
    /// The external representation: PKCS #1's DER of RSA, X9.63's form of a curve's key, a private one behind its point.
    let bytes: [UInt8]
    /// The public key's external representation.
    let publicBytes: [UInt8]

    private init(family: Family, isPrivate: Bool, bytes: [UInt8], publicBytes: [UInt8]) {
        (self.family, self.isPrivate, self.bytes, self.publicBytes) = (family, isPrivate, bytes, publicBytes)
    }

    var publicKey: SecKeyMaterial { SecKeyMaterial(family: family, isPrivate: false, bytes: publicBytes, publicBytes: publicBytes) }

    /// The size in bits.
    var bits: Int {
        switch family {
        case .rsa(let bits): bits
        case .curve(let curve): curve.bits
        }
    }

    /// The type as `kSecAttrKeyType` has it.
    var type: String {
        switch family {
        case .rsa: kSecAttrKeyTypeRSA
        case .curve: kSecAttrKeyTypeECSECPrimeRandom
        }
    }

    /// The key in words, without its numbers.
    var summary: String {
        let name = if case .rsa = family { "RSA" } else { "EC" }
        return "<\(name) \(isPrivate ? "private" : "public") key, \(bits) bits>"
    }

    // MARK: RSA

    /// - Parameter rsa: An RSAPublicKey or an RSAPrivateKey of two primes in DER. A public key may be a SubjectPublicKeyInfo.
    /// - Returns: nil for other bytes. Source: RFC 8017, appendix A.1.
    init?(rsa encoded: [UInt8], isPrivate: Bool) {
        let info = isPrivate ? nil : DERReader.publicKey(ofInfo: Data(encoded))
        guard info == nil || info?.algorithm == Self.rsaEncryption else { return nil }
        let bytes = info?.key ?? encoded
        // A private key is the version 0 and eight numbers.
        guard let numbers = DERReader.integers(bytes), numbers.count == (isPrivate ? 9 : 2), !isPrivate || numbers[0].isEmpty else {
            return nil
        }
        let (modulus, exponent) = isPrivate ? (numbers[1], numbers[2]) : (numbers[0], numbers[1])
        guard let first = modulus.first, modulus.last.map({ $0 & 1 }) == 1, exponent.last.map({ $0 & 1 }) == 1 else { return nil }
        guard RSAKey(der: bytes, isPrivate: isPrivate).blockSize == modulus.count else { return nil }
        let bits = modulus.count * 8 - first.leadingZeroBitCount
        self.init(family: .rsa(bits: bits), isPrivate: isPrivate, bytes: bytes, publicBytes: DERWriter.integers([modulus, exponent]))
    }

    /// 1.2.840.113549.1.1.1.
    private static let rsaEncryption = Data([0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x01, 0x01])

    // MARK: Curves

    /// - Parameter point: An uncompressed point, followed by the private key's number, if any. The size says which curve it is on.
    /// - Returns: nil for other bytes. Source: ANSI X9.63, section 4.3.6.
    init?(point bytes: [UInt8], isPrivate: Bool) {
        let found = EllipticCurve.allCases.first { bytes.count == $0.pointSize + (isPrivate ? $0.size : 0) }
        guard let curve = found, let point = curve.point(Array(bytes.prefix(curve.pointSize))) else { return nil }
        guard !isPrivate || curve.publicPoint(Array(bytes.suffix(curve.size))) == point else { return nil }
        self.init(family: .curve(curve), isPrivate: isPrivate, bytes: bytes, publicBytes: point)
    }

    /// The private key's number; empty for all other keys.
    var scalar: [UInt8] {
        guard isPrivate, case .curve(let curve) = family else { return [] }
        return Array(bytes.suffix(curve.size))
    }

    /// 1.2.840.10045.2.1.
    private static let curveKey = Data([0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01])
    /// 1.2.840.10045.3.1.7, 1.3.132.0.34, 1.3.132.0.35.
    private static let curves: [Data: EllipticCurve] = [
        Data([0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x03, 0x01, 0x07]): .p256, Data([0x2B, 0x81, 0x04, 0x00, 0x22]): .p384,
        Data([0x2B, 0x81, 0x04, 0x00, 0x23]): .p521,
    ]

    // MARK: Other sources

    /// - Parameter info: A certificate's SubjectPublicKeyInfo.
    /// - Returns: nil for keys of other algorithms. Source: RFC 3279, section 2.3; RFC 5480, section 2.
    init?(info: Data) {
        guard let found = DERReader.publicKey(ofInfo: info) else { return nil }
        if found.algorithm == Self.rsaEncryption {
            self.init(rsa: found.key, isPrivate: false)
        } else {
            guard found.algorithm == Self.curveKey, let curve = found.parameters.flatMap({ Self.curves[$0] }) else { return nil }
            self.init(point: found.key, isPrivate: false)
            guard family == .curve(curve) else { return nil }
        }
    }

    /// Reads an external representation.
    ///
    /// - Parameters:
    ///   - type: `kSecAttrKeyType…`.
    ///   - keyClass: `kSecAttrKeyClassPublic` or `kSecAttrKeyClassPrivate`.
    /// - Throws: `SecKeyFailure` with `errSecParam`.
    static func read(_ bytes: [UInt8], type: String, keyClass: String) throws -> SecKeyMaterial {
        guard [kSecAttrKeyClassPublic, kSecAttrKeyClassPrivate].contains(keyClass) else {
            throw SecKeyFailure(errSecParam, "Unsupported key class: \(keyClass)")
        }
        let isPrivate = keyClass == kSecAttrKeyClassPrivate
        let read: SecKeyMaterial?
        switch type {
        case kSecAttrKeyTypeRSA: read = SecKeyMaterial(rsa: bytes, isPrivate: isPrivate)
        case kSecAttrKeyTypeECSECPrimeRandom: read = SecKeyMaterial(point: bytes, isPrivate: isPrivate)
        default: throw SecKeyFailure(errSecParam, "Unsupported key type: \(type)")
        }
        guard let read else {
            let name = type == kSecAttrKeyTypeRSA ? "RSA" : "EC"
            throw SecKeyFailure(errSecParam, "\(name) \(isPrivate ? "private" : "public") key creation from data failed")
        }
        return read
    }

    /// Makes a random private key.
    ///
    /// - Throws: `SecKeyFailure` with `errSecParam` for types and sizes that there are no keys of.
    static func random(type: String, bits: Int) throws -> SecKeyMaterial {
        let made: SecKeyMaterial?
        switch type {
        case kSecAttrKeyTypeRSA:
            guard RSAKey.sizes.contains(bits), bits % 8 == 0 else {
                throw SecKeyFailure(errSecParam, "RSA keys of \(bits) bits cannot be made")
            }
            made = SecKeyMaterial(rsa: try RSAKey.random(bits: bits), isPrivate: true)
        case kSecAttrKeyTypeECSECPrimeRandom:
            guard let curve = EllipticCurve.allCases.first(where: { $0.bits == bits }) else {
                throw SecKeyFailure(errSecParam, "EC keys of \(bits) bits cannot be made")
            }
            let scalar = try curve.randomScalar()
            made = curve.publicPoint(scalar).flatMap { SecKeyMaterial(point: $0 + scalar, isPrivate: true) }
        default: throw SecKeyFailure(errSecParam, "keys of the type \(type) cannot be made")
        }
        guard let made else { throw SecKeyFailure.library }
        return made
    }
}
