import Foundation
import Testing

private let obstacle = TwoHosts.obstacle
private let canHaveHosts = obstacle == nil
private let hasZeroconf = Command.output("/usr/bin/python3", "-c", "import zeroconf") != nil

/// Phones of two hosts, which are network namespaces with a cable between them.
@Suite(.serialized, .timeLimit(.minutes(5)), .enabled(if: canHaveHosts, "\(obstacle ?? "")"))
struct HostsTests {
    /// Two phones, and whether they have found each other in time.
    private func phones(_ hosts: TwoHosts, _ encryption: String = "required") throws -> (HostProcess, HostProcess) {
        let ana = try HostProcess(hosts, 0, "Ana", encryption)
        let marko = try HostProcess(hosts, 1, "Marko", encryption)
        // The network is asked when the app is there, which takes a moment of its own.
        let seconds = ana.wait(for: "found Marko green", within: 10, since: marko.start)
        #expect(seconds.map { $0 <= 4 } == true, "found after \(seconds.map { "\($0)" } ?? "10") s: \(ana.news)")
        #expect(marko.wait(for: "found Ana green", within: 5) != nil, "\(marko.news)")
        return (ana, marko)
    }

    private func connect(_ ana: HostProcess, _ marko: HostProcess, within seconds: Double = 10) {
        ana.tell("invite Marko")
        #expect(ana.wait(for: "state Marko connected", within: seconds) != nil, "\(ana.news) \(marko.news)")
        #expect(marko.wait(for: "state Ana connected", within: seconds) != nil, "\(marko.news)")
    }

    @Test(arguments: ["required", "none"]) func phonesOfTwoHostsFindEachOtherAndTalk(encryption: String) throws {
        let hosts = try TwoHosts()
        defer { hosts.remove() }
        let (ana, marko) = try phones(hosts, encryption)
        defer {
            ana.end()
            marko.end()
        }
        connect(ana, marko)
        ana.tell("messages 1000")
        marko.tell("messages 1000")
        #expect(marko.wait(for: "messages 1000", within: 20) != nil, "\(marko.news)")
        #expect(ana.wait(for: "messages 1000", within: 20) != nil, "\(ana.news)")
        ana.tell("leave")
        #expect(marko.wait(for: "state Ana gone", within: 5) != nil)
        #expect(ana.wait(for: "state Marko gone", within: 5) != nil)
        connect(ana, marko)
        // Killed: nobody says goodbye.
        let start = Date()
        marko.kill()
        #expect(ana.wait(for: "state Marko gone", within: 10, since: start) != nil, "\(ana.news)")
        #expect(ana.wait(for: "lost Marko", within: 12, since: start) != nil, "\(ana.news)")
    }

    /// Two processes of Quince share a machine, and with it its addresses.
    @Test func hostsOnOneMachineFindEachOther() throws {
        let hosts = try TwoHosts()
        defer { hosts.remove() }
        let (ana, marko) = (try HostProcess(hosts, 0, "Ana"), try HostProcess(hosts, 0, "Marko"))
        defer {
            ana.end()
            marko.end()
        }
        #expect(ana.wait(for: "found Marko green", within: 10) != nil, "\(ana.news)")
        #expect(marko.wait(for: "found Ana green", within: 10) != nil, "\(marko.news)")
        connect(ana, marko)
    }

    @Test func aNetworkThatIsGoneIsNoticed() throws {
        let hosts = try TwoHosts()
        defer { hosts.remove() }
        let (ana, marko) = try phones(hosts)
        defer {
            ana.end()
            marko.end()
        }
        connect(ana, marko)
        hosts.cable.weather.isCut = true
        let seconds = ana.wait(for: "state Marko gone", within: 15)
        #expect(seconds.map { $0 <= 10 } == true, "\(String(describing: seconds))")
        #expect(marko.wait(for: "state Ana gone", within: 3) != nil)
        _ = ana.wait(for: "lost Marko", within: 5)
        hosts.cable.weather.isCut = false
        #expect(ana.wait(for: "found Marko green", within: 15) != nil, "\(ana.news)")
        connect(ana, marko)
    }

