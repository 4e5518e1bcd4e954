internal import CAvahi
import NIOCore
import PeerProtocol

/// Bonjour: DNS service discovery over multicast DNS (RFC 6762, RFC 6763) by Avahi's core, which needs no daemon and gets on with one.
///
/// Every network interface of the host takes part, as they come and go. Where multicast cannot be had, nothing is found, and that is all.
public final class BonjourDiscovery: PeerDiscovery, @unchecked Sendable {
    /// Seconds for which others believe that a service is there without asking again: who dies says no goodbye.
    static let lifetime: UInt32 = 8

    /// Avahi's own thread, and its lock, which guards everything here once there is one.
    private var poll: OpaquePointer?
    private var server: OpaquePointer?
    private var hostName = ""
    private var port: UInt16 = 0
    private var network: PeerNetwork?
    private var records: [String: ServiceRecord] = [:]
    /// By instance.
    private var groups: [String: OpaquePointer] = [:]
    private var services: Set<String> = []
    /// By service, once there is a server.
    private var browsers: [String: OpaquePointer] = [:]
    private var addresses: [BonjourAddress] = []
    private var addressGroup: OpaquePointer?
    private var sightings: [BonjourSighting.Place: BonjourSighting] = [:]

    public init() {}

    deinit { stop() }

    private func locked(_ action: () -> Void) {
        if let poll { avahi_threaded_poll_lock(poll) }
        defer { if let poll { avahi_threaded_poll_unlock(poll) } }
        action()
    }

    // MARK: PeerDiscovery

    public func start(port: UInt16, network: PeerNetwork) {
        guard poll == nil, let poll = avahi_threaded_poll_new() else { return }
        // It would tell the user's terminal of every interface.
        avahi_set_log_function { _, _ in }
        (self.poll, self.port, self.network) = (poll, port, network)
        makeServer()
        guard server != nil, avahi_threaded_poll_start(poll) == 0 else { return stop() }
    }

    public func publish(_ record: ServiceRecord) {
        locked {
            records[record.instance] = record
            register(record)
        }
    }

    public func withdraw(_ record: ServiceRecord) {
        locked {
            records[record.instance] = nil
            if let group = groups.removeValue(forKey: record.instance) { avahi_s_entry_group_free(group) }
        }
    }

    public func browse(_ service: String) {
        locked {
            guard services.insert(service).inserted else { return }
            browsers[service] = makeBrowser(service)
        }
    }

    public func stopBrowsing(_ service: String) {
        locked {
            services.remove(service)
            if let browser = browsers.removeValue(forKey: service) { avahi_s_service_browser_free(browser) }
            for (place, sighting) in sightings where place.service == service {
                avahi_s_service_resolver_free(sighting.resolver)
                sightings[place] = nil
            }
        }
    }

    public func lookAtAddresses() {
        locked {
            guard server != nil, BonjourAddress.all() != addresses else { return }
            registerAddresses()
        }
    }

    /// Says goodbye for everything.
    public func stop() {
        guard let poll else { return }
        avahi_threaded_poll_stop(poll)
        // With it go its groups, browsers and resolvers.
        if let server { avahi_server_free(server) }
        avahi_threaded_poll_free(poll)
        (self.poll, self.server, addressGroup, network) = (nil, nil, nil, nil)
        (records, groups, services, browsers, sightings) = ([:], [:], [], [:], [:])
    }

    // MARK: The server

    private var unmanaged: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
    fileprivate static func from(_ pointer: UnsafeMutableRawPointer?) -> BonjourDiscovery? {
        pointer.map { Unmanaged<BonjourDiscovery>.fromOpaque($0).takeUnretainedValue() }
    }

    private func makeServer() {
        var configuration = AvahiServerConfig()
        avahi_server_config_init(&configuration)
        defer { avahi_server_config_free(&configuration) }
        // Not the host's own name: that is for its own responder, if there is one, to tell; and two of us may run at once.
        hostName = Self.newHostName()
        configuration.host_name = avahi_strdup(hostName)
        // Addresses are told by us: with Avahi's way come names of addresses, of which there is one for all responders of a host.
        configuration.publish_addresses = 0
        (configuration.publish_hinfo, configuration.publish_workstation, configuration.publish_domain) = (0, 0, 0)
        (configuration.use_ipv4, configuration.use_ipv6, configuration.enable_wide_area) = (1, 1, 0)
        var problem: Int32 = 0
        server = avahi_server_new(avahi_threaded_poll_get(poll), &configuration, { _, _, _ in }, nil, &problem)
        guard server != nil else { return }
        registerAddresses()
        for record in records.values { register(record) }
        for service in services { browsers[service] = makeBrowser(service) }
    }

    /// Nobody else has it: like the names of services it is a random number, which needs no probing.
    private static func newHostName() -> String { "quince-" + String(UInt64.random(in: 0 ... .max), radix: 36) }

    private static let unique = AvahiPublishFlags(AVAHI_PUBLISH_UNIQUE.rawValue | AVAHI_PUBLISH_NO_PROBE.rawValue)

    private func registerAddresses() {
        if let addressGroup { avahi_s_entry_group_free(addressGroup) }
        addresses = BonjourAddress.all()
        addressGroup = avahi_s_entry_group_new(server, { _, _, _, _ in }, nil)
        guard let addressGroup else { return }
        let flags = AvahiPublishFlags(Self.unique.rawValue | AVAHI_PUBLISH_ALLOW_MULTIPLE.rawValue)
        for address in addresses {
            guard let value = address.parsed else { continue }
            let isOld = value.proto == Int32(AVAHI_PROTO_INET)
            add(
                addressGroup, "\(hostName).local", isOld ? AVAHI_DNS_TYPE_A : AVAHI_DNS_TYPE_AAAA, 120, flags, interface: address.interface
            ) { if isOld { $0.data.a.address = value.data.ipv4 } else { $0.data.aaaa.address = value.data.ipv6 } }
        }
        avahi_s_entry_group_commit(addressGroup)
    }

