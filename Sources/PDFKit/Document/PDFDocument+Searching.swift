extension PDFDocument {
    /// The places of a text, page by page.
    ///
    /// - Parameter options: As those of `NSString.range(of:options:)`; backwards gives the last place first.
    public func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection] {
        let found = allPages.flatMap { matches(of: string, options.subtracting(.backwards), on: $0) }
        return options.contains(.backwards) ? found.reversed() : found
    }

    /// The places of several texts, page by page.
    public func findStrings(_ strings: [String], withOptions options: NSString.CompareOptions = []) -> [PDFSelection] {
        strings.flatMap { findString($0, withOptions: options) }
    }

    /// The next place of a text after a selection, or before it with the option `backwards`; nil where there is none.
    public func findString(
        _ string: String, fromSelection selection: PDFSelection?, withOptions options: NSString.CompareOptions = []
    ) -> PDFSelection? {
        let found = findString(string, withOptions: options.subtracting(.backwards))
        guard let selection, let place = selection.place(in: self) else {
            return options.contains(.backwards) ? found.last : found.first
        }
        let places = found.compactMap { one in one.place(in: self).map { (one, $0) } }
        if options.contains(.backwards) { return places.last { $0.1.start < place.start }?.0 }
        return places.first { $0.1.start > place.start }?.0
    }

    private func matches(of string: String, _ options: NSString.CompareOptions, on page: PDFPage) -> [PDFSelection] {
        guard !string.isEmpty, let text = page.string as NSString? else { return [] }
        var found: [PDFSelection] = []
        var rest = NSRange(location: 0, length: text.length)
        while rest.length > 0 {
            let match = text.range(of: string, options: options, range: rest)
            guard match.location != NSNotFound, match.length > 0 else { break }
            if let selection = page.selection(for: match) { found.append(selection) }
            rest = NSRange(location: NSMaxRange(match), length: text.length - NSMaxRange(match))
        }
        return found
    }

    /// Searches page by page in turns of the main thread, and tells the delegate and notifications of each place.
    @MainActor public func beginFindString(_ string: String, withOptions options: NSString.CompareOptions = []) {
        beginFindStrings([string], withOptions: options)
    }

    /// Searches for several texts; see `beginFindString(_:withOptions:)`.
    @MainActor public func beginFindStrings(_ strings: [String], withOptions options: NSString.CompareOptions = []) {
        cancelFindString()
        isFinding = true
        search = Task { @MainActor in
            tell(.PDFDocumentDidBeginFind, [:]) { $0.documentDidBeginDocumentFind($1) }
            for (index, page) in allPages.enumerated() {
                if Task.isCancelled { break }
                let place = [PDFDocumentPageIndexKey: index]
                tell(.PDFDocumentDidBeginPageFind, place) { $0.documentDidBeginPageFind($1) }
                for match in strings.flatMap({ matches(of: $0, options, on: page) }) {
                    tell(.PDFDocumentDidFindMatch, [PDFDocumentFoundSelectionKey: match]) { $0.documentDidFindMatch($1) }
                    delegate?.didMatchString(match)
                }
                tell(.PDFDocumentDidEndPageFind, place) { $0.documentDidEndPageFind($1) }
                await Task.yield()
            }
            isFinding = false
            tell(.PDFDocumentDidEndFind, [:]) { $0.documentDidEndDocumentFind($1) }
        }
    }

    @MainActor public func cancelFindString() {
        search?.cancel()
        search = nil
        isFinding = false
    }

    private func tell(_ name: Notification.Name, _ details: [String: Any], _ call: (any PDFDocumentDelegate, Notification) -> Void) {
        let notification = Notification(name: name, object: self, userInfo: details)
        NotificationCenter.default.post(notification)
        if let delegate { call(delegate, notification) }
    }

    // MARK: Selections

    /// All text of the document; nil where it has none.
    public var selectionForEntireDocument: PDFSelection? {
        let selection = PDFSelection(document: self)
        for page in allPages where page.numberOfCharacters > 0 {
            selection.append(NSRange(location: 0, length: page.numberOfCharacters), page)
        }
        return selection.pages.isEmpty ? nil : selection
    }

    /// The text from a character of a page to one of the same or another page, both included.
    public func selection(
        from startPage: PDFPage, atCharacterIndex startCharacter: Int, to endPage: PDFPage, atCharacterIndex endCharacter: Int
    )
        -> PDFSelection?
    {
        let (first, last) = (index(for: startPage), index(for: endPage))
        guard first != NSNotFound, last != NSNotFound else { return nil }
        if first > last || (first == last && startCharacter > endCharacter) {
            return selection(from: endPage, atCharacterIndex: endCharacter, to: startPage, atCharacterIndex: startCharacter)
        }
        let selection = PDFSelection(document: self)
        for index in first...last {
            guard let page = page(at: index) else { continue }
            let from = index == first ? max(startCharacter, 0) : 0
            let to = min(index == last ? endCharacter : page.numberOfCharacters - 1, page.numberOfCharacters - 1)
            if from <= to { selection.append(NSRange(location: from, length: to - from + 1), page) }
        }
        return selection.pages.isEmpty ? nil : selection
    }

    /// The text from a point of a page to one of the same or another page.
    public func selection(from startPage: PDFPage, at startPoint: CGPoint, to endPage: PDFPage, at endPoint: CGPoint) -> PDFSelection? {
        selection(
            from: startPage, atCharacterIndex: startPage.nearestCharacter(to: startPoint), to: endPage,
            atCharacterIndex: endPage.nearestCharacter(to: endPoint))
    }
}
