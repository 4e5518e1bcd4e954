import SwiftSyntax

/// Compares availability with the iOS that an app is built for.
enum Availability {
    /// Whether a condition or attribute (`iOS 18, *`) names an iOS newer than a simulated one.
    static func isInFuture(_ arguments: AvailabilityArgumentListSyntax, on system: SimulatedSystem) -> Bool {
        arguments.contains { element in
            guard case .availabilityVersionRestriction(let restriction) = element.argument, restriction.platform.text == "iOS",
                let version = restriction.version
            else { return false }
            return (Int(version.major.text) ?? 0) > system.rawValue
        }
    }

    /// Whether conditions never hold because one of them asks for a newer iOS.
    static func isFalse(_ conditions: ConditionElementListSyntax, on system: SimulatedSystem) -> Bool {
        conditions.contains { element in
            guard case .availability(let condition) = element.condition, condition.availabilityKeyword.tokenKind == .poundAvailable else {
                return false
            }
            return isInFuture(condition.availabilityArguments, on: system)
        }
    }

    /// Whether conditions always hold because they ask for nothing but an older iOS: `#unavailable(iOS 26)` on iOS 18.
    static func isTrue(_ conditions: ConditionElementListSyntax, on system: SimulatedSystem) -> Bool {
        conditions.allSatisfy { element in
            guard case .availability(let condition) = element.condition, condition.availabilityKeyword.tokenKind == .poundUnavailable else {
                return false
            }
            return isInFuture(condition.availabilityArguments, on: system)
        }
    }
}
