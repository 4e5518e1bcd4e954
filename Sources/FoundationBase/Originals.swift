import Foundation

/// Foundation's own versions of what `QuinceFoundation` replaces under the same name.
///
/// Inside that module the replacement hides the original, so the way to the original is through here.
package enum Originals {
    package static func format(_ format: String, locale: Locale?, _ arguments: [any CVarArg]) -> String {
        String(format: format, locale: locale, arguments: arguments)
    }

    package static func removeObserver(_ observer: Any, from center: NotificationCenter) {
        center.removeObserver(observer)
    }

    package static func removeObserver(_ observer: Any, name: NSNotification.Name?, object: Any?, from center: NotificationCenter) {
        center.removeObserver(observer, name: name, object: object)
    }

    /// Runs a block in the next pass of a run loop of any thread, which is woken for it.
    package static func perform(in loop: RunLoop, _ mode: RunLoop.Mode, _ block: @escaping @Sendable () -> Void) {
        loop.add(Timer(timeInterval: 0, repeats: false) { _ in block() }, forMode: mode)
    }

    package static func type(named name: String) -> AnyClass? { NSClassFromString(name) }
    package static func bundle(for type: AnyClass) -> Bundle { Bundle(for: type) }
    package static func urls(
        for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask, of manager: FileManager
    ) -> [URL] { manager.urls(for: directory, in: domain) }

    package static func url(
        for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask, appropriateFor url: URL?,
        create: Bool, of manager: FileManager
    ) throws -> URL { try manager.url(for: directory, in: domain, appropriateFor: url, create: create) }

    package static func resourceValues(of url: URL, _ keys: Set<URLResourceKey>) throws -> URLResourceValues {
        try url.resourceValues(forKeys: keys)
    }

    package static func enumerateMatches(
        of expression: NSRegularExpression, in text: String, _ options: NSRegularExpression.MatchingOptions, _ range: NSRange,
        _ block: @escaping (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { expression.enumerateMatches(in: text, options: options, range: range, using: block) }

    package static func absoluteString(of url: NSURL) -> String { url.absoluteString }

    package static func searchPaths(
        _ directory: FileManager.SearchPathDirectory, _ domain: FileManager.SearchPathDomainMask, _ expandTilde: Bool
    ) -> [String] { NSSearchPathForDirectoriesInDomains(directory, domain, expandTilde) }

    package static func number(from text: String, _ formatter: NumberFormatter) -> NSNumber? { formatter.number(from: text) }
    package static func string(from number: NSNumber, _ formatter: NumberFormatter) -> String? { formatter.string(from: number) }
    package static func jsonObject(_ data: Data, _ options: JSONSerialization.ReadingOptions) throws -> Any {
        try JSONSerialization.jsonObject(with: data, options: options)
    }
    package static func string(from date: Date, _ formatter: DateFormatter) -> String { formatter.string(from: date) }
}

/// The types of `Date.ComponentsFormatStyle`, of which Foundation on Linux has the units alone.
public typealias FoundationComponentsStyle = Date.ComponentsFormatStyle
public typealias FoundationComponentsField = Date.ComponentsFormatStyle.Field

extension NSKeyedUnarchiver {
    /// An unarchiver as Foundation on Linux makes it, which allows objects of all classes and ends the process at an error.
    package convenience init(unchecked data: Data) throws { try self.init(forReadingFrom: data) }
}
