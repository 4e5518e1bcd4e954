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
        #expect(marko.wait(for: "found Ana green") != nil, "\(marko.news)")
        return (ana, marko)
    }

    private func connect(_ ana: HostProcess, _ marko: HostProcess, within seconds: Double = 60) {
        ana.tell("invite Marko")
        #expect(ana.wait(for: "state Marko connected", within: seconds) != nil, "\(ana.news) \(marko.news)")
        #expect(marko.wait(for: "state Ana connected", within: seconds) != nil, "\(marko.news)")
    }

    /// Whoever has vanished is in no session any more, and not near by either, within ten seconds.
    private func expectGone(_ name: String, from phone: HostProcess, since start: Date) {
        for line in ["state \(name) gone", "lost \(name)"] {
            let seconds = phone.wait(for: line, within: 15, since: start)
            #expect(seconds.map { $0 <= 10 } == true, "“\(line)” after \(seconds.map { "\($0)" } ?? "15") s: \(phone.news)")
        }
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
        #expect(marko.wait(for: "messages 1000") != nil, "\(marko.news)")
        #expect(ana.wait(for: "messages 1000") != nil, "\(ana.news)")
        ana.tell("leave")
        // A peer that says goodbye is gone sooner than one that falls silent.
        #expect(marko.wait(for: "state Ana gone", within: 5) != nil)
        #expect(ana.wait(for: "state Marko gone", within: 5) != nil)
        connect(ana, marko)
        // Killed: nobody says goodbye.
        let start = Date()
        marko.kill()
        expectGone("Marko", from: ana, since: start)
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
        #expect(ana.wait(for: "found Marko green") != nil, "\(ana.news)")
        #expect(marko.wait(for: "found Ana green") != nil, "\(marko.news)")
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
        let start = Date()
        hosts.cable.weather.isCut = true
        expectGone("Marko", from: ana, since: start)
        expectGone("Ana", from: marko, since: start)
        hosts.cable.weather.isCut = false
        #expect(ana.wait(for: "found Marko green") != nil, "\(ana.news)")
        connect(ana, marko)
    }

    /// The network is there, but nobody who answers; and whoever has slept has to hear of it, too.
    @Test func aHostThatSleepsIsNoticed() throws {
        let hosts = try TwoHosts()
        defer { hosts.remove() }
        let (ana, marko) = try phones(hosts)
        defer {
            ana.end()
            marko.end()
        }
        connect(ana, marko)
        let start = Date()
        marko.sleep()
        defer { marko.wake() }
        expectGone("Marko", from: ana, since: start)
        marko.wake()
        #expect(marko.wait(for: "state Ana gone") != nil, "\(marko.news)")
        #expect(ana.wait(for: "found Marko green") != nil, "\(ana.news)")
        connect(ana, marko)
    }

    /// Each kind of thing that goes between peers, at once and both ways.
    @Test(arguments: ["required", "none"]) func streamsFilesAndMessagesGoSideBySide(encryption: String) throws {
        let hosts = try TwoHosts()
        defer { hosts.remove() }
        let (ana, marko) = try phones(hosts, encryption)
        defer {
            ana.end()
            marko.end()
        }
        connect(ana, marko)
        let size = 3_000_000
        for phone in [ana, marko] { for command in ["stream \(size)", "file \(size)", "messages 1000", "shout"] { phone.tell(command) } }
        for phone in [ana, marko] {
            #expect(phone.wait(for: "stream \(size) whole", within: 30) != nil, "\(phone.news)")
            #expect(phone.wait(for: "resource \(size) whole", within: 30) != nil, "\(phone.news)")
            #expect(phone.wait(for: "messages 1000") != nil, "\(phone.news)")
            #expect(phone.wait(for: "progress sending right") != nil, "\(phone.news)")
        }
        // Unreliable messages are dropped where others wait. Now nothing does.
        for (phone, other) in [(ana, marko), (marko, ana)] {
            _ = other.wait(for: "said shout", within: 0)
            phone.tell("shout")
            #expect(other.wait(for: "said shout") != nil, "\(other.news)")
        }
    }

    /// 100 ms of delay, and one packet in twenty lost; and there is no network at all until the third packet in a row is sent again.
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
        try #require(hosts.cable.waitForPackets(200))
        try #require(hosts.cable.cut(forTries: 3))
        marko.tell("messages 1000")
        #expect(ana.wait(for: "messages 1000", within: 60) != nil, "\(ana.news) \(marko.news)")
        #expect(marko.wait(for: "messages 1000", within: 60) != nil, "\(marko.news)")
        #expect(marko.wait(for: "progress receiving right", within: 120) != nil, "\(ana.news) \(marko.news)")
        #expect(marko.wait(for: "resource \(size) whole", within: 10) != nil, "\(marko.news)")
        #expect(ana.wait(for: "progress sending right") != nil, "\(ana.news)")
        #expect(!(ana.news + marko.news).contains { $0.hasPrefix("out of order") || $0.hasSuffix("gone") })
    }

    /// A whole game of Memory: the cards turn alike on both phones, and both count the same pairs, whatever the network does.
    @Test func aGameOfMemoryEndsAlikeOnBothPhonesOverABadNetwork() throws {
        let hosts = try TwoHosts()
        defer { hosts.remove() }
        hosts.cable.weather = Cable.Weather(delay: 0.1, loss: 0.05, duplicates: 0.02, early: 0.1)
        let (ana, marko) = (try HostProcess(hosts, 0, "Ana", "host"), try HostProcess(hosts, 1, "Marko", "guest"))
        defer {
            ana.end()
            marko.end()
        }
        // The guest's first try is under way.
        #expect(marko.wait(for: "card 0 closed") != nil, "\(ana.news) \(marko.news)")
        try #require(hosts.cable.cut(forTries: 3))
        #expect(ana.wait(for: "end 6:2", within: 120) != nil, "\(ana.news) \(marko.news)")
        #expect(marko.wait(for: "end 2:6") != nil, "\(ana.news) \(marko.news)")
        func isOfBoth(_ line: String) -> Bool { line.hasPrefix("card") || line.hasPrefix("deal") }
        let game = ana.news.filter(isOfBoth)
        #expect(game.filter { $0.hasSuffix("gone") }.count == 16, "\(game)")
        #expect(game.filter { $0.hasSuffix("closed") }.count == 8, "\(game)")
        // The one line above was taken.
        let index = try #require(game.firstIndex(of: "card 0 closed"))
        #expect(Array(game[..<index] + game[(index + 1)...]) == marko.news.filter(isOfBoth))
        #expect(!(ana.news + marko.news).contains { $0.hasPrefix("interrupted") || $0 == "disconnected" })
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
        #expect(other.wait(for: "phone Ana green 10.99.0.1") != nil, "\(other.news)")
        #expect(other.wait(for: "announced") != nil, "\(other.news)")
        let marko = try HostProcess(hosts, 1, "Marko")
        defer { marko.end() }
        #expect(ana.wait(for: "found Marko green") != nil)
        #expect(!ana.news.contains { $0.hasPrefix("found") }, "\(ana.news)")
        ana.end()
        #expect(other.wait(for: "gone") != nil, "\(other.news)")
    }

    /// Answers of multicast DNS that are damaged in any way are passed over, and phones go on finding each other.
    @Test(.enabled(if: hasZeroconf, "Python's zeroconf is not installed")) func damagedAnswersDoNoHarm() throws {
        let hosts = try TwoHosts()
        defer { hosts.remove() }
        let ana = try HostProcess(hosts, 0, "Ana")
        let other = try HostProcess(hosts, 1, command: ["/usr/bin/python3", "-u", "-c", Self.damage])
        defer {
            ana.end()
            other.end()
        }
        #expect(ana.wait(for: "found Fuzz ") != nil, "what is not damaged is found: \(ana.news)")
        other.tell("damage")
        #expect(other.wait(for: "sent", within: 60) != nil, "\(other.news)")
        let marko = try HostProcess(hosts, 1, "Marko")
        defer { marko.end() }
        #expect(ana.wait(for: "found Marko green") != nil, "\(ana.news.suffix(20))")
        #expect(marko.wait(for: "found Ana green") != nil, "\(marko.news)")
        connect(ana, marko)
    }

    private static let damage = """
        import random, socket, sys, time
        from zeroconf import DNSOutgoing, ServiceInfo
        random.seed(5)
        kind = "_quince-hosts._tcp.local."
        info = ServiceInfo(kind, "fuzz." + kind, addresses=[socket.inet_aton("10.99.0.2")], port=9, server="fuzz.local.",
            properties={"_v": "3", "_i": "abc", "_n": "Fuzz", "_k": ""})
        answer = DNSOutgoing(0x8400)
        for record in [info.dns_pointer(), info.dns_service(), info.dns_text()] + info.dns_addresses():
            answer.add_answer_at_time(record, 0)
        good = answer.packets()[0]
        target = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        target.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        target.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, socket.inet_aton("10.99.0.2"))
        target.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_TTL, 255)
        target.bind(("", 5353))
        def send(packet):
            target.sendto(packet, ("224.0.0.251", 5353))
        def damaged():
            packet = bytearray(good)
            for _ in range(random.randint(1, 6)):
                place = random.randrange(len(packet))
                change = random.randrange(4)
                if change == 0: packet[place] ^= 1 << random.randrange(8)
                elif change == 1: packet[place] = random.choice([0, 0x3f, 0x40, 0xc0, 0xff])
                elif change == 2: del packet[place:place + random.randint(1, 20)]
                else: packet[place:place] = bytes(random.randrange(256) for _ in range(random.randint(1, 20)))
                if not packet: packet = bytearray(good)
            return bytes(packet)
        for _ in range(10):
            send(good)
            time.sleep(0.5)
        sys.stdin.readline()
        for number in range(4000):
            send(damaged())
            if number % 10 == 0: time.sleep(0.01)
        print("sent")
        sys.stdin.read()
        """

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
        bad = [{}, {"_v": "3"}, {"_v": "3", "_i": "zz zz", "_n": "x", "_k": ""}, {"_v": "9", "_i": "1", "_n": "x", "_k": ""},
            {"_v": "3", "_i": "1", "_n": "x" * 200, "_k": ""}, {"_v": "3", "_i": "1", "_n": "", "_k": ""}, {"_v": "3", "_i": "1", "_n": "x", "_k": "0"}]
        for number, properties in enumerate(bad):
            zeroconf.register_service(ServiceInfo(kind, "bad%d.%s" % (number, kind), addresses=[socket.inet_aton("10.99.0.2")], port=9,
                properties=properties, server="bad.local."))
        print("announced")
        sys.stdin.read()
        zeroconf.close()
        """
}
