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

/// The public key of a certificate; nil for keys that are neither of RSA nor on a curve of NIST.
///
/// Source: Apple's documentation of `SecCertificateCopyKey(_:)`.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? {
    SecKeyMaterial(info: certificate.publicKeyInfo).map { SecKey($0) }
}
