internal import CHTMLParser

/// Makes attributed text of an HTML document, as WebKit's importer does on iOS: blocks become paragraphs, lists get their markers as text.
final class HTMLDocumentReader {
    private let text = NSMutableAttributedString(string: "")
    private let defaults: [NSAttributedString.Key: Any]
    private var sheet = CSSSheet()
    /// The elements that are open, with the styles in them.
    private var open: [(element: HTMLElement, style: HTMLStyle)] = []
    /// Whether a style sheet, script or title is being read.
    private var isRaw = false
    /// Whether a paragraph ends before the next text.
    private var endsParagraph = false
    /// Whether the next text begins a line, where blanks are dropped.
    private var isAtLineStart = true
    /// Whether the text ends with a blank, which goes where the line ends there.
    private var endsWithBlank = false
    /// The numbers of the items of the lists that are open.
    private var counts: [Int] = []

    /// The most elements in each other that have a style of their own.
    private static let depthLimit = 256

    private static let blocks: Set<String> = [
        "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "table", "tr", "section", "article",
        "header",
        "footer", "center", "body", "html", "form", "fieldset", "address", "aside", "main", "nav", "dl", "dt", "dd", "figure", "figcaption",
        "hr",
    ]

    private init(_ defaults: [NSAttributedString.Key: Any]) { self.defaults = defaults }

    /// - Throws: `CocoaError.fileReadCorruptFile`; `CocoaError.featureUnsupported` without libxml2.
    static func read(_ data: Data, encoding: String.Encoding?, defaults: [NSAttributedString.Key: Any]) throws -> NSAttributedString {
        // Other encodings than a document's own are made UTF-8 first; a mark would be text.
        var data = data, name: String? = nil
        if let encoding {
            guard let text = String(data: data, encoding: encoding) else { throw CocoaError(.fileReadCorruptFile) }
            (data, name) = (Data(text.utf8), "UTF-8")
        } else if String(data: data, encoding: .utf8) != nil {
            name = "UTF-8"
        }
        // Text without a body would be made a paragraph, which ends with a line.
        if name == "UTF-8", data.range(of: Data("<body".utf8)) == nil, data.range(of: Data("<BODY".utf8)) == nil {
            data = Data("<html><body>".utf8) + data
        }
        let reader = HTMLDocumentReader(defaults)
        reader.addSheets(of: String(decoding: data, as: UTF8.self))
        let context = Unmanaged.passUnretained(reader).toOpaque()
        let result = data.withUnsafeBytes { bytes in
            html_parse(
                bytes.baseAddress?.assumingMemoryBound(to: CChar.self) ?? UnsafePointer(bitPattern: 1)!, bytes.count, name, context, handle)
        }
        switch result {
        case html_read: return reader.text
        case html_library_missing:
            throw CocoaError(
                .featureUnsupported,
                userInfo: [NSLocalizedDescriptionKey: "HTML is read with libxml2, which is not installed: apt install libxml2"])
        default: throw CocoaError(.fileReadCorruptFile)
        }
    }

    /// Reads the style sheets first: they are for elements before them, too.
    private func addSheets(of document: String) {
        var rest = Substring(document)
        while let start = rest.range(of: "<style", options: .caseInsensitive), let open = rest[start.upperBound...].firstIndex(of: ">") {
            rest = rest[rest.index(after: open)...]
            guard let end = rest.range(of: "</style", options: .caseInsensitive) else { return sheet.add(String(rest)) }
            sheet.add(String(rest[..<end.lowerBound]))
            rest = rest[end.upperBound...]
        }
    }

    private static let handle: html_handler = { context, event, text, attributes in
        guard let context, let text else { return }
        let reader = Unmanaged<HTMLDocumentReader>.fromOpaque(context).takeUnretainedValue(), word = String(cString: text)
        switch event {
        case html_event_start: reader.begin(word, HTMLDocumentReader.dictionary(attributes))
        case html_event_end: reader.end(word)
        default: reader.add(word)
        }
    }

    private static func dictionary(_ list: UnsafePointer<UnsafePointer<CChar>?>?) -> [String: String] {
        var result: [String: String] = [:]
        guard var place = list else { return result }
        while let name = place[0], let value = place[1] {
            result[String(cString: name).lowercased()] = String(cString: value)
            place += 2
        }
        return result
    }

    // MARK: Elements

    private var style: HTMLStyle { open.last?.style ?? HTMLStyle() }

