import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@Suite("PDF renderers") struct PDFRendererTests {
    private func document(_ data: Data) throws -> CGPDFDocument {
        try #require(CGDataProvider(data: data as NSData).flatMap { CGPDFDocument($0) })
    }

    /// Whether a pixel of a page of 100 by 50 points, counted from the top left, is painted.
    private func isPainted(_ document: CGPDFDocument, page: Int = 1, _ x: Int, _ y: Int) throws -> Bool {
        let image = try #require(document.page(at: page)?.picture(width: 100, height: 50))
        return image.buffer.data[y * image.buffer.bytesPerRow + x * 4 + 3] > 200
    }

    @Test func drawsPagesFromTheTopLeft() throws {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [kCGPDFContextTitle as String: "Bill"]
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 50), format: format)
        let data = renderer.pdfData { context in
            context.beginPage()
            #expect(UIGraphicsGetCurrentContext() == context.cgContext)
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
            context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 100, height: 50), pageInfo: [:])
            #expect(context.pdfContextBounds == CGRect(x: 0, y: 0, width: 100, height: 50))
            UIBezierPath(rect: CGRect(x: 80, y: 40, width: 20, height: 10)).fill()
        }
        #expect(UIGraphicsGetCurrentContext() == nil)
        let document = try document(data)
        #expect(document.numberOfPages == 2)
        #expect(document.information?.attributes["Title"] == "Bill")
        #expect(try isPainted(document, 10, 5))
        #expect(try !isPainted(document, 10, 45))
        #expect(try isPainted(document, page: 2, 90, 45))
        #expect(try !isPainted(document, page: 2, 10, 5))
    }

    @Test func textsCanBeFound() throws {
        let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 300, height: 100)).pdfData { context in
            context.beginPage()
            let font = UIFont.systemFont(ofSize: 20, weight: .semibold)
            NSAttributedString(string: "Fünf flinke affige", attributes: [.font: font]).draw(at: CGPoint(x: 20, y: 30))
        }
        let text = try #require(try document(data).file.text(ofPage: 1))
        #expect(text.string == "Fünf flinke affige")
        let first = try #require(text.words.first)
        #expect(abs(first.left - 20) < 3)
        #expect(first.top > 25 && first.bottom < 60)
    }

    @Test func contextsWriteDataAndFiles() throws {
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, .zero, nil)
        #expect(UIGraphicsGetPDFContextBounds() == .zero)
        UIGraphicsBeginPDFPage()
        UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
        UIGraphicsSetPDFContextURLForRect(try #require(URL(string: "https://example.com/it's")), CGRect(x: 0, y: 0, width: 20, height: 20))
        UIGraphicsEndPDFContext()
        #expect(try document(Data(referencing: data)).numberOfPages == 1)
        #expect(Data(referencing: data).range(of: Data("https://example.com/it's".utf8)) != nil)
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(UIGraphicsBeginPDFContextToFile(file.path, CGRect(x: 0, y: 0, width: 10, height: 10), nil))
        UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 30, height: 40), nil)
        UIGraphicsEndPDFContext()
        #expect(CGPDFDocument(file as NSURL)?.page(at: 1)?.getBoxRect(.mediaBox).size == CGSize(width: 30, height: 40))
        #expect(!UIGraphicsBeginPDFContextToFile("/nowhere/file.pdf", .zero, nil))
        #expect(throws: CocoaError.self) {
            try UIGraphicsPDFRenderer(bounds: .zero).writePDF(to: URL(fileURLWithPath: "/nowhere/file.pdf")) { _ in }
        }
    }
}
