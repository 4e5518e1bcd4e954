/// The name of a method, as Objective-C has it (`tapped:`, `textFieldDidChange:with:`). `#selector` lowers to this.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    @_spi(Quince) public let name: String

    public init(_ name: String) { self.name = name }
    public init(stringLiteral value: String) { name = value }

    public var description: String { name }
}

/// The selector's name; the Foundation function of this name.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

/// The selector of a name; the Foundation function of this name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
