import Foundation
@testable import PDFKit
import Testing

/// Documents drawn by UIKit's renderer.
enum Documents {
    static func data(_ texts: [String], size: CGSize = CGSize(width: 300, height: 400)) -> Data {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [kCGPDFContextTitle as String: "Notes", kCGPDFContextKeywords as String: "a, b"]
        return UIGraphicsPDFRenderer(bounds: CGRect(origin: .zero, size: size), format: format).pdfData { context in
            for text in texts {
                context.beginPage()
                NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 20)]).draw(at: CGPoint(x: 20, y: 30))
            }
        }
    }

    static func document(_ texts: [String]) throws -> PDFDocument { try #require(PDFDocument(data: data(texts))) }
}

@Suite("PDF documents and pages") @MainActor struct PDFDocumentTests {
    @Test func hasPagesAndAttributes() throws {
        let document = try Documents.document(["Hello", "World"])
        #expect(document.pageCount == 2)
        #expect(document.documentAttributes?[PDFDocumentAttribute.titleAttribute] as? String == "Notes")
        #expect(document.documentAttributes?[PDFDocumentAttribute.keywordsAttribute] as? [String] == ["a", "b"])
        #expect(document.documentAttributes?[PDFDocumentAttribute.creationDateAttribute] is Date)
        let page = try #require(document.page(at: 1))
        #expect(document.index(for: page) == 1)
        #expect(page.label == "2")
        #expect(page.bounds(for: .mediaBox) == CGRect(x: 0, y: 0, width: 300, height: 400))
        #expect(page.string == "World")
        #expect(document.string == "Hello\nWorld")
        #expect(document.page(at: 2) == nil)
        #expect(document.outlineRoot == nil)
        #expect(PDFDocument(data: Data("no".utf8)) == nil)
        #expect(PDFDocument(url: URL(fileURLWithPath: "/nowhere")) == nil)
    }

    @Test func textsHavePlaces() throws {
        let document = try Documents.document(["One two three\nfour two"])
        let page = try #require(document.page(at: 0))
        #expect(page.string == "One two three\nfour two")
        let found = document.findString("TWO", withOptions: .caseInsensitive)
        #expect(found.count == 2)
        let first = try #require(found.first)
        #expect(first.string == "two")
        #expect(first.range(at: 0, on: page) == NSRange(location: 4, length: 3))
        let box = first.bounds(for: page)
        #expect(box.minX > 50 && box.maxX < 100)
        #expect(box.minY > 335 && box.maxY < 375)
        #expect(page.selectionForWord(at: CGPoint(x: box.midX, y: box.midY))?.string == "two")
        #expect(page.selectionForLine(at: CGPoint(x: box.midX, y: box.midY))?.string == "One two three")
        #expect(page.characterIndex(at: CGPoint(x: box.minX + 1, y: box.midY)) == 4)
        #expect(page.characterIndex(at: CGPoint(x: 1, y: 1)) == -1)
        #expect(page.selection(for: NSRange(location: 8, length: 10))?.selectionsByLine().map(\.string) == ["three", "four"])
        #expect(page.selection(for: NSRange(location: 99, length: 1)) == nil)
        #expect(page.selection(for: CGRect(x: 0, y: 0, width: 300, height: 400))?.string?.contains("three") == true)
        #expect(document.findString("two", fromSelection: first, withOptions: [])?.range(at: 0, on: page).location == 19)
        #expect(document.selectionForEntireDocument?.pages == [page])
    }

