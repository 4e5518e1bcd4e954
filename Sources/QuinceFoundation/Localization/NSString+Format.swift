import Foundation

// Formats as Foundation's classes on iOS take them; Foundation on Linux lacks these.

extension NSString {
    /// The arguments put into a format as a locale writes numbers.
    ///
    /// - Parameters:
    ///   - locale: A `Locale` or `NSLocale`; nil writes numbers as in English without groups.
    ///   - argList: The arguments, as `withVaList` makes them.
    @_disfavoredOverload public convenience init(format: String, locale: Any?, arguments argList: CVaListPointer) {
        let object = (locale as? Locale).map { NSLocale(localeIdentifier: $0.identifier) } ?? locale as? NSLocale
        self.init(format: format, locale: object as AnyObject?, arguments: argList)
    }

    /// The arguments put into a format as a locale writes numbers, plural variables resolved.
    public convenience init(format: NSString, locale: Locale?, _ args: any CVarArg...) {
        self.init(string: PluralFormat.formatted(String(describing: format), locale: locale, args))
    }

    /// The arguments put into a format as the user's region writes numbers, plural variables resolved.
    public class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> Self {
        self.init(string: PluralFormat.formatted(String(describing: format), locale: Locale.current, args))
    }

    /// The text followed by the arguments put into a format, plural variables resolved.
    public func appendingFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
        NSString(string: appending(PluralFormat.formatted(String(describing: format), locale: nil, args)))
    }
}

extension NSMutableString {
    /// Appends the arguments put into a format, plural variables resolved.
    public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
        append(PluralFormat.formatted(String(describing: format), locale: nil, args))
    }
}
