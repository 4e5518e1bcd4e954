import QuinceFoundation

/// The name of a comparison that a property offers.
public struct EntityQueryComparatorName: Sendable, Hashable { let name: String }

/// A comparison of a property with one value.
public protocol _EntityQueryComparator<Value, ComparatorMappingType> {
    associatedtype Value
    associatedtype ComparatorMappingType
    var _name: EntityQueryComparatorName { get }
}

/// Makes lists of comparisons out of closures.
@resultBuilder public enum EntityQueryComparatorsBuilder<Value, ComparatorMappingType> {
    public static func buildExpression(_ comparator: some _EntityQueryComparator<Value, ComparatorMappingType>)
        -> [EntityQueryComparatorName]
    {
        [comparator._name]
    }
    public static func buildBlock(_ parts: [EntityQueryComparatorName]...) -> [EntityQueryComparatorName] { parts.flatMap { $0 } }
}

/// Finds entities with a property equal to the value.
///
/// Source: Apple's documentation of `EqualToComparator`.
public struct EqualToComparator<Value, ComparatorMappingType>: _EntityQueryComparator {
    let mapping: (Value) -> ComparatorMappingType
    public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) { mapping = mappingTransform }
    public var _name: EntityQueryComparatorName { EntityQueryComparatorName(name: "EqualToComparator") }
}

/// Finds entities with a property not equal to the value.
///
/// Source: Apple's documentation of `NotEqualToComparator`.
public struct NotEqualToComparator<Value, ComparatorMappingType>: _EntityQueryComparator {
    let mapping: (Value) -> ComparatorMappingType
    public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) { mapping = mappingTransform }
    public var _name: EntityQueryComparatorName { EntityQueryComparatorName(name: "NotEqualToComparator") }
}

/// Finds entities with a property less than the value.
///
/// Source: Apple's documentation of `LessThanComparator`.
public struct LessThanComparator<Value, ComparatorMappingType>: _EntityQueryComparator {
    let mapping: (Value) -> ComparatorMappingType
    public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) { mapping = mappingTransform }
    public var _name: EntityQueryComparatorName { EntityQueryComparatorName(name: "LessThanComparator") }
}

/// Finds entities with a property less than the value or equal to it.
///
/// Source: Apple's documentation of `LessThanOrEqualToComparator`.
public struct LessThanOrEqualToComparator<Value, ComparatorMappingType>: _EntityQueryComparator {
    let mapping: (Value) -> ComparatorMappingType
    public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) { mapping = mappingTransform }
    public var _name: EntityQueryComparatorName { EntityQueryComparatorName(name: "LessThanOrEqualToComparator") }
}

/// Finds entities with a property greater than the value.
///
/// Source: Apple's documentation of `GreaterThanComparator`.
public struct GreaterThanComparator<Value, ComparatorMappingType>: _EntityQueryComparator {
    let mapping: (Value) -> ComparatorMappingType
    public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) { mapping = mappingTransform }
    public var _name: EntityQueryComparatorName { EntityQueryComparatorName(name: "GreaterThanComparator") }
}

/// Finds entities with a property greater than the value or equal to it.
///
/// Source: Apple's documentation of `GreaterThanOrEqualToComparator`.
public struct GreaterThanOrEqualToComparator<Value, ComparatorMappingType>: _EntityQueryComparator {
    let mapping: (Value) -> ComparatorMappingType
    public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) { mapping = mappingTransform }
    public var _name: EntityQueryComparatorName { EntityQueryComparatorName(name: "GreaterThanOrEqualToComparator") }
}

/// Finds entities with a property holding the value.
///
/// Source: Apple's documentation of `ContainsComparator`.
public struct ContainsComparator<Value, ComparatorMappingType>: _EntityQueryComparator {
    let mapping: (Value) -> ComparatorMappingType
    public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) { mapping = mappingTransform }
    public var _name: EntityQueryComparatorName { EntityQueryComparatorName(name: "ContainsComparator") }
}

/// Finds entities with a property beginning with the value.
///
/// Source: Apple's documentation of `HasPrefixComparator`.
public struct HasPrefixComparator<Value, ComparatorMappingType>: _EntityQueryComparator {
    let mapping: (Value) -> ComparatorMappingType
    public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) { mapping = mappingTransform }
    public var _name: EntityQueryComparatorName { EntityQueryComparatorName(name: "HasPrefixComparator") }
}

/// Finds entities with a property ending with the value.
///
/// Source: Apple's documentation of `HasSuffixComparator`.
public struct HasSuffixComparator<Value, ComparatorMappingType>: _EntityQueryComparator {
    let mapping: (Value) -> ComparatorMappingType
    public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) { mapping = mappingTransform }
    public var _name: EntityQueryComparatorName { EntityQueryComparatorName(name: "HasSuffixComparator") }
}

/// Finds entities with a property between two values.
///
/// Source: Apple's documentation of `IsBetweenComparator`.
public struct IsBetweenComparator<Value, ComparatorMappingType>: _EntityQueryComparator {
    let mapping: (Value, Value) -> ComparatorMappingType
    public init(mappingTransform: @escaping (Value, Value) -> ComparatorMappingType) { mapping = mappingTransform }
    public var _name: EntityQueryComparatorName { EntityQueryComparatorName(name: "IsBetweenComparator") }
}
