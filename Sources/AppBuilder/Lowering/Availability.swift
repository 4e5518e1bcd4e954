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

    /// Whether no code on a simulated iOS can use a declaration: its attributes say that it is unavailable on iOS, or there on newer ones only.
    ///
    /// Cases of enumerations and initializers that a superclass requires are kept: other declarations depend on them.
    ///
    /// - Parameter isInExtension: Whether the declaration is a member of an extension: overrides there that nobody can call are left out, because Swift
    ///   on Linux has no overrides in extensions.
    static func excludes(_ declaration: some SyntaxProtocol, on system: SimulatedSystem, isInExtension: Bool = false) -> Bool {
        if isInExtension, isUnavailableOverride(declaration) { return true }
        guard let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes, !attributes.isEmpty,
            !declaration.is(EnumCaseDeclSyntax.self), !declaration.is(AssociatedTypeDeclSyntax.self), !isRequired(declaration)
        else { return false }
        return attributes.contains { element in
            guard case .attribute(let attribute) = element, attribute.attributeName.trimmedDescription == "available",
                case .availability(let arguments)? = attribute.arguments
            else { return false }
            return isUnavailable(arguments) || isInFuture(arguments, on: system) || isIntroducedLater(arguments, on: system)
        }
    }

    /// `@available(*, unavailable) override func …`
    private static func isUnavailableOverride(_ declaration: some SyntaxProtocol) -> Bool {
        let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
        guard modifiers?.contains(where: { $0.name.tokenKind == .keyword(.override) }) == true,
            let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes
        else { return false }
        return attributes.contains { element in
            guard case .attribute(let attribute) = element, attribute.attributeName.trimmedDescription == "available",
                case .availability(let arguments)? = attribute.arguments
            else { return false }
            let isOfAll = arguments.first?.argument.as(TokenSyntax.self)?.text == "*"
            return (isOfAll || isOfSystem(arguments)) && isMarkedUnavailable(arguments)
        }
    }

    private static func isRequired(_ declaration: some SyntaxProtocol) -> Bool {
        let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
        return modifiers?.contains { $0.name.tokenKind == .keyword(.required) || $0.name.tokenKind == .keyword(.override) } ?? false
    }

    /// `iOS, unavailable`
    private static func isUnavailable(_ arguments: AvailabilityArgumentListSyntax) -> Bool {
        isOfSystem(arguments) && isMarkedUnavailable(arguments)
    }

    private static func isMarkedUnavailable(_ arguments: AvailabilityArgumentListSyntax) -> Bool {
        arguments.contains { $0.argument.as(TokenSyntax.self)?.tokenKind == .keyword(.unavailable) }
    }

    /// `iOS, introduced: 26`
    private static func isIntroducedLater(_ arguments: AvailabilityArgumentListSyntax, on system: SimulatedSystem) -> Bool {
        guard isOfSystem(arguments) else { return false }
        return arguments.contains { element in
            guard case .availabilityLabeledArgument(let labeled) = element.argument, labeled.label.tokenKind == .keyword(.introduced),
                case .version(let version) = labeled.value
            else { return false }
            return (Int(version.major.text) ?? 0) > system.rawValue
        }
    }

    private static func isOfSystem(_ arguments: AvailabilityArgumentListSyntax) -> Bool {
        arguments.first?.argument.as(TokenSyntax.self)?.text == "iOS"
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
