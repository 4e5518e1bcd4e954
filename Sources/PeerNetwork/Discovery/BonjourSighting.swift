internal import CAvahi

/// A service of another host as it is seen on one network interface.
struct BonjourSighting {
    /// Numbers as Avahi has them.
    struct Place: Hashable, Comparable {
        var interface: Int32
        var family: Int32
        var instance: String
        var service: String

        /// IPv4 first: its addresses mean the same on every host of a network.
        static func < (a: Self, b: Self) -> Bool {
            (a.family, a.interface, a.instance, a.service) < (b.family, b.interface, b.instance, b.service)
        }
    }

    /// More are an attack.
    static let maximumCount = 1024

    let resolver: OpaquePointer
    /// The service's record; nil until it is resolved, or if the service is not one of ours. `host` and `port` are also known once it is resolved.
    var record: ServiceRecord?
    var host: String?
    var port: UInt16 = 0

    init(resolver: OpaquePointer) { self.resolver = resolver }

    var isComplete: Bool { record != nil && host != nil && port != 0 }

    /// An address as the system's resolver reads it: those that mean something on one link only, with the link.
    static func text(_ address: AvahiAddress, interface: Int32) -> String? {
        var address = address
        var buffer = [CChar](repeating: 0, count: 41)
        guard avahi_address_snprint(&buffer, buffer.count, &address) != nil else { return nil }
        let text = String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        return text.lowercased().hasPrefix("fe80:") ? "\(text)%\(interface)" : text
    }

    /// The strings of a TXT record. Avahi keeps them with the last one first.
    static func strings(_ list: UnsafeMutablePointer<AvahiStringList>?) -> [[UInt8]] {
        var strings: [[UInt8]] = []
        var next = list
        while let current = next, strings.count < 256 {
            if let text = avahi_string_list_get_text(current) {
                strings.append(Array(UnsafeBufferPointer(start: text, count: avahi_string_list_get_size(current))))
            }
            next = avahi_string_list_get_next(current)
        }
        return strings.reversed()
    }
}
