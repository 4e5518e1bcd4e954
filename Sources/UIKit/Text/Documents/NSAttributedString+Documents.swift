extension NSAttributedString {
    /// A format of documents. Source: Apple's documentation of `NSAttributedString.DocumentType`.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let plain = DocumentType(rawValue: "NSPlainText")
        public static let html = DocumentType(rawValue: "NSHTML")
        public static let rtf = DocumentType(rawValue: "NSRTF")
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
    }

    /// An option for reading a document. Source: Apple's documentation of `NSAttributedString.DocumentReadingOptionKey`.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The format, a `DocumentType`; without it, the first bytes tell.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// The encoding, the raw value of a `String.Encoding`.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        /// The attributes of text that has none of its own, a `[NSAttributedString.Key: Any]`.
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
        public static let targetTextScaling = DocumentReadingOptionKey(rawValue: "TargetTextScaling")
        public static let sourceTextScaling = DocumentReadingOptionKey(rawValue: "SourceTextScaling")
    }

    /// An attribute of a whole document. Source: Apple's documentation of `NSAttributedString.DocumentAttributeKey`.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
        public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
        public static let paperSize = DocumentAttributeKey(rawValue: "PaperSize")
        public static let paperMargin = DocumentAttributeKey(rawValue: "PaperMargin")
        public static let viewSize = DocumentAttributeKey(rawValue: "ViewSize")
        public static let viewZoom = DocumentAttributeKey(rawValue: "ViewZoom")
        public static let viewMode = DocumentAttributeKey(rawValue: "ViewMode")
        public static let readOnly = DocumentAttributeKey(rawValue: "ReadOnly")
        public static let backgroundColor = DocumentAttributeKey(rawValue: "BackgroundColor")
        public static let hyphenationFactor = DocumentAttributeKey(rawValue: "HyphenationFactor")
        public static let defaultTabInterval = DocumentAttributeKey(rawValue: "DefaultTabInterval")
    }

    /// Reads a document.
    ///
    /// HTML is read with the elements and the style sheets in it; nothing outside of it is loaded.
    ///
    /// - Parameter dict: Receives the document's attributes.
    /// - Throws: `CocoaError.fileReadCorruptFile` where the data is no text in the encoding; `CocoaError.featureUnsupported` for RTF.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let type = options[.documentType].flatMap(Self.documentType) ?? Self.detectedType(of: data)
        let encoding = (options[.characterEncoding] as? NSNumber).map { String.Encoding(rawValue: $0.uintValue) }
        let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any]
        switch type {
        case .html: self.init(attributedString: try HTMLDocumentReader.read(data, encoding: encoding, defaults: attributes ?? [:]))
        case .plain:
            guard
                let text = String(data: data, encoding: encoding ?? .utf8)
                    ?? (encoding == nil ? String(data: data, encoding: .isoLatin1) : nil)
            else { throw CocoaError(.fileReadCorruptFile) }
            self.init(string: text, attributes: attributes)
        default:
            throw CocoaError(
                .featureUnsupported,
                userInfo: [
                    NSLocalizedDescriptionKey: "Documents of the type \(type.rawValue) are not read by Quince yet; HTML and plain text are."
                ])
        }
        dict?.pointee = [DocumentAttributeKey.documentType.rawValue: type.rawValue] as NSDictionary
    }

    /// Reads a document from a file.
    ///
    /// - Throws: As `init(data:options:documentAttributes:)`, and Foundation's errors of reading.
    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:], documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
    ) throws {
        var options = options
        if options[.documentType] == nil {
            options[.documentType] = ["html", "htm"].contains(url.pathExtension.lowercased()) ? DocumentType.html : nil
        }
        try self.init(data: try Data(contentsOf: url), options: options, documentAttributes: dict)
    }

    /// Returns a document of a range of the text.
    ///
    /// - Throws: `CocoaError.fileWriteInapplicableStringEncoding` where the encoding lacks a character; `CocoaError.featureUnsupported` for RTF.
    public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
        let part = attributedSubstring(from: range)
        let encoding = (dict[.characterEncoding] as? NSNumber).map { String.Encoding(rawValue: $0.uintValue) } ?? .utf8
        let text: String
        switch dict[.documentType].flatMap(Self.documentType) ?? .plain {
        case .plain: text = part.string
        case .html: text = HTMLDocumentWriter.document(of: part)
        case let type:
            throw CocoaError(
                .featureUnsupported,
                userInfo: [
                    NSLocalizedDescriptionKey:
                        "Documents of the type \(type.rawValue) are not written by Quince yet; HTML and plain text are."
                ])
        }
        guard let data = text.data(using: encoding) else { throw CocoaError(.fileWriteInapplicableStringEncoding) }
        return data
    }

    private static func documentType(_ value: Any) -> DocumentType? {
        value as? DocumentType ?? (value as? String).map { DocumentType(rawValue: $0) }
    }

    private static func detectedType(of data: Data) -> DocumentType {
        let head = String(decoding: data.prefix(512), as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
        if head.hasPrefix("{\\rtf") { return .rtf }
        return head.hasPrefix("<!doctype html") || head.hasPrefix("<html") ? .html : .plain
    }
}

extension NSMutableAttributedString {
    /// Replaces the text by a document's.
    ///
    /// - Throws: As `NSAttributedString.init(data:options:documentAttributes:)`.
    public func read(
        from data: Data, options opts: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
    ) throws { setAttributedString(try NSAttributedString(data: data, options: opts, documentAttributes: dict)) }
}