    @Test func changedPagesAreWritten() throws {
        let document = try Documents.document(["First", "Second", "Third"])
        #expect(document.dataRepresentation() == document.documentRef?.file.data)
        document.removePage(at: 0)
        document.exchangePage(at: 0, withPageAt: 1)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 40)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 50, height: 40))
        }
        document.insert(try #require(PDFPage(image: image)), at: 99)
        document.page(at: 0)?.rotation = 90
        let written = try #require(document.dataRepresentation().flatMap { PDFDocument(data: $0) })
        #expect(written.pageCount == 3)
        #expect(written.page(at: 0)?.string == "Third")
        #expect(written.page(at: 0)?.rotation == 90)
        #expect(written.page(at: 1)?.string == "Second")
        #expect(written.page(at: 2)?.bounds(for: .cropBox).size == CGSize(width: 50, height: 40))
        // A turned page has its texts where they are seen.
        let page = try #require(written.page(at: 0)), box = try #require(written.findString("Third").first).bounds(for: page)
        #expect(box.minX > 15 && box.minX < 25)
        #expect(box.minY > 335 && box.maxY < 375)
    }

    @Test func passwordsLockDocuments() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(
            try Documents.document(["Secret"]).write(to: file, withOptions: [.userPasswordOption: "geheim", .ownerPasswordOption: "o"]))
        let document = try #require(PDFDocument(url: file))
        #expect(document.isEncrypted)
        #expect(document.isLocked)
        #expect(document.pageCount == 0)
        #expect(document.string == nil)
        #expect(!document.unlock(withPassword: "falsch"))
        #expect(document.unlock(withPassword: "geheim"))
        #expect(!document.isLocked)
        #expect(document.string == "Secret")
    }

    @Test func annotationsAreDrawnAndWritten() throws {
        let document = try Documents.document(["Text"])
        let page = try #require(document.page(at: 0))
        let square = PDFAnnotation(bounds: CGRect(x: 100, y: 100, width: 50, height: 50), forType: .square, withProperties: nil)
        square.interiorColor = .blue
        page.addAnnotation(square)
        let text = PDFAnnotation(bounds: CGRect(x: 20, y: 200, width: 200, height: 30), forType: .freeText, withProperties: nil)
        text.contents = "Remark"
        page.addAnnotation(text)
        #expect(page.annotations == [square, text])
        #expect(page.annotation(at: CGPoint(x: 120, y: 120)) === square)
        #expect(square.type == "Square")
        func color(_ page: PDFPage) throws -> [UInt8] {
            let image = try #require(page.picture(.cropBox, scale: 1, pixelsPerPoint: 1).cgImage)
            let start = (400 - 125) * image.buffer.bytesPerRow + 125 * 4
            return Array(image.buffer.data[start..<start + 3])
        }
        #expect(try color(page) == [255, 0, 0])
        let written = try #require(document.dataRepresentation().flatMap { PDFDocument(data: $0) }?.page(at: 0))
        #expect(try color(written) == [255, 0, 0])
        #expect(written.string?.contains("Remark") == true)
        page.removeAnnotation(square)
        #expect(try color(page) == [255, 255, 255])
    }

    @Test func thumbnailsFit() throws {
        let page = try #require(try Documents.document(["Text"]).page(at: 0))
        let image = page.thumbnail(of: CGSize(width: 60, height: 60), for: .cropBox)
        #expect(image.size == CGSize(width: 45, height: 60))
        page.rotation = 90
        #expect(page.thumbnail(of: CGSize(width: 60, height: 60), for: .cropBox).size == CGSize(width: 60, height: 45))
    }

    @Test func searchesTellTheirDelegate() async throws {
        final class Finder: NSObject, PDFDocumentDelegate {
            var found: [String] = []
            func didMatchString(_ instance: PDFSelection) { found.append(instance.string ?? "") }
        }
        let document = try Documents.document(["ab ab", "ab"]), finder = Finder()
        document.delegate = finder
        document.beginFindString("ab")
        #expect(document.isFinding)
        await document.search?.value
        #expect(finder.found == ["ab", "ab", "ab"])
        #expect(!document.isFinding)
    }

    @Test func datesOfFiles() {
        #expect(PDFDate.date("D:20240229120000Z") == Date(timeIntervalSince1970: 1_709_208_000))
        #expect(PDFDate.date("D:20240229120000+01'30'") == Date(timeIntervalSince1970: 1_709_208_000 - 5400))
        #expect(PDFDate.date("D:2024") == Date(timeIntervalSince1970: 1_704_067_200))
        #expect(PDFDate.date("yesterday") == nil)
    }
}
