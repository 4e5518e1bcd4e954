/// The curve P-384 of NIST.
///
/// Source: Apple's documentation of `P384`; FIPS 186-4 and ANSI X9.63 for the forms of keys.
public enum P384: Sendable {
    /// Signatures with the curve.
    public enum Signing: Sendable {
        public struct PrivateKey: _CurveSigningKey {
            public let _scalar: [UInt8]
            public init(_scalar: [UInt8]) { self._scalar = _scalar }
            public typealias PublicKey = P384.Signing.PublicKey
        }

        public struct PublicKey: _CurveVerifyingKey {
            public static var _curve: _Curve { .p384 }
            public let _point: [UInt8]
            public init(_point: [UInt8]) { self._point = _point }
            public typealias _Signature = ECDSASignature
            public typealias _Function = SHA384
        }

        public struct ECDSASignature: _CurveSignature {
            public static var _curve: _Curve { .p384 }
            public let _bytes: [UInt8]
            public init(_bytes: [UInt8]) { self._bytes = _bytes }
        }
    }

    /// Secrets that two parties agree on with the curve.
    public enum KeyAgreement: Sendable {
        public struct PrivateKey: _CurveAgreementKey {
            public let _scalar: [UInt8]
            public init(_scalar: [UInt8]) { self._scalar = _scalar }
            public typealias PublicKey = P384.KeyAgreement.PublicKey
        }

        public struct PublicKey: _CurvePublicKey {
            public static var _curve: _Curve { .p384 }
            public let _point: [UInt8]
            public init(_point: [UInt8]) { self._point = _point }
        }
    }
}
