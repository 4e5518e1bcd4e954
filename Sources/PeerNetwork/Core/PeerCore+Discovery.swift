import PeerProtocol

/// A peer that another host offers.
struct RemoteService {
    var record: ServiceRecord
    var hosts: [String]
    var port: UInt16
}

extension PeerCore {
    func advertise(_ id: EndpointID, _ number: UInt32, _ peer: PeerIdentity, _ service: String, _ info: [String: String]) {
        guard let endpoint = endpoints[id] else { return }
        guard endpoint.advertisers.count < PeerLimits.objects else { return notify(id, .notAdvertising(number, .tooMany)) }
        guard endpoint.advertisers[number] == nil else { return }
        let instance = String(peer.id, radix: 36) + "-" + String(random() >> 32, radix: 36)
        let advertiser = Advertiser(peer: peer, service: service, info: info, instance: instance)
        endpoints[id]?.advertisers[number] = advertiser
        put(.publish(advertiser.record))
        refreshBrowsers(of: service)
    }

    func withdraw(_ advertiser: Advertiser) {
        put(.withdraw(advertiser.record))
        refreshBrowsers(of: advertiser.service)
    }

    func browse(_ id: EndpointID, _ number: UInt32, _ peer: PeerIdentity, _ service: String) {
        guard let endpoint = endpoints[id] else { return }
        guard endpoint.browsers.count < PeerLimits.objects else { return notify(id, .notBrowsing(number, .tooMany)) }
        guard endpoint.browsers[number] == nil else { return }
        if !isBrowsed(service) { put(.browse(service)) }
        endpoints[id]?.browsers[number] = Browser(peer: peer, service: service)
        refresh(id, number)
    }

    private func isBrowsed(_ service: String) -> Bool {
        endpoints.values.contains { $0.browsers.values.contains { $0.service == service } }
    }

    /// A browser has gone.
    func browsersChanged(of service: String) {
        guard !isBrowsed(service) else { return }
        put(.stopBrowsing(service))
        remoteServices = remoteServices.filter { $0.value.record.service != service }
    }

    /// The user does not allow an app to find others any more, or to be found: what it has begun ends, and it is told.
    func refuse(_ id: EndpointID) {
        work {
            guard let endpoint = endpoints[id] else { return }
            endpoints[id]?.advertisers = [:]
            endpoints[id]?.browsers = [:]
            for (number, advertiser) in endpoint.advertisers.sorted(by: { $0.key < $1.key }) {
                withdraw(advertiser)
                notify(id, .notAdvertising(number, .notAllowed))
            }
            for number in endpoint.browsers.keys.sorted() { notify(id, .notBrowsing(number, .notAllowed)) }
            for service in Set(endpoint.browsers.values.map(\.service)).sorted() { browsersChanged(of: service) }
        }
    }

    // MARK: Other hosts

    /// Another host offers a peer, or says something new of it.
    public func found(_ record: ServiceRecord, hosts: [String], port: UInt16) {
        work {
            let isOwn = endpoints.values.contains { $0.advertisers.values.contains { $0.instance == record.instance } }
            let hasRoom = remoteServices[record.instance] != nil || remoteServices.count < PeerLimits.remoteServices
            guard !isOwn, isBrowsed(record.service), hasRoom else { return }
            let hosts = Array(hosts.prefix(PeerLimits.remoteAddresses))
            remoteServices[record.instance] = RemoteService(record: record, hosts: hosts, port: port)
            refreshBrowsers(of: record.service)
        }
    }

    public func lost(instance: String) {
        work { if let gone = remoteServices.removeValue(forKey: instance) { refreshBrowsers(of: gone.record.service) } }
    }

    // MARK: What browsers see

    private func refreshBrowsers(of service: String) {
        for id in endpoints.keys.sorted() {
            for number in endpoints[id]?.browsers.keys.sorted() ?? [] where endpoints[id]?.browsers[number]?.service == service {
                refresh(id, number)
            }
        }
    }

    /// Tells a browser what has come and gone.
    private func refresh(_ id: EndpointID, _ number: UInt32) {
        guard let browser = endpoints[id]?.browsers[number] else { return }
        let visible = services(seenBy: browser)
        for (peer, record) in browser.seen.sorted(by: { $0.key < $1.key }) where visible[peer].map({ $0.info != record.info }) ?? true {
            notify(id, .lost(browser: number, record.peer))
        }
        for (peer, record) in visible.sorted(by: { $0.key < $1.key }) where browser.seen[peer].map({ $0.info != record.info }) ?? true {
            notify(id, .found(browser: number, record.peer, info: record.info))
        }
        endpoints[id]?.browsers[number]?.seen = visible
    }

    /// Everybody but the browser's own peer; those of this host win.
    private func services(seenBy browser: Browser) -> [UInt64: ServiceRecord] {
        var visible: [UInt64: ServiceRecord] = [:]
        for (_, remote) in remoteServices.sorted(by: { $0.key < $1.key }) where remote.record.service == browser.service {
            visible[remote.record.peer.id] = remote.record
        }
        for endpoint in endpoints.keys.sorted() {
            for (_, advertiser) in endpoints[endpoint]?.advertisers.sorted(by: { $0.key < $1.key }) ?? []
            where advertiser.service == browser.service {
                visible[advertiser.peer.id] = advertiser.record
            }
        }
        visible[browser.peer.id] = nil
        return visible
    }

    /// Returns the route to a peer that a browser has found; nil if it is gone.
    func route(to peer: UInt64, service: String) -> Route? {
        if advertiser(of: peer, service: service) != nil { return .local }
        let remote = remoteServices.sorted { $0.key < $1.key }.first {
            $0.value.record.peer.id == peer && $0.value.record.service == service
        }
        return remote.map { .network(hosts: $0.value.hosts, port: $0.value.port, key: $0.value.record.key) }
    }

    /// The key of the host that a peer is known to be on; empty = not known, as while a host that has been started anew is still known twice.
    func key(of peer: UInt64) -> [UInt8] {
        let keys = Set(remoteServices.values.filter { $0.record.peer.id == peer }.map(\.record.key))
        return keys.count == 1 ? keys.first ?? [] : []
    }

    /// The app of this host that advertises a peer, and the number of its advertiser.
    func advertiser(of peer: UInt64, service: String) -> (EndpointID, UInt32)? {
        for id in endpoints.keys.sorted() {
            let found = endpoints[id]?.advertisers.filter { $0.value.peer.id == peer && $0.value.service == service }.keys.min()
            if let found { return (id, found) }
        }
        return nil
    }
}