    /// 100 ms of delay, and one packet in twenty lost; and for five seconds there is no network at all.
    @Test func everythingArrivesOverABadNetwork() throws {
        let hosts = try TwoHosts()
        defer { hosts.remove() }
        hosts.cable.weather = Cable.Weather(delay: 0.1, loss: 0.05, duplicates: 0.02, early: 0.1)
        let (ana, marko) = try phones(hosts)
        defer {
            ana.end()
            marko.end()
        }
        connect(ana, marko)
        ana.tell("messages 1000")
        #expect(marko.wait(for: "messages 1000", within: 60) != nil, "\(marko.news)")
        let size = 50_000_000
        ana.tell("file \(size)")
        ana.tell("messages 1000")
        Thread.sleep(forTimeInterval: 1)
        hosts.cable.weather.isCut = true
        Thread.sleep(forTimeInterval: 5)
        hosts.cable.weather.isCut = false
        marko.tell("messages 1000")
        #expect(ana.wait(for: "messages 1000", within: 60) != nil, "\(ana.news) \(marko.news)")
        #expect(marko.wait(for: "messages 1000", within: 60) != nil, "\(marko.news)")
        #expect(marko.wait(for: "progress receiving right", within: 120) != nil, "\(ana.news) \(marko.news)")
        #expect(marko.wait(for: "resource \(size) whole", within: 10) != nil, "\(marko.news)")
        #expect(ana.wait(for: "progress sending right", within: 10) != nil, "\(ana.news)")
        #expect(!(ana.news + marko.news).contains { $0.hasPrefix("out of order") || $0.hasSuffix("gone") })
    }

    /// Whoever looks for Bonjour services sees phones; what they announce under the same name is no phone, and does no harm.
    @Test(.enabled(if: hasZeroconf, "Python's zeroconf is not installed")) func otherBonjourSoftwareSeesPhones() throws {
        let hosts = try TwoHosts()
        defer { hosts.remove() }
        let ana = try HostProcess(hosts, 0, "Ana")
        let other = try HostProcess(hosts, 1, command: ["/usr/bin/python3", "-u", "-c", Self.otherSoftware])
        defer {
            ana.end()
            other.end()
        }
        #expect(other.wait(for: "phone Ana green 10.99.0.1", within: 10) != nil, "\(other.news)")
        #expect(other.wait(for: "announced", within: 10) != nil, "\(other.news)")
        let marko = try HostProcess(hosts, 1, "Marko")
        defer { marko.end() }
        #expect(ana.wait(for: "found Marko green", within: 10) != nil)
        #expect(!ana.news.contains { $0.hasPrefix("found") }, "\(ana.news)")
        ana.end()
        #expect(other.wait(for: "gone", within: 12) != nil, "\(other.news)")
    }

    private static let otherSoftware = """
        import socket, sys, time
        from zeroconf import ServiceBrowser, ServiceInfo, Zeroconf
        kind = "_quince-hosts._tcp.local."
        class Listener:
            def add_service(self, zeroconf, kind, name):
                info = zeroconf.get_service_info(kind, name)
                if info and b"_n" in info.properties:
                    print("phone", info.properties[b"_n"].decode(), info.properties.get(b"colour", b"").decode(),
                        socket.inet_ntoa(info.addresses[0]))
            def remove_service(self, zeroconf, kind, name):
                print("gone")
            def update_service(self, zeroconf, kind, name):
                pass
        zeroconf = Zeroconf(interfaces=["10.99.0.2"])
        browser = ServiceBrowser(zeroconf, kind, Listener())
        time.sleep(2)
        bad = [{}, {"_v": "1"}, {"_v": "1", "_i": "zz zz", "_n": "x"}, {"_v": "9", "_i": "1", "_n": "x"}, {"_v": "1", "_i": "1", "_n": "x" * 200},
            {"_v": "1", "_i": "1", "_n": ""}]
        for number, properties in enumerate(bad):
            zeroconf.register_service(ServiceInfo(kind, "bad%d.%s" % (number, kind), addresses=[socket.inet_aton("10.99.0.2")], port=9,
                properties=properties, server="bad.local."))
        print("announced")
        sys.stdin.read()
        zeroconf.close()
        """
}
