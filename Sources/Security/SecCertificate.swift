import QuinceFoundation

/// A certificate of the X.509 standard.
public final class SecCertificate: Hashable, @unchecked Sendable {
    let data: Data
    /// The DER-encoded SubjectPublicKeyInfo.
    let publicKeyInfo: Data

    init?(data: Data) {
        guard let info = DERReader.publicKeyInfo(ofCertificate: data) else { return nil }
        (self.data, publicKeyInfo) = (data, info)
    }

    public static func == (left: SecCertificate, right: SecCertificate) -> Bool { left.data == right.data }
    public func hash(into hasher: inout Hasher) { hasher.combine(data) }
}

/// A public key, as a certificate has it.
public final class SecKey: Hashable, @unchecked Sendable {
    let info: Data

    init(info: Data) { self.info = info }

    public static func == (left: SecKey, right: SecKey) -> Bool { left.info == right.info }
    public func hash(into hasher: inout Hasher) { hasher.combine(info) }
}

/// The certificate that DER-encoded data hold; nil where they hold none.
///
/// Source: Apple's documentation of `SecCertificateCreateWithData(_:_:)`.
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? {
    SecCertificate(data: data as Data)
}

/// The DER-encoded certificate.
///
/// Source: Apple's documentation of `SecCertificateCopyData(_:)`.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { NSData(data: certificate.data) }

/// The public key of a certificate.
///
/// Source: Apple's documentation of `SecCertificateCopyKey(_:)`.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { SecKey(info: certificate.publicKeyInfo) }
