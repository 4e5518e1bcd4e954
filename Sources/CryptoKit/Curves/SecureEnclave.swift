/// Keys that iPhones keep in a chip. As in Apple's Simulator they are made and used in software; `dataRepresentation` is the private key, not encrypted: with
/// it the key can be used on any machine.
///
/// Source: Apple's documentation of `SecureEnclave`.
public enum SecureEnclave: Sendable {
    public static var isAvailable: Bool { true }

    /// The curve P-256 of NIST.
    public enum P256: Sendable {
        /// Signatures with the curve.
        public enum Signing: Sendable {
            public struct PrivateKey: Sendable {
                private let key: CryptoKit.P256.Signing.PrivateKey

                /// A random key.
                public init(compactRepresentable: Bool = true) throws { key = .init(compactRepresentable: compactRepresentable) }

                /// The key that was kept as `dataRepresentation`.
                ///
                /// - Throws: `CryptoKitError` for other data.
                public init(dataRepresentation: Data) throws {
                    key = try .init(rawRepresentation: SecureEnclave.unmarked(dataRepresentation))
                }

                @available(*, unavailable, message: "not yet in Quince: access control of keys")
                public init<Control>(compactRepresentable: Bool = true, accessControl: Control) throws { fatalError() }

                public var publicKey: CryptoKit.P256.Signing.PublicKey { key.publicKey }
                /// The private key in a form to be kept, not encrypted.
                public var dataRepresentation: Data { SecureEnclave.marked(key.rawRepresentation) }

                public func signature<D: Digest>(for digest: D) throws -> CryptoKit.P256.Signing.ECDSASignature {
                    try key.signature(for: digest)
                }
                public func signature<D: DataProtocol>(for data: D) throws -> CryptoKit.P256.Signing.ECDSASignature {
                    try key.signature(for: data)
                }
            }

            public typealias PublicKey = CryptoKit.P256.Signing.PublicKey
            public typealias ECDSASignature = CryptoKit.P256.Signing.ECDSASignature
        }

        /// Secrets that two parties agree on with the curve.
        public enum KeyAgreement: Sendable {
            public struct PrivateKey: Sendable {
                private let key: CryptoKit.P256.KeyAgreement.PrivateKey

                /// A random key.
                public init(compactRepresentable: Bool = true) throws { key = .init(compactRepresentable: compactRepresentable) }

                /// The key that was kept as `dataRepresentation`.
                ///
                /// - Throws: `CryptoKitError` for other data.
                public init(dataRepresentation: Data) throws {
                    key = try .init(rawRepresentation: SecureEnclave.unmarked(dataRepresentation))
                }

                @available(*, unavailable, message: "not yet in Quince: access control of keys")
                public init<Control>(compactRepresentable: Bool = true, accessControl: Control) throws { fatalError() }

                public var publicKey: CryptoKit.P256.KeyAgreement.PublicKey { key.publicKey }
                /// The private key in a form to be kept, not encrypted.
                public var dataRepresentation: Data { SecureEnclave.marked(key.rawRepresentation) }

                public func sharedSecretFromKeyAgreement(with publicKeyShare: CryptoKit.P256.KeyAgreement.PublicKey) throws -> SharedSecret
                {
                    try key.sharedSecretFromKeyAgreement(with: publicKeyShare)
                }
            }

            public typealias PublicKey = CryptoKit.P256.KeyAgreement.PublicKey
        }
    }

    // MARK: The form in which keys are kept

    /// Begins what is kept, so that no other data are taken for a key.
    private static let prefix = Data("QSEK1".utf8)

    private static func marked(_ key: Data) -> Data { prefix + key }

    private static func unmarked(_ data: Data) throws -> Data {
        guard data.starts(with: prefix) else { throw CryptoKitError.incorrectParameterSize }
        return Data(data.dropFirst(prefix.count))
    }
}
