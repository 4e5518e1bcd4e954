import QuinceFoundation

/// The persistent records of an app's tips.
struct TipRecords: Codable {
    /// The form of the datastore's file. A file of a later form is not read.
    static let currentVersion = 1

    struct Donation: Codable {
        let date: Date
        /// The donation's value, as JSON.
        let info: Data
    }

    /// The record of one tip.
    struct Tip: Codable {
        var displayCount = 0
        /// Seconds of displays that have ended.
        var displayDuration: TimeInterval = 0
        /// The name of the reason for which it was invalidated.
        var invalidation: String?
    }

    var version = TipRecords.currentVersion
    /// The time at which a tip was last displayed.
    var lastDisplay: Date?
    /// By the tips' identifiers.
    var tips: [String: Tip] = [:]
    /// Parameters' values as JSON.
    var parameters: [String: Data] = [:]
    /// By the events' identifiers; the oldest first.
    var events: [String: [Donation]] = [:]

    /// Adds a donation and drops those beyond the event's limit.
    mutating func donate(_ donation: Donation, to event: String, _ limit: Tips.DonationLimit) {
        events[event, default: []].append(donation)
        events[event] = donations(to: event, limit, at: donation.date)
    }

    /// The donations to an event that its limit leaves, the oldest first.
    func donations(to event: String, _ limit: Tips.DonationLimit, at now: Date) -> [Donation] {
        let all = events[event] ?? []
        let recent = limit.maximumAge.map { age in all.filter { $0.date >= now.addingTimeInterval(-age.duration) } } ?? all
        return recent.suffix(max(limit.maximumCount, 0))
    }
}

/// The form in which values of apps are kept: JSON, also of values that are no objects.
enum TipCoding {
    static func encode(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try encoder.encode(value)
    }

    static func decode<Value: Decodable>(_ type: Value.Type, _ data: Data) throws -> Value {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try decoder.decode(type, from: data)
    }
}
