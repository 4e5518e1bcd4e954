import Glibc

// Addresses of Darwin say their own size. Linux tells it from the family, so that what is written there changes nothing, and what is read is right.

extension sockaddr_in {
    /// The size of the address in bytes.
    public var sin_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in>.size) }
        set {}
    }
}

extension sockaddr_in6 {
    /// The size of the address in bytes.
    public var sin6_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in6>.size) }
        set {}
    }
}

extension sockaddr {
    /// The size of the whole address in bytes, of which this is the beginning.
    public var sa_len: UInt8 {
        get {
            switch Int32(sa_family) {
            case AF_INET6: UInt8(MemoryLayout<sockaddr_in6>.size)
            case AF_UNIX: UInt8(MemoryLayout<sockaddr_un>.size)
            default: UInt8(MemoryLayout<sockaddr_in>.size)
            }
        }
        set {}
    }
}
