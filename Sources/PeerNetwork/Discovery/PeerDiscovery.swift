/// Finds the services of other hosts and tells them of this one's. Called on the transport's event loop.
public protocol PeerDiscovery: AnyObject, Sendable {
    /// Others reach this host at a port now. What it finds it tells the network by `foundElsewhere` and `lostElsewhere`.
    func start(port: UInt16, network: PeerNetwork)
    func publish(_ record: ServiceRecord)
    func withdraw(_ record: ServiceRecord)
    func browse(_ service: String)
    func stopBrowsing(_ service: String)
    /// The host's addresses may be others than before.
    func lookAtAddresses()
    func stop()
}

extension PeerDiscovery {
    public func lookAtAddresses() {}
}
