/// Methods of Foundation's classes that other classes override on iOS and that come from an extension here, which nothing can override.
///
/// A class declares its own, and the run-time library finds it by its selector.
enum ExtensionOverrides {
    /// The methods by their full names: those of key-value coding and observing, then those of formatters, then those of messages.
    static let names: Set<String> = [
        "observeValue(forKeyPath:of:change:context:)", "value(forUndefinedKey:)", "setValue(_:forUndefinedKey:)", "setNilValueForKey(_:)",
        "keyPathsForValuesAffectingValue(forKey:)", "automaticallyNotifiesObservers(forKey:)",
        "getObjectValue(_:for:errorDescription:)", "getObjectValue(_:for:range:)",
        "isPartialStringValid(_:newEditingString:errorDescription:)",
        "isPartialStringValid(_:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:)",
        "responds(to:)", "forwardingTarget(for:)", "doesNotRecognizeSelector(_:)",
    ]

    /// Methods that only some of the frameworks' classes declare, while every class has them on iOS.
    private static let nibNames: Set<String> = ["awakeFromNib()", "prepareForInterfaceBuilder()"]

    /// Whether a method by its full name is one of these in a class below one of the frameworks'.
    static func contains(_ name: String, below ancestor: String?, in frameworks: FrameworkIndex) -> Bool {
        if names.contains(name) { return true }
        guard nibNames.contains(name), let ancestor else { return false }
        return frameworks.declaration(of: { $0 == name }, from: ancestor) == nil
    }
}
