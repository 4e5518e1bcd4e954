import QuinceFoundation

extension Tips {
    /// A value that rules depend on: tips are evaluated again when it changes. Made with `@Parameter`.
    ///
    /// Until `Tips.configure(_:)` is called it has its default value and is not changed.
    ///
    /// Source: Apple's documentation of `Tips.Parameter`.
    public struct Parameter<Value: Codable & Sendable>: RuleInput {
        /// The names of the enclosing type and of the property.
        public let id: String
        private let defaultValue: Value
        private let isTransient: Bool

        /// Creates a parameter.
        ///
        /// - Parameters:
        ///   - enclosingType: The type that the property belongs to.
        ///   - name: The property's name.
        ///   - defaultValue: The value until another is set.
        public init(_ enclosingType: Any.Type, _ name: String, _ defaultValue: Value, _ options: ParameterOption...) {
            id = String(reflecting: enclosingType) + name
            self.defaultValue = defaultValue
            isTransient = options.contains(.transient)
        }

        /// The value at present.
        public var wrappedValue: Value {
            get { TipCenter.shared.value(of: id, isTransient: isTransient) ?? defaultValue }
            nonmutating set { TipCenter.shared.setValue(newValue, of: id, isTransient: isTransient) }
        }

        public var _ruleValue: Value { wrappedValue }
    }

    /// A customization of a parameter. Source: Apple's documentation of `Tips.ParameterOption`.
    public struct ParameterOption: Sendable {
        private let name: String

        /// The parameter has its default value at each launch.
        public static var transient: ParameterOption { ParameterOption(name: "transient") }

        static func == (left: Self, right: Self) -> Bool { left.name == right.name }
    }
}

extension [Tips.ParameterOption] {
    fileprivate func contains(_ option: Tips.ParameterOption) -> Bool { contains { $0 == option } }
}
