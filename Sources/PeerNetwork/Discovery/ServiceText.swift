import PeerProtocol

/// The TXT record of a peer's multicast DNS service (RFC 6763, section 6): its metadata beyond name and address.
///
/// Ours come first: `_v` (the version of the wire format), `_i` (the peer's number, in base 36), `_n` (its name) and `_k` (the digest of its host's key, in
/// base 16). The app's discovery info follows.
enum ServiceText {
    private static let keys = ["_v", "_i", "_n", "_k"]

    static func strings(of record: ServiceRecord) -> [[UInt8]] {
        let own = [String(WireMessage.version), String(record.peer.id, radix: 36), record.peer.name, text(record.key)]
        let pairs = record.info.sorted { $0.key < $1.key }
        return (Array(zip(keys, own)) + pairs.map { ($0.key, $0.value) }).map { Array("\($0)=\($1)".utf8) }
    }

    /// The peer that some strings tell of; nil where they are not ours, or say what no peer of ours would.
    static func record(instance: String, service: String, strings: [[UInt8]]) -> ServiceRecord? {
        guard strings.count <= keys.count + PeerLimits.discoveryPairs, instance.utf8.count <= 63, PeerLimits.isServiceType(service) else {
            return nil
        }
        var pairs: [(key: String, value: String)] = []
        for string in strings {
            guard let split = string.firstIndex(of: UInt8(ascii: "=")), let key = String(validating: string[..<split], as: UTF8.self),
                let value = String(validating: string[(split + 1)...], as: UTF8.self)
            else { return nil }
            pairs.append((key, value))
        }
        guard pairs.count >= keys.count, pairs.prefix(keys.count).map(\.key) == keys, pairs[0].value == String(WireMessage.version),
            let number = UInt64(pairs[1].value, radix: 36), (1...PeerLimits.name).contains(pairs[2].value.utf8.count),
            let key = key(pairs[3].value)
        else { return nil }
        var info: [String: String] = [:]
        for (key, value) in pairs.dropFirst(keys.count) {
            guard info.updateValue(value, forKey: key) == nil else { return nil }
        }
        guard PeerLimits.isDiscoveryInfo(info) else { return nil }
        return ServiceRecord(
            instance: instance, service: service, peer: PeerIdentity(id: number, name: pairs[2].value), info: info, key: key)
    }

    private static func text(_ key: [UInt8]) -> String { key.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined() }

    private static func key(_ text: String) -> [UInt8]? {
        let digits = text.compactMap(\.hexDigitValue)
        guard digits.count == text.utf8.count, digits.isEmpty || digits.count == 2 * PeerLimits.key else { return nil }
        return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
    }
}
