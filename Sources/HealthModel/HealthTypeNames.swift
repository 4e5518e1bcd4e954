import Foundation

/// The short names of types, as `quince sim health` takes and shows them: `stepCount`, `sleepAnalysis`.
public enum HealthTypeNames {
    private static let prefixes = [
        HealthQuantityType.prefix, HealthQuantityType.categoryPrefix, "HKCorrelationTypeIdentifier", "HKDataTypeIdentifier",
    ]

    /// The identifiers of quantities and categories, by their short names in lower case.
    private static let identifiers: [String: String] = {
        let quantities = HealthQuantityType.all.keys.map { ($0.lowercased(), HealthQuantityType.prefix + $0) }
        let categories = HealthQuantityType.categories.map { ($0.lowercased(), HealthQuantityType.categoryPrefix + $0) }
        return Dictionary(quantities + categories) { first, _ in first }
    }()

    /// The identifier of a type of quantities or categories; nil where there is none.
    ///
    /// - Parameter name: A short name in any case, or the identifier itself.
    public static func identifier(_ name: String) -> String? {
        let prefix = prefixes.first { name.hasPrefix($0) } ?? ""
        return identifiers[name.dropFirst(prefix.count).lowercased()]
    }

    /// The short name of an identifier, as Swift has it.
    public static func name(of identifier: String) -> String {
        switch identifier {
        case "HKWorkoutTypeIdentifier": return "workout"
        case "HKWorkoutRouteTypeIdentifier": return "workoutRoute"
        default: break
        }
        let short = prefixes.first { identifier.hasPrefix($0) }.map { String(identifier.dropFirst($0.count)) } ?? identifier
        let capitals = short.prefix { $0.isUppercase || $0.isNumber }
        // VO2Max is vo2Max, UVExposure uvExposure, StepCount stepCount.
        let lowered = capitals.count > 1 && capitals.count < short.count ? capitals.dropLast() : capitals
        return lowered.lowercased() + short.dropFirst(lowered.count)
    }

    /// The short names of all types of quantities and categories.
    public static var all: [String] { identifiers.values.map(name).sorted() }
}

extension HealthQuantityType {
    /// The unit in which people say values: heart beats by the minute.
    public var commonUnit: String { unit == "count/s" ? "count/min" : unit }
}
