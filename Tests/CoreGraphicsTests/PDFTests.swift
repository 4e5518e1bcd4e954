import CoreGraphics
import Foundation
import PDFInformation
import Testing

/// Documents that contexts write are read again by Poppler's programs.
@Suite("PDF documents")
struct PDFTests {
    private static func document(
        _ box: CGRect = CGRect(x: 0, y: 0, width: 200.5, height: 100.25), information: [String: Any] = [:], _ draw: (CGContext) -> Void
    ) throws -> Data {
        let data = NSMutableData()
        let consumer = try #require(CGDataConsumer(data: data))
        var box = box
        let context = try #require(CGContext(consumer: consumer, mediaBox: &box, information))
        draw(context)
        context.closePDF()
        return Data(referencing: data)
    }

    private static func page(_ draw: (CGContext) -> Void) throws -> CGPDFPage {
        let data = try document {
            $0.beginPage(mediaBox: nil)
            draw($0)
            $0.endPage()
        }
        return try #require(CGPDFDocument(data: data)?.page(at: 1))
    }

    /// Red, green, blue and alpha of a pixel counted from the top left.
    private static func pixel(_ image: CGImage, _ x: Int, _ y: Int) -> [UInt8] {
        let bytes = [UInt8](image.buffer.data), start = y * image.buffer.bytesPerRow + x * 4
        return [bytes[start + 2], bytes[start + 1], bytes[start], bytes[start + 3]]
    }

    @Test func pagesHaveTheirSizesAndTheDocumentItsTitle() throws {
        let data = try Self.document(information: [kCGPDFContextTitle: "Täglich", kCGPDFContextKeywords: ["a", "b"]]) {
            $0.beginPDFPage(nil)
            $0.endPDFPage()
            var wide = CGRect(x: 10, y: 20, width: 300, height: 50)
            $0.beginPage(mediaBox: &wide)
            $0.endPage()
        }
        let document = try #require(CGPDFDocument(data: data))
        #expect(document.numberOfPages == 2)
        #expect(document.isUnlocked)
        #expect(!document.isEncrypted)
        #expect(document.information?.attributes["Title"] == "Täglich")
        #expect(document.information?.attributes["Keywords"] == "a, b")
        let box = try #require(document.page(at: 1)).getBoxRect(.mediaBox)
        #expect(abs(box.width - 200.5) < 0.01)
        #expect(abs(box.height - 100.25) < 0.01)
        #expect(document.page(at: 2)?.getBoxRect(.cropBox).size == CGSize(width: 300, height: 50))
        #expect(document.page(at: 3) == nil)
        #expect(document.page(at: 0) == nil)
    }

    @Test func drawsInThePagesSpace() throws {
        let page = try Self.page {
            $0.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            $0.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
        }
        let image = try #require(page.picture(width: 200, height: 100))
        #expect(Self.pixel(image, 20, 80) == [255, 0, 0, 255])
        #expect(Self.pixel(image, 20, 20)[3] == 0)
        #expect(Self.pixel(image, 100, 80)[3] == 0)
    }

    @Test func eachPageBeginsAfresh() throws {
        let data = try Self.document {
            $0.beginPage(mediaBox: nil)
            $0.saveGState()
            $0.beginTransparencyLayer(auxiliaryInfo: nil)
            $0.scaleBy(x: 100, y: 100)
            $0.endPage()
            $0.beginPage(mediaBox: nil)
            $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            $0.endPage()
            $0.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
        }
        let image = try #require(CGPDFDocument(data: data)?.page(at: 2)?.picture(width: 200, height: 100))
        #expect(Self.pixel(image, 4, 95)[3] == 255)
        #expect(Self.pixel(image, 60, 60)[3] == 0)
    }

    @Test func shadowsGradientsAndPicturesAreDrawn() throws {
        let colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1)]
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: [0, 1]))
        let picture = testPicture(isOpaque: true)
        let page = try Self.page {
            $0.saveGState()
            $0.setShadow(offset: CGSize(width: 20, height: 0), blur: 0, color: CGColor(red: 0, green: 1, blue: 0, alpha: 1))
            $0.setFillColor(red: 0, green: 0, blue: 0, alpha: 1)
            $0.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
            $0.restoreGState()
            $0.drawRadialGradient(
                gradient, startCenter: CGPoint(x: 100, y: 50), startRadius: 0, endCenter: CGPoint(x: 100, y: 50), endRadius: 20, options: []
            )
            $0.draw(picture, in: CGRect(x: 150, y: 20, width: 37, height: 23))
        }
        let image = try #require(page.picture(width: 200, height: 100))
        #expect(Self.pixel(image, 40, 80) == [0, 255, 0, 255])
        #expect(Self.pixel(image, 20, 80) == [0, 0, 0, 255])
        #expect(Self.pixel(image, 100, 50)[0] > 230)
        #expect(Self.pixel(image, 118, 50)[2] > 200)
        #expect(Self.pixel(image, 125, 50)[3] == 0)
        #expect(Self.pixel(image, 160, 70)[3] == 255)
    }

    @Test func aPageIsDrawnIntoABitmap() throws {
        let page = try Self.page {
            $0.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
            $0.fill(CGRect(x: 0, y: 0, width: 100.25, height: 100.25))
        }
        let context = try #require(CGContext(flippedSize: CGSize(width: 100, height: 100), scale: 1, isOpaque: true))
        context.translateBy(x: 0, y: 100)
        context.scaleBy(x: 1, y: -1)
        context.concatenate(
            page.getDrawingTransform(.cropBox, rect: CGRect(x: 0, y: 0, width: 100, height: 100), rotate: 0, preserveAspectRatio: true))
        context.drawPDFPage(page)
        let image = context.takeImage()
        #expect(Self.pixel(image, 25, 50) == [0, 0, 255, 255])
        #expect(Self.pixel(image, 75, 50) == [0, 0, 0, 255])
        #expect(Self.pixel(image, 25, 10) == [0, 0, 0, 255])
    }

    @Test func isNoBitmap() throws {
        _ = try Self.document {
            $0.beginPage(mediaBox: nil)
            #expect($0.data == nil)
            #expect($0.makeImage() == nil)
            #expect($0.bytesPerRow == 0)
            $0.clear(CGRect(x: 0, y: 0, width: 10, height: 10))
            $0.resetClip()
            $0.endPage()
        }
        var absurd = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10)
        let consumer = try #require(CGDataConsumer(data: NSMutableData()))
        #expect(CGContext(consumer: consumer, mediaBox: &absurd, nil) == nil)
    }

    @Test func whatIsNoDocumentIsNone() throws {
        #expect(CGPDFDocument(data: Data("%PDF-1.4".utf8)) == nil)
        #expect(CGPDFDocument(NSURL(fileURLWithPath: "/nowhere.pdf")) == nil)
    }

    @Test func functionsTakeTheBytes() throws {
        var callbacks = CGDataConsumerCallbacks(
            putBytes: { info, bytes, count in
                info.map { Unmanaged<NSMutableData>.fromOpaque($0).takeUnretainedValue().append(bytes, length: count) }
                return count
            }, releaseConsumer: nil)
        let data = NSMutableData()
        let consumer = try #require(CGDataConsumer(info: Unmanaged.passUnretained(data).toOpaque(), cbks: &callbacks))
        CGContext(consumer: consumer, mediaBox: nil, nil)?.closePDF()
        #expect(Data(referencing: data).prefix(5) == Data("%PDF-".utf8))
    }
}
