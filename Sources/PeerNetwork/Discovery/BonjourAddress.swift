internal import CAvahi
import NIOCore

/// An address of this host, on one of its network interfaces.
struct BonjourAddress: Hashable, Comparable {
    var interface: Int32
    var text: String

    static func < (a: Self, b: Self) -> Bool { (a.interface, a.text) < (b.interface, b.text) }

    static func all() -> [BonjourAddress] {
        let devices = (try? System.enumerateDevices()) ?? []
        return devices.compactMap { device in
            device.address?.ipAddress.map { BonjourAddress(interface: Int32(device.interfaceIndex), text: $0) }
        }.sorted()
    }

    var parsed: AvahiAddress? {
        var address = AvahiAddress()
        // Of an address that means something on one link only, the text may name the link.
        let plain = String(text.prefix { $0 != "%" })
        return avahi_address_parse(plain, Int32(AVAHI_PROTO_UNSPEC), &address) == nil ? nil : address
    }
}
