extension AES {
    /// AES in Galois/counter mode.
    ///
    /// Source: Apple's documentation of `AES.GCM`; NIST SP 800-38D.
    public enum GCM: Sendable {}
}

extension AES.GCM {
    /// The value that a key encrypts one message with, and no other.
    public struct Nonce: ContiguousBytes, Sequence, Sendable {
        let bytes: [UInt8]

        /// A random nonce of 12 bytes.
        public init() { bytes = CryptoLibrary.randomBytes(AuthenticatedCipher.nonceByteCount) }

        /// The nonce that data are: at least 12 bytes.
        ///
        /// - Throws: `CryptoKitError.incorrectParameterSize`.
        public init<D: DataProtocol>(data: D) throws {
            guard data.count >= AuthenticatedCipher.nonceByteCount else { throw CryptoKitError.incorrectParameterSize }
            bytes = [UInt8](data)
        }

        public func makeIterator() -> [UInt8].Iterator { bytes.makeIterator() }
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
    }

    /// An encrypted message, with its nonce and its tag.
    public struct SealedBox: Sendable {
        public let nonce: Nonce
        public let ciphertext: Data
        /// The 16 bytes that authenticate the message.
        public let tag: Data

        /// Nonce, ciphertext and tag; nil where the nonce has not 12 bytes, since it could not be told apart.
        public var combined: Data? {
            nonce.bytes.count == AuthenticatedCipher.nonceByteCount ? Data(nonce.bytes) + ciphertext + tag : nil
        }

        /// - Throws: `CryptoKitError.incorrectParameterSize` for a tag of another size than 16 bytes.
        public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
            guard tag.count == AuthenticatedCipher.tagByteCount else { throw CryptoKitError.incorrectParameterSize }
            (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
        }

        /// - Throws: `CryptoKitError.incorrectParameterSize` for less than a nonce and a tag.
        public init<D: DataProtocol>(combined: D) throws {
            let (first, last) = (AuthenticatedCipher.nonceByteCount, AuthenticatedCipher.tagByteCount)
            guard combined.count >= first + last else { throw CryptoKitError.incorrectParameterSize }
            try self.init(
                nonce: Nonce(data: combined.prefix(first)), ciphertext: combined.dropFirst(first).dropLast(last),
                tag: combined.suffix(last))
        }
    }

    /// Encrypts a message, and authenticates it together with data that are not encrypted.
    ///
    /// - Parameters:
    ///   - key: Of 128, 192 or 256 bits.
    ///   - nonce: nil is a random one.
    /// - Throws: `CryptoKitError.incorrectKeySize`.
    public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
        _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil, authenticating authenticatedData: AuthenticatedData
    ) throws -> SealedBox {
        let nonce = nonce ?? Nonce()
        let sealed = try AuthenticatedCipher.aesGCM.seal(message, key, nonce: nonce.bytes, authenticating: authenticatedData)
        return try SealedBox(nonce: nonce, ciphertext: sealed.ciphertext, tag: sealed.tag)
    }

    /// Encrypts and authenticates a message.
    public static func seal<Plaintext: DataProtocol>(
        _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox { try seal(message, using: key, nonce: nonce, authenticating: Data()) }

    /// Decrypts a message that was authenticated together with other data.
    ///
    /// - Throws: `CryptoKitError.authenticationFailure` where the key or the data are others, or the box is damaged.
    public static func open<AuthenticatedData: DataProtocol>(
        _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData
    ) throws -> Data {
        try AuthenticatedCipher.aesGCM.open(
            sealedBox.ciphertext, key, nonce: sealedBox.nonce.bytes, tag: sealedBox.tag, authenticating: authenticatedData)
    }

    /// Decrypts a message.
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
        try open(sealedBox, using: key, authenticating: Data())
    }
}
