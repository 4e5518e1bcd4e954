import Foundation

// Source of the behaviour: Apple's documentation of `NSAttributedString.init(_:)`, `AttributedString.init(_:including:)` and `AttributeContainer.init(_:)`.

extension NSAttributedString {
    /// The text with those of its attributes that Foundation and UIKit declare.
    public convenience init(_ attrStr: AttributedString) {
        self.init(attributedString: (try? AttributeConversion.all.string(of: attrStr)) ?? NSAttributedString(string: ""))
    }

    /// The text with those of its attributes that a scope declares.
    ///
    /// - Throws: `CocoaError.coderInvalidValue`, or what an attribute's own conversion throws.
    public convenience init<S: AttributeScope>(_ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>) throws {
        try self.init(attrStr, including: S.self)
    }

    /// The text with those of its attributes that a scope declares.
    public convenience init<S: AttributeScope>(_ attrStr: AttributedString, including scope: S.Type) throws {
        self.init(attributedString: try AttributeConversion([scope]).string(of: attrStr))
    }
}

extension AttributedString {
    /// The text with those of its attributes that Foundation and UIKit declare.
    public init(_ nsStr: NSAttributedString) { self = (try? AttributeConversion.all.string(of: nsStr)) ?? AttributedString(nsStr.string) }

    /// The text with those of its attributes that a scope declares.
    ///
    /// - Throws: `CocoaError.coderInvalidValue` where a value is of another type than its attribute's.
    public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>) throws {
        try self.init(nsStr, including: S.self)
    }

    /// The text with those of its attributes that a scope declares.
    public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws {
        self = try AttributeConversion([scope]).string(of: nsStr)
    }
}

extension AttributeContainer {
    /// Creates a container of those values of a dictionary whose attributes the frameworks declare. Other values are left out.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self = (try? AttributeConversion.all.container(of: dictionary)) ?? AttributeContainer()
    }

    /// Creates a container of those values of a dictionary whose attributes a scope declares.
    ///
    /// - Throws: `CocoaError.coderInvalidValue` where a value is of another type than its attribute's.
    public init<S: AttributeScope>(_ dictionary: [NSAttributedString.Key: Any], including scope: KeyPath<AttributeScopes, S.Type>) throws {
        try self.init(dictionary, including: S.self)
    }

    /// Creates a container of those values of a dictionary whose attributes a scope declares.
    public init<S: AttributeScope>(_ dictionary: [NSAttributedString.Key: Any], including scope: S.Type) throws {
        self = try AttributeConversion([scope]).container(of: dictionary)
    }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
    /// Those of a container's attributes that Foundation and UIKit declare.
    public init(_ container: AttributeContainer) { self = (try? AttributeConversion.all.values(of: container)) ?? [:] }

    /// Those of a container's attributes that a scope declares.
    public init<S: AttributeScope>(_ container: AttributeContainer, including scope: KeyPath<AttributeScopes, S.Type>) throws {
        try self.init(container, including: S.self)
    }

    /// Those of a container's attributes that a scope declares.
    public init<S: AttributeScope>(_ container: AttributeContainer, including scope: S.Type) throws {
        self = try AttributeConversion([scope]).values(of: container)
    }
}
