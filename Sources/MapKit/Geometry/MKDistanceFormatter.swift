/// Texts of distances, in the units of a locale.
///
/// Source: Apple's documentation of `MKDistanceFormatter`.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
    public enum Units: UInt, Sendable {
        case `default`, metric, imperial, imperialWithYards
    }

    public enum DistanceUnitStyle: UInt, Sendable {
        case `default`, abbreviated, full
    }

    open var locale: Locale! = .current
    open var units = Units.default
    open var unitStyle = DistanceUnitStyle.default

    private static let (mile, yard, foot) = (1_609.344, 0.9144, 0.3048)

    private var actualUnits: Units {
        guard units == .default else { return units }
        switch (locale ?? .current).measurementSystem {
        case .us: return .imperial
        case .uk: return .imperialWithYards
        default: return .metric
        }
    }

    /// The text of a distance in metres, rounded as a sign on the road would be.
    open func string(fromDistance distance: CLLocationDistance) -> String {
        guard distance.isFinite else { return "" }
        switch actualUnits {
        case .metric, .default:
            return distance < 975
                ? text(rounded(distance), "m", "meter", "meters") : text(rounded(distance / 1_000), "km", "kilometer", "kilometers")
        case .imperial:
            return distance < 0.19 * Self.mile
                ? text(rounded(distance / Self.foot), "ft", "foot", "feet") : text(rounded(distance / Self.mile), "mi", "mile", "miles")
        case .imperialWithYards:
            return distance < 0.25 * Self.mile
                ? text(rounded(distance / Self.yard), "yd", "yard", "yards") : text(rounded(distance / Self.mile), "mi", "mile", "miles")
        }
    }

    /// Metres that a text names, in any of the units; -1 where it names none.
    open func distance(from distance: String) -> CLLocationDistance {
        let scanner = Scanner(string: distance)
        scanner.locale = locale
        guard let value = scanner.scanDouble() else { return -1 }
        let unit = scanner.scanCharacters(from: .letters)?.lowercased() ?? ""
        let factors = [
            "": 1, "m": 1, "meter": 1, "meters": 1, "km": 1_000, "kilometer": 1_000, "kilometers": 1_000, "ft": Self.foot,
            "foot": Self.foot,
            "feet": Self.foot, "yd": Self.yard, "yard": Self.yard, "yards": Self.yard, "mi": Self.mile, "mile": Self.mile,
            "miles": Self.mile,
        ]
        return factors[unit].map { $0 * value } ?? -1
    }

    open override func string(for obj: Any?) -> String? { (obj as? NSNumber).map { string(fromDistance: $0.doubleValue) } }

    private func rounded(_ value: Double) -> Double {
        switch abs(value) {
        case ..<10: (value * 10).rounded() / 10
        case ..<100: value.rounded()
        case ..<1_000: (value / 25).rounded() * 25
        default: value.rounded()
        }
    }

    private func text(_ value: Double, _ short: String, _ one: String, _ many: String) -> String {
        let formatter = NumberFormatter()
        formatter.locale = locale
        formatter.numberStyle = .decimal
        formatter.maximumFractionDigits = value < 10 ? 1 : 0
        let number = formatter.string(from: NSNumber(value: value)) ?? ""
        return unitStyle == .full ? "\(number) \(value == 1 ? one : many)" : "\(number) \(short)"
    }
}
