import Foundation

/// A length of time in calendar units, such as a subscription's billing period.
public struct StorePeriod: Codable, Hashable, Sendable {
    public enum Unit: String, Codable, Sendable { case day, week, month, year }

    public var unit: Unit
    /// At least 1.
    public var value: Int

    public init(_ value: Int, _ unit: Unit) { (self.value, self.unit) = (min(max(value, 1), Self.maximumValue), unit) }

    /// Reads an ISO 8601 duration of one unit: `P1W`, `P3M`; nil for anything else. Seven days are a week.
    public init?(_ text: String) {
        guard text.hasPrefix("P"), let letter = text.last, let value = Int(text.dropFirst().dropLast()), (1...1000).contains(value) else {
            return nil
        }
        switch letter {
        case "D": self = value % 7 == 0 ? StorePeriod(value / 7, .week) : StorePeriod(value, .day)
        case "W": self.init(value, .week)
        case "M": self.init(value, .month)
        case "Y": self.init(value, .year)
        default: return nil
        }
    }

    /// The period `count` times over.
    public func multiplied(by count: Int) -> StorePeriod {
        let (product, isTooLong) = value.multipliedReportingOverflow(by: max(count, 1))
        return StorePeriod(isTooLong ? Self.maximumValue : product, unit)
    }

    /// The longest period, in units; longer ones are clamped.
    static let maximumValue = 1_000_000

    private enum CodingKeys: CodingKey { case unit, value }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(try values.decode(Int.self, forKey: .value), try values.decode(Unit.self, forKey: .unit))
    }

    /// The period in months of 30 days.
    var months: Double {
        switch unit {
        case .day: Double(value) / 30
        case .week: Double(value) * 7 / 30
        case .month: Double(value)
        case .year: Double(value) * 12
        }
    }
}