    private func begin(_ name: String, _ attributes: [String: String]) {
        let element = HTMLElement(name: name, attributes: attributes)
        if name == "style" || name == "script" || name == "title" { isRaw = true }
        guard open.count < Self.depthLimit else { return open.append((element, style)) }
        var style = self.style.inherited
        element.applyDefaults(to: &style)
        for declaration in sheet.declarations(for: open.map(\.element) + [element]) { style.apply(declaration.name, declaration.value) }
        element.applyAttributes(to: &style)
        if Self.blocks.contains(name) { breakParagraph() }
        if name == "ul" || name == "ol" {
            counts.append((attributes["start"].flatMap { Int($0) } ?? 1) - 1)
            style.lists.append(NSTextList(markerFormat: name == "ol" ? .decimal : Self.bullet(style.lists.count), options: []))
        }
        open.append((element, style))
        switch name {
        case "br":
            dropBlank()
            write("\u{2028}")
        case "hr": write("\u{FFFC}")
        case "li": beginItem()
        case "td", "th": if !isAtLineStart { write("\t") }
        default: break
        }
        if name == "br" { isAtLineStart = true }
    }

    private static func bullet(_ depth: Int) -> NSTextList.MarkerFormat { depth == 0 ? .disc : depth == 1 ? .circle : .square }

    /// Gives the last item of a list the space that the list has below it.
    private func spaceLastParagraph() {
        guard text.length > 0 else { return }
        let paragraph =
            text.string.isEmpty ? NSRange() : (text.string as NSString).paragraphRange(for: NSRange(location: text.length - 1, length: 0))
        guard let old = text.attribute(.paragraphStyle, at: paragraph.location, effectiveRange: nil) as? NSParagraphStyle,
            let new = old.mutableCopy() as? NSMutableParagraphStyle
        else { return }
        new.paragraphSpacing = style.size
        text.addAttribute(.paragraphStyle, value: new, range: paragraph)
    }

    private func beginItem() {
        guard let list = style.lists.last, !counts.isEmpty else { return }
        counts[counts.count - 1] &+= 1
        let marker = list.marker(forItemNumber: counts[counts.count - 1]) + (list.isOrdered ? "." : "")
        write("\t\(marker)\t")
        isAtLineStart = true
    }

    private func end(_ name: String) {
        if name == "style" || name == "script" || name == "title" { isRaw = false }
        // The parser closes what it opened, in turn.
        guard let closed = open.popLast() else { return }
        if name == "ul" || name == "ol" {
            _ = counts.popLast()
            if counts.isEmpty { spaceLastParagraph() }
        }
        guard Self.blocks.contains(name) else { return }
        // Paragraphs end with a line; other blocks only before the next one.
        let isParagraph = closed.element.isParagraph && !isAtLineStart
        breakParagraph()
        if isParagraph, closed.element.endsWithLine { flushParagraph() }
    }

    // MARK: Text

    private func add(_ string: String) {
        guard !isRaw, !style.isHidden else { return }
        if style.keepsWhitespace {
            flushParagraph()
            return write(string.replacingOccurrences(of: "\n", with: "\u{2028}"))
        }
        var words = "", isBlankDropped = isAtLineStart || endsParagraph || endsWithBlank
        for character in string.unicodeScalars {
            guard character == " " || character == "\n" || character == "\t" || character == "\r" || character == "\u{C}" else {
                words.unicodeScalars.append(character)
                isBlankDropped = false
                continue
            }
            if !isBlankDropped { words.append(" ") }
            isBlankDropped = true
        }
        guard !words.isEmpty else { return }
        write(words)
        endsWithBlank = words.last == " "
    }

    private func write(_ string: String) {
        flushParagraph()
        text.append(NSAttributedString(string: string, attributes: style.attributes(defaults)))
        (isAtLineStart, endsWithBlank) = (false, false)
    }

    private func dropBlank() {
        if endsWithBlank { text.deleteCharacters(in: NSRange(location: text.length - 1, length: 1)) }
        endsWithBlank = false
    }

    private func breakParagraph() {
        dropBlank()
        if !isAtLineStart { endsParagraph = true }
    }

    /// Writes the end of a paragraph that is due, in the style of what it ends.
    private func flushParagraph() {
        guard endsParagraph else { return }
        endsParagraph = false
        let attributes = text.length > 0 ? text.attributes(at: text.length - 1, effectiveRange: nil) : style.attributes(defaults)
        text.append(NSAttributedString(string: "\n", attributes: attributes))
        isAtLineStart = true
    }
}
