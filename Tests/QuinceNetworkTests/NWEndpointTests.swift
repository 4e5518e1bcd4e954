import Testing

@testable import QuinceNetwork

struct NWEndpointTests {
    @Test func hostsAreAddressesOrNames() {
        #expect(NWEndpoint.Host("192.168.1.5") == .ipv4(IPv4Address("192.168.1.5")!))
        #expect(NWEndpoint.Host("::1") == .ipv6(.loopback))
        #expect(("example.com" as NWEndpoint.Host) == .name("example.com", nil))
        #expect(NWEndpoint.Host("fe80::1%en0").interface?.name == "en0")
    }

    @Test func portsAreNumbersOrServices() {
        #expect(NWEndpoint.Port("8080")?.rawValue == 8080)
        #expect((443 as NWEndpoint.Port) == .https)
        #expect(NWEndpoint.Port("65536") == nil)
        #expect(NWEndpoint.Port("no service") == nil)
    }

    @Test func endpointsAreWrittenAsOnIOS() {
        #expect(NWEndpoint.hostPort(host: "10.0.0.1", port: 80).debugDescription == "10.0.0.1:80")
        #expect(NWEndpoint.hostPort(host: "::1", port: 80).debugDescription == "::1.80")
        #expect(NWEndpoint.unix(path: "/a/b").debugDescription == "/a/b")
    }

    @Test func addressesOfVersion4() {
        #expect(IPv4Address("127.0.0.1") == .loopback)
        #expect(IPv4Address("127.9.9.9")?.isLoopback == true)
        #expect(IPv4Address("169.254.3.4")?.isLinkLocal == true)
        #expect(IPv4Address("224.0.0.251") == .mdnsGroup)
        #expect(IPv4Address("224.0.0.251")?.isMulticast == true)
        #expect(IPv4Address("1.2.3") == nil)
        #expect(IPv4Address(Data([1, 2, 3, 4]))?.debugDescription == "1.2.3.4")
        #expect(IPv4Address(Data([1, 2, 3])) == nil)
    }

    @Test func addressesOfVersion6() {
        #expect(IPv6Address("::")?.isAny == true)
        #expect(IPv6Address("::ffff:1.2.3.4")?.asIPv4 == IPv4Address("1.2.3.4"))
        #expect(IPv6Address("2002:102:304::")?.asIPv4 == IPv4Address("1.2.3.4"))
        #expect(IPv6Address("ff02::2") == .linkLocalRouters)
        #expect(IPv6Address("ff02::2")?.multicastScope == .linkLocal)
        #expect(IPv6Address("fd00::1")?.isUniqueLocal == true)
        #expect(IPv6Address("fe80::1")?.isLinkLocal == true)
        #expect(IPv6Address(Data(count: 4)) == nil)
    }

    @Test func localNetworks() {
        for text in ["10.1.2.3", "172.16.0.1", "172.31.9.9", "192.168.0.1", "169.254.1.1", "224.0.0.251", "255.255.255.255"] {
            #expect(IPv4Address(text)?.isOfLocalNetwork == true, "\(text)")
        }
        for text in ["172.32.0.1", "8.8.8.8", "127.0.0.1", "193.168.0.1"] {
            #expect(IPv4Address(text)?.isOfLocalNetwork == false, "\(text)")
        }
    }
}
