import SwiftSyntax

/// Compares availability with the iOS version that Quince simulates.
enum Availability {
    /// The newest iOS whose interfaces and behaviour Quince has.
    static let simulated = 17

    /// Whether a condition or attribute (`iOS 18, *`) names an iOS newer than the simulated one.
    static func isInFuture(_ arguments: AvailabilityArgumentListSyntax) -> Bool {
        arguments.contains { element in
            guard case .availabilityVersionRestriction(let restriction) = element.argument, restriction.platform.text == "iOS",
                let version = restriction.version
            else { return false }
            return (Int(version.major.text) ?? 0) > simulated
        }
    }

    /// Whether conditions never hold because one of them asks for a newer iOS.
    static func isFalse(_ conditions: ConditionElementListSyntax) -> Bool {
        conditions.contains { element in
            guard case .availability(let condition) = element.condition, condition.availabilityKeyword.tokenKind == .poundAvailable else {
                return false
            }
            return isInFuture(condition.availabilityArguments)
        }
    }
}
