internal import CCryptography
import QuinceFoundation

/// The curve 25519: keys of 32 bytes.
///
/// Source: Apple's documentation of `Curve25519`; RFC 7748 and RFC 8032.
public enum Curve25519: Sendable {
    static let keyByteCount = 32

    fileprivate static func publicKey(_ kind: crypto_edwards, _ key: [UInt8]) -> [UInt8] {
        CryptoLibrary.load()
        var bytes = [UInt8](repeating: 0, count: keyByteCount)
        let isDone = crypto_edwards_public(kind, key, &bytes)
        precondition(isDone, "a private key has a public one")
        return bytes
    }

    fileprivate static func checked(_ representation: some ContiguousBytes) throws -> [UInt8] {
        let bytes = representation.allBytes
        guard bytes.count == keyByteCount else { throw CryptoKitError.incorrectParameterSize }
        return bytes
    }

    /// Signatures by Ed25519.
    public enum Signing: Sendable {
        public struct PrivateKey: Sendable {
            private let bytes: [UInt8]

            /// A random key.
            public init() { bytes = CryptoLibrary.randomBytes(Curve25519.keyByteCount) }

            /// - Throws: `CryptoKitError.incorrectParameterSize` for another number of bytes than 32.
            public init<D: ContiguousBytes>(rawRepresentation data: D) throws { bytes = try Curve25519.checked(data) }

            public var rawRepresentation: Data { Data(bytes) }
            public var publicKey: PublicKey { PublicKey(bytes: Curve25519.publicKey(crypto_ed25519, bytes)) }

            /// The 64 bytes of data's signature.
            public func signature<D: DataProtocol>(for data: D) throws -> Data {
                CryptoLibrary.load()
                let message = [UInt8](data)
                var signature = [UInt8](repeating: 0, count: 64)
                guard crypto_edwards_sign(bytes, message, message.count, &signature) else { throw CryptoKitError.invalidParameter }
                return Data(signature)
            }
        }

        public struct PublicKey: Sendable {
            fileprivate let bytes: [UInt8]

            fileprivate init(bytes: [UInt8]) { self.bytes = bytes }

            /// - Throws: `CryptoKitError.incorrectParameterSize` for another number of bytes than 32.
            public init<D: ContiguousBytes>(rawRepresentation: D) throws { bytes = try Curve25519.checked(rawRepresentation) }

            public var rawRepresentation: Data { Data(bytes) }

            /// Whether a signature is that of data by this key's private key.
            public func isValidSignature<S: DataProtocol, D: DataProtocol>(_ signature: S, for data: D) -> Bool {
                CryptoLibrary.load()
                let message = [UInt8](data)
                return signature.count == 64 && crypto_edwards_verify(bytes, message, message.count, [UInt8](signature))
            }
        }
    }

    /// Secrets that two parties agree on by X25519.
    public enum KeyAgreement: Sendable {
        public struct PrivateKey: Sendable {
            private let bytes: [UInt8]

            /// A random key.
            public init() { bytes = CryptoLibrary.randomBytes(Curve25519.keyByteCount) }

            /// - Throws: `CryptoKitError.incorrectParameterSize` for another number of bytes than 32.
            public init<D: ContiguousBytes>(rawRepresentation data: D) throws { bytes = try Curve25519.checked(data) }

            public var rawRepresentation: Data { Data(bytes) }
            public var publicKey: PublicKey { PublicKey(bytes: Curve25519.publicKey(crypto_x25519, bytes)) }

            /// The secret that the owner of `publicKeyShare` finds, too, with this key's public key.
            ///
            /// - Throws: `CryptoKitError.invalidParameter` for a point of small order, with which there is no secret.
            public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
                CryptoLibrary.load()
                var secret = [UInt8](repeating: 0, count: Curve25519.keyByteCount)
                guard crypto_edwards_agree(bytes, publicKeyShare.bytes, &secret) else { throw CryptoKitError.invalidParameter }
                return SharedSecret(bytes: secret)
            }
        }

        public struct PublicKey: Sendable {
            fileprivate let bytes: [UInt8]

            fileprivate init(bytes: [UInt8]) { self.bytes = bytes }

            /// - Throws: `CryptoKitError.incorrectParameterSize` for another number of bytes than 32.
            public init<D: ContiguousBytes>(rawRepresentation: D) throws { bytes = try Curve25519.checked(rawRepresentation) }

            public var rawRepresentation: Data { Data(bytes) }
        }
    }
}
