import Foundation

// Initializers of Foundation's values on a metatype that only the run time knows, as `DynamicInstance` has those of views: an extension's
// `self.init(value: 1)` makes an `NSDecimalNumber` of that class.

/// Makes numbers of the class that a metatype holds at run time.
@_spi(Quince) public protocol DynamicNumberInstance<Object>: DynamicInstance {
    init(value: Int8)
    init(value: UInt8)
    init(value: Int16)
    init(value: UInt16)
    init(value: Int32)
    init(value: UInt32)
    init(value: Int)
    init(value: UInt)
    init(value: Int64)
    init(value: UInt64)
    init(value: Float)
    init(value: Double)
    init(value: Bool)
}

/// Makes identifiers of the class that a metatype holds at run time.
@_spi(Quince) public protocol DynamicIdentifierInstance<Object>: DynamicInstance {
    init?(uuidString: String)
    init(uuidBytes: UnsafePointer<UInt8>?)
}

extension Instance: DynamicNumberInstance where Object: NSNumber {
    init(value: Int8) { self.init(NSNumber(value: value)) }
    init(value: UInt8) { self.init(NSNumber(value: value)) }
    init(value: Int16) { self.init(NSNumber(value: value)) }
    init(value: UInt16) { self.init(NSNumber(value: value)) }
    init(value: Int32) { self.init(NSNumber(value: value)) }
    init(value: UInt32) { self.init(NSNumber(value: value)) }
    init(value: Int) { self.init(NSNumber(value: value)) }
    init(value: UInt) { self.init(NSNumber(value: value)) }
    init(value: Int64) { self.init(NSNumber(value: value)) }
    init(value: UInt64) { self.init(NSNumber(value: value)) }
    init(value: Float) { self.init(NSNumber(value: value)) }
    init(value: Double) { self.init(NSNumber(value: value)) }
    init(value: Bool) { self.init(NSNumber(value: value)) }

    private init(_ number: NSNumber) {
        let isDecimal = Dynamic.self == NSDecimalNumber.self
        object = Self.known(isDecimal ? NSDecimalNumber(decimal: number.decimalValue) : number, "init(value:)")
    }
}

extension Instance: DynamicIdentifierInstance where Object: NSUUID {
    init?(uuidString: String) {
        guard let identifier = NSUUID(uuidString: uuidString) else { return nil }
        object = Self.known(identifier, "init(uuidString:)")
    }

    init(uuidBytes: UnsafePointer<UInt8>?) {
        guard let uuidBytes else {
            object = Self.known(NSUUID(), "init(uuidBytes:)")
            return
        }
        object = Self.known(NSUUID(uuidBytes: uuidBytes), "init(uuidBytes:)")
    }
}

@_spi(Quince) public func __quinceDynamic<Object: NSNumber>(_ type: Object.Type) -> any DynamicNumberInstance<Object>.Type {
    func open<Dynamic: AnyObject>(_: Dynamic.Type) -> any DynamicNumberInstance<Object>.Type { Instance<Object, Dynamic>.self }
    return _openExistential(unforeseen(type), do: open)
}
@_spi(Quince) public func __quinceDynamic<Object: NSUUID>(_ type: Object.Type) -> any DynamicIdentifierInstance<Object>.Type {
    func open<Dynamic: AnyObject>(_: Dynamic.Type) -> any DynamicIdentifierInstance<Object>.Type { Instance<Object, Dynamic>.self }
    return _openExistential(unforeseen(type), do: open)
}

@_disfavoredOverload
@_spi(Quince) public func __quinceMade<Object: NSObject>(_ made: (any DynamicInstance<Object>)?) -> Object? { made?.object }
