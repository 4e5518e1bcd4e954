internal import PDFInformation

extension PDFDocument {
    /// The document as a file, with its pages as they are now; nil where qpdf is not installed.
    ///
    /// Annotations that the app has added become part of their pages.
    public func dataRepresentation() -> Data? { dataRepresentation(options: [:]) }

    /// The document as a file; see `dataRepresentation()`.
    ///
    /// - Parameter options: Values of `PDFDocumentWriteOption`.
    public func dataRepresentation(options: [AnyHashable: Any] = [:]) -> Data? {
        let passwords = PDFPasswords(options)
        if passwords == nil, let source, !hasChanged { return source.file.data }
        guard !isLocked, !allPages.isEmpty else { return nil }
        return DocumentWriter.data(of: allPages, passwords)
    }

    /// Whether the pages are others than those of the source.
    private var hasChanged: Bool {
        guard let source, source.isUnlocked else { return source == nil }
        let pages = allPages
        guard pages.count == source.numberOfPages else { return true }
        return zip(1..., pages).contains { number, page in
            page.pageRef?.document !== source || page.pageRef?.pageNumber != number || page.hasChanged
        }
    }

    /// Writes the document into a file. Returns whether it could.
    @discardableResult public func write(to url: URL) -> Bool { write(to: url, withOptions: nil) }

    /// Writes the document into a file. Returns whether it could.
    ///
    /// - Parameter options: `ownerPasswordOption` and `userPasswordOption`.
    @discardableResult public func write(to url: URL, withOptions options: [PDFDocumentWriteOption: Any]?) -> Bool {
        guard let data = dataRepresentation(options: options ?? [:]) else { return false }
        return (try? data.write(to: url, options: .atomic)) != nil
    }

    /// Writes the document into a file. Returns whether it could.
    @discardableResult public func write(toFile path: String) -> Bool { write(to: URL(fileURLWithPath: path)) }

    /// Writes the document into a file. Returns whether it could.
    @discardableResult public func write(toFile path: String, withOptions options: [PDFDocumentWriteOption: Any]?) -> Bool {
        write(to: URL(fileURLWithPath: path), withOptions: options)
    }
}

/// The passwords of a written document.
struct PDFPasswords {
    var user, owner: String

    /// nil where the options name none.
    init?(_ options: [AnyHashable: Any]) {
        let user = options[PDFDocumentWriteOption.userPasswordOption] as? String
        let owner = options[PDFDocumentWriteOption.ownerPasswordOption] as? String
        guard user != nil || owner != nil else { return nil }
        (self.user, self.owner) = (user ?? "", owner ?? user ?? "")
    }
}

/// Writes pages of several documents into one, with qpdf.
enum DocumentWriter {
    static func data(of pages: [PDFPage], _ passwords: PDFPasswords?) -> Data? {
        let files = FileManager.default
        let folder = files.temporaryDirectory.appendingPathComponent("quince-\(UUID().uuidString)")
        guard (try? files.createDirectory(at: folder, withIntermediateDirectories: true)) != nil else { return nil }
        defer { try? files.removeItem(at: folder) }
        let joined = folder.appendingPathComponent("joined.pdf"), marked = folder.appendingPathComponent("marked.pdf")
        // Annotations are drawn in the space of pages that are not turned: turning comes last.
        guard run(selection(pages) + ["--", "--rotate=0", joined.path]), overlay(pages, joined, marked, folder) else { return nil }
        let result = folder.appendingPathComponent("result.pdf")
        guard run([marked.path] + rotations(pages) + encryption(passwords) + [result.path]) else { return nil }
        return try? Data(contentsOf: result)
    }

    private static func run(_ arguments: [String]) -> Bool {
        PDFProgram.qpdf.output(["--warning-exit-0"] + arguments, limit: 1 << 20) != nil
    }

    /// The pages with their files; neighbours of one file together.
    private static func selection(_ pages: [PDFPage]) -> [String] {
        var arguments = ["--empty", "--pages"]
        for page in pages {
            guard let reference = page.pageRef, let document = reference.document, let path = document.file.path else { continue }
            arguments.append(path)
            if let password = document.acceptedPassword { arguments.append("--password=\(password)") }
            arguments.append("\(reference.pageNumber)")
        }
        return arguments
    }

    private static func rotations(_ pages: [PDFPage]) -> [String] {
        zip(1..., pages).compactMap { number, page in page.rotation == 0 ? nil : "--rotate=\(page.rotation):\(number)" }
    }

    private static func encryption(_ passwords: PDFPasswords?) -> [String] {
        passwords.map { ["--encrypt", $0.user, $0.owner, "256", "--"] } ?? []
    }

    /// Lays the annotations over the pages that have some.
    private static func overlay(_ pages: [PDFPage], _ from: URL, _ to: URL, _ folder: URL) -> Bool {
        let marked = zip(1..., pages).filter { !$0.1.addedAnnotations.isEmpty }
        guard !marked.isEmpty else { return (try? FileManager.default.copyItem(at: from, to: to)) != nil }
        let drawing = folder.appendingPathComponent("annotations.pdf")
        guard let context = CGContext(drawing as NSURL, mediaBox: nil, nil) else { return false }
        for (_, page) in marked {
            var box = page.bounds(for: .mediaBox)
            context.beginPage(mediaBox: &box)
            page.drawAnnotations(in: context)
            context.endPage()
        }
        context.closePDF()
        let numbers = marked.map { "\($0.0)" }.joined(separator: ",")
        return run([from.path, "--overlay", drawing.path, "--to=\(numbers)", "--", to.path])
    }
}
