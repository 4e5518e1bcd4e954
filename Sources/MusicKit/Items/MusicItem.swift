import QuinceFoundation

/// Source: Apple's documentation of `MusicItemID`.
public struct MusicItemID: RawRepresentable, ExpressibleByStringLiteral, Codable, Hashable, Sendable, CustomStringConvertible {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
    public var description: String { rawValue }

    public init(from decoder: any Decoder) throws { rawValue = try decoder.singleValueContainer().decode(String.self) }
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}

/// Something of a catalog or library. Source: Apple's documentation of `MusicItem`.
public protocol MusicItem: Identifiable, Equatable, Hashable where ID == MusicItemID {
    var id: MusicItemID { get }
}

/// Items in an order. Source: Apple's documentation of `MusicItemCollection`.
public struct MusicItemCollection<MusicItemType: MusicItem>: RandomAccessCollection, ExpressibleByArrayLiteral, Hashable {
    private var items: [MusicItemType]
    public var title: String?

    public init() { items = [] }
    public init(_ items: some Sequence<MusicItemType>) { self.items = Array(items) }
    public init(arrayLiteral elements: MusicItemType...) { items = elements }

    public var startIndex: Int { items.startIndex }
    public var endIndex: Int { items.endIndex }
    public subscript(position: Int) -> MusicItemType { items[position] }
    /// Whether there are more items: no.
    public var hasNextBatch: Bool { false }
    /// The items behind these: nil, there are none.
    public func nextBatch(limit: Int? = nil) async throws -> MusicItemCollection<MusicItemType>? { nil }
    public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.items + rhs.items) }
    public static func += (lhs: inout Self, rhs: Self) { lhs.items += rhs.items }
}

extension MusicItemCollection: Sendable where MusicItemType: Sendable {}
extension MusicItemCollection: Decodable where MusicItemType: Decodable {
    public init(from decoder: any Decoder) throws { items = try decoder.singleValueContainer().decode([MusicItemType].self) }
}
extension MusicItemCollection: Encodable where MusicItemType: Encodable {
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(items)
    }
}
