import DeviceProtocol
import QuinceFoundation

/// The photo library at a moment.
struct PhotoSnapshot: Equatable {
    var records: [PhotoRecord] = []
    var metadata = PhotoMetadata()

    /// The local identifier of a photo.
    func identifier(of record: PhotoRecord) -> String {
        let own = Self.ownIdentifier(of: record)
        return metadata.identifiers[own] ?? own
    }

    func record(of identifier: String) -> PhotoRecord? { records.first { self.identifier(of: $0) == identifier } }

    /// All assets, the oldest first, in the order in which they were added.
    var assets: [PHAsset] { records.map { PHAsset($0, identifier: identifier(of: $0), metadata) } }

    /// The identifier that follows from a photo's file: names are used again, with other dates.
    static func ownIdentifier(of record: PhotoRecord) -> String {
        let text = "\(record.name) \(Int64((record.date.timeIntervalSince1970 * 1000).rounded()))"
        return identifier(bits: hash(text, 0xcbf2_9ce4_8422_2325), hash(text, 0x8422_2325_cbf2_9ce4))
    }

    static func newIdentifier() -> String { UUID().uuidString + suffix }

    private static let suffix = "/L0/001"

    private static func identifier(bits high: UInt64, _ low: UInt64) -> String {
        let bytes = [high, low].flatMap { number in (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - $0 * 8)) } }
        let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
        let groups = [digits[0..<4], digits[4..<6], digits[6..<8], digits[8..<10], digits[10..<16]].map { $0.joined() }
        return groups.joined(separator: "-") + suffix
    }

    /// FNV-1a of a text.
    private static func hash(_ text: String, _ seed: UInt64) -> UInt64 {
        text.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
