/// A key of a document's attributes.
///
/// Source: Apple's documentation of `PDFDocumentAttribute`.
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
    public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
    public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
    public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
    public static let producerAttribute = PDFDocumentAttribute(rawValue: "Producer")
    public static let creationDateAttribute = PDFDocumentAttribute(rawValue: "CreationDate")
    public static let modificationDateAttribute = PDFDocumentAttribute(rawValue: "ModDate")
    public static let keywordsAttribute = PDFDocumentAttribute(rawValue: "Keywords")
}

/// An option of writing a document.
///
/// Source: Apple's documentation of `PDFDocumentWriteOption`.
public struct PDFDocumentWriteOption: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The password that allows everything, a text.
    public static let ownerPasswordOption = PDFDocumentWriteOption(rawValue: "OwnerPassword")
    /// The password for reading, a text.
    public static let userPasswordOption = PDFDocumentWriteOption(rawValue: "UserPassword")

    @available(*, unavailable, message: "not yet in Quince: permissions of written documents besides their passwords")
    public static let accessPermissionsOption = PDFDocumentWriteOption(rawValue: "AccessPermissions")
    @available(*, unavailable, message: "not yet in Quince: annotations are part of the written pages already")
    public static let burnInAnnotationsOption = PDFDocumentWriteOption(rawValue: "BurnInAnnotations")
    @available(*, unavailable, message: "not yet in Quince: smaller pictures in written documents")
    public static let saveImagesAsJPEGOption = PDFDocumentWriteOption(rawValue: "SaveImagesAsJPEG")
    @available(*, unavailable, message: "not yet in Quince: smaller pictures in written documents")
    public static let optimizeImagesForScreenOption = PDFDocumentWriteOption(rawValue: "OptimizeImagesForScreen")
    @available(*, unavailable, message: "not yet in Quince: recognised text in written documents")
    public static let saveTextFromOCROption = PDFDocumentWriteOption(rawValue: "SaveTextFromOCR")
}

extension Notification.Name {
    public static let PDFDocumentDidUnlock = Notification.Name("PDFDocumentDidUnlock")
    public static let PDFDocumentDidBeginFind = Notification.Name("PDFDocumentDidBeginFind")
    public static let PDFDocumentDidEndFind = Notification.Name("PDFDocumentDidEndFind")
    public static let PDFDocumentDidBeginPageFind = Notification.Name("PDFDocumentDidBeginPageFind")
    public static let PDFDocumentDidEndPageFind = Notification.Name("PDFDocumentDidEndPageFind")
    public static let PDFDocumentDidFindMatch = Notification.Name("PDFDocumentDidFindMatch")
}

/// The selection that a search has found, in the notification of it.
public let PDFDocumentFoundSelectionKey = "PDFDocumentFoundSelection"
/// The number of the page that is searched, in notifications of it.
public let PDFDocumentPageIndexKey = "PDFDocumentPageIndex"

/// Dates as PDF files have them.
enum PDFDate {
    /// Reads `D:20261129140343+01'00'`; nil for another text.
    static func date(_ text: String) -> Date? {
        var rest = text.hasPrefix("D:") ? text.dropFirst(2) : text[...]
        func number(_ count: Int) -> Int? {
            let digits = rest.prefix(count)
            guard digits.count == count, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
            rest = rest.dropFirst(count)
            return Int(digits)
        }
        guard let year = number(4) else { return nil }
        var parts = DateComponents(year: year, month: number(2) ?? 1, day: number(2) ?? 1)
        (parts.hour, parts.minute, parts.second) = (number(2) ?? 0, number(2) ?? 0, number(2) ?? 0)
        var offset = 0
        if let sign = rest.first, sign == "+" || sign == "-" {
            rest = rest.dropFirst()
            let hours = number(2) ?? 0
            if rest.first == "'" { rest = rest.dropFirst() }
            offset = (hours * 60 + (number(2) ?? 0)) * (sign == "-" ? -60 : 60)
        }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: offset) ?? .gmt
        return calendar.date(from: parts)
    }
}
