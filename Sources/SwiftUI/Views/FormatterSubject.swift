/// A value that formatters take beside those Foundation calls reference convertible, as all of these are on iOS. Source of the names: Foundation.
public protocol _FormatterSubject {}

extension Date: _FormatterSubject {}
extension Decimal: _FormatterSubject {}
extension DateInterval: _FormatterSubject {}
extension Data: _FormatterSubject {}
extension UUID: _FormatterSubject {}
extension Locale: _FormatterSubject {}

extension Text {
    /// A value in the form a formatter gives it.
    public init<Subject: _FormatterSubject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Appends a value in the form a formatter gives it.
    public mutating func appendInterpolation<Subject: _FormatterSubject>(_ subject: Subject, formatter: Formatter? = nil) {
        appendInterpolation(formatter?.string(for: subject) ?? "\(subject)")
    }
}
