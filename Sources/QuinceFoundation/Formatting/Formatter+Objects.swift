import Foundation

// Methods of `Formatter` that Foundation on Linux lacks. They are in a protocol's extension, so that classes can declare their own: lowering takes the
// `override` away and registers the methods (`ExtensionOverrides` of the app builder), and the calls here reach them.

extension NSObjectProtocol where Self: Formatter {
    /// Stores the object that a text stands for.
    ///
    /// Number, date and ISO 8601 formatters read what they write; Foundation's others read nothing. A class of the app's own without the method raises an
    /// exception, as on iOS.
    ///
    /// - Parameters:
    ///   - obj: Where the object is stored.
    ///   - error: Where the reason is stored if the text stands for no object.
    /// - Returns: Whether the text stands for an object.
    public func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        let own = ExtensionOverride.call("getObjectValue:for:errorDescription:", on: self, [obj, string, error])
        if let own { return own as? Bool ?? false }
        guard let object = object(for: string) else {
            error?.pointee = NSString(string: "The value “\(string)” is invalid.")
            return false
        }
        obj?.pointee = object
        return true
    }

    /// Whether a text can become one that the formatter reads, while the user types it; true where a subclass does not say.
    ///
    /// - Parameter newString: Where a text is stored to replace a refused one with; nil keeps the one before.
    public func isPartialStringValid(
        _ partialString: String, newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        let own = ExtensionOverride.call(
            "isPartialStringValid:newEditingString:errorDescription:", on: self, [partialString, newString, error])
        return own.map { $0 as? Bool ?? false } ?? true
    }

    /// Whether a text can become one that the formatter reads, while the user types it, and which range of it is then selected.
    ///
    /// The answer is that of `isPartialStringValid(_:newEditingString:errorDescription:)` where a subclass has none.
    public func isPartialStringValid(
        _ partialStringPtr: AutoreleasingUnsafeMutablePointer<NSString>, proposedSelectedRange proposedSelRangePtr: NSRangePointer?,
        originalString origString: String, originalSelectedRange origSelRange: NSRange,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        let own = ExtensionOverride.call(
            "isPartialStringValid:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:", on: self,
            [partialStringPtr, proposedSelRangePtr, origString, origSelRange, error])
        if let own { return own as? Bool ?? false }
        var text: NSString?
        guard !isPartialStringValid(String(describing: partialStringPtr.pointee), newEditingString: &text, errorDescription: error) else {
            return true
        }
        if let text {
            partialStringPtr.pointee = text
            proposedSelRangePtr?.pointee = NSRange(location: text.length, length: 0)
        }
        return false
    }

    private func object(for text: String) -> AnyObject? {
        switch self {
        case let numbers as NumberFormatter: return numbers.number(from: text)
        case let dates as DateFormatter:
            return dates.date(from: text).map { NSDate(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate) }
        case let dates as ISO8601DateFormatter:
            return dates.date(from: text).map { NSDate(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate) }
        case is ByteCountFormatter, is DateComponentsFormatter, is DateIntervalFormatter, is EnergyFormatter, is LengthFormatter,
            is ListFormatter,
            is MassFormatter, is MeasurementFormatter, is PersonNameComponentsFormatter, is RelativeDateTimeFormatter:
            return nil
        default:
            let method = "getObjectValue:forString:errorDescription:"
            raise(.invalidArgumentException, "*** -\(method) only defined for abstract class.  Define -[\(type(of: self)) \(method)]!")
        }
    }
}