    // MARK: Own services

    /// Tells of a peer, anew where it has been told of before.
    private func register(_ record: ServiceRecord) {
        guard let server else { return }
        if let old = groups.removeValue(forKey: record.instance) { avahi_s_entry_group_free(old) }
        guard let group = avahi_s_entry_group_new(server, { _, _, _, _ in }, nil) else { return }
        let type = "_\(record.service)._tcp.local"
        let name = "\(record.instance).\(type)"
        let (port, target) = (port, "\(hostName).local")
        add(group, type, AVAHI_DNS_TYPE_PTR, Self.lifetime) { $0.data.ptr.name = avahi_strdup(name) }
        add(group, "_services._dns-sd._udp.local", AVAHI_DNS_TYPE_PTR, 4500) { $0.data.ptr.name = avahi_strdup(type) }
        add(group, name, AVAHI_DNS_TYPE_SRV, 120, Self.unique) {
            $0.data.srv.port = port
            $0.data.srv.name = avahi_strdup(target)
        }
        add(group, name, AVAHI_DNS_TYPE_TXT, 4500, Self.unique) { text in
            var list: UnsafeMutablePointer<AvahiStringList>?
            for string in ServiceText.strings(of: record) { list = avahi_string_list_add_arbitrary(list, string, string.count) }
            text.data.txt.string_list = list
        }
        avahi_s_entry_group_commit(group)
        groups[record.instance] = group
    }

    private func add(
        _ group: OpaquePointer, _ name: String, _ type: Int, _ lifetime: UInt32,
        _ flags: AvahiPublishFlags = AvahiPublishFlags(0), interface: Int32 = Int32(AVAHI_IF_UNSPEC), _ fill: (inout AvahiRecord) -> Void
    ) {
        guard let record = avahi_record_new_full(name, UInt16(AVAHI_DNS_CLASS_IN), UInt16(type), lifetime) else { return }
        fill(&record.pointee)
        avahi_server_add(server, group, interface, Int32(AVAHI_PROTO_UNSPEC), flags, record)
        avahi_record_unref(record)
    }

    // MARK: Others' services

    private func makeBrowser(_ service: String) -> OpaquePointer? {
        guard let server else { return nil }
        return avahi_s_service_browser_new(
            server, Int32(AVAHI_IF_UNSPEC), Int32(AVAHI_PROTO_UNSPEC), "_\(service)._tcp", nil, AVAHI_LOOKUP_USE_MULTICAST,
            { _, interface, proto, event, name, type, _, flags, context in
                guard let name, let type, let self = BonjourDiscovery.from(context) else { return }
                let service = String(cString: type).dropFirst().prefix { $0 != "." }
                let place = BonjourSighting.Place(
                    interface: interface, family: proto, instance: String(cString: name), service: String(service))
                if event == AVAHI_BROWSER_NEW {
                    if flags.rawValue & AVAHI_LOOKUP_RESULT_LOCAL.rawValue == 0 { self.sight(place) }
                } else if event == AVAHI_BROWSER_REMOVE {
                    self.lose(place)
                }
            }, unmanaged)
    }

    /// A service has turned up on an interface: its particulars are asked for, for as long as it is there.
    private func sight(_ place: BonjourSighting.Place) {
        guard sightings[place] == nil, sightings.count < BonjourSighting.maximumCount else { return }
        let resolver = avahi_s_service_resolver_new(
            server, place.interface, place.family, place.instance, "_\(place.service)._tcp", "local", place.family,
            AVAHI_LOOKUP_USE_MULTICAST,
            { _, interface, proto, event, name, type, _, _, address, port, text, _, context in
                guard event == AVAHI_RESOLVER_FOUND, let name, let type, let address, let self = BonjourDiscovery.from(context) else {
                    return
                }
                let service = String(cString: type).dropFirst().prefix { $0 != "." }
                let place = BonjourSighting.Place(
                    interface: interface, family: proto, instance: String(cString: name), service: String(service))
                self.resolve(place, address.pointee, port, BonjourSighting.strings(text))
            }, unmanaged)
        guard let resolver else { return }
        sightings[place] = BonjourSighting(resolver: resolver)
    }

    private func resolve(_ place: BonjourSighting.Place, _ address: AvahiAddress, _ port: UInt16, _ strings: [[UInt8]]) {
        guard var sighting = sightings[place] else { return }
        sighting.record = ServiceText.record(instance: place.instance, service: place.service, strings: strings)
        sighting.port = port
        sighting.host = BonjourSighting.text(address, interface: place.interface)
        sightings[place] = sighting
        report(place)
    }

    private func lose(_ place: BonjourSighting.Place) {
        guard let sighting = sightings.removeValue(forKey: place) else { return }
        avahi_s_service_resolver_free(sighting.resolver)
        report(place)
    }

    /// Tells the network what all interfaces together know of a service.
    private func report(_ place: BonjourSighting.Place) {
        let all = sightings.filter { $0.key.instance == place.instance && $0.key.service == place.service && $0.value.isComplete }
            .sorted { $0.key < $1.key }
        guard let record = all.first?.value.record, let port = all.first?.value.port else {
            network?.lostElsewhere(instance: place.instance)
            return
        }
        let hosts = all.filter { $0.value.port == port }.compactMap(\.value.host)
        network?.foundElsewhere(record, hosts: hosts, port: port)
    }
}
