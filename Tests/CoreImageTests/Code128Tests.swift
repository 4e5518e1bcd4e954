import BarcodeReading
import Testing
import UIKit

@testable import CoreImage

/// Bars of Code 128: their symbols by the standard's examples, and what a reader makes of them.
struct Code128Tests {
    private func code(_ text: String, _ inputs: [String: Any] = [:]) -> CIImage? {
        CIFilter(name: "CICode128BarcodeGenerator", parameters: inputs.merging(["inputMessage": Data(text.utf8)]) { $1 })?.outputImage
    }

    @Test func sizesAreThoseOfModules() throws {
        // Start, four letters, check and stop: six symbols of 11 modules and one of 13.
        #expect(try #require(Code128(Array("abcd".utf8))).modules.count == 6 * 11 + 13)
        // Pairs of digits share a symbol.
        #expect(try #require(Code128(Array("123456".utf8))).modules.count == 5 * 11 + 13)
        #expect(code("abcd")?.extent == CGRect(x: 0, y: 0, width: 79 + 14, height: 32 + 14))
        #expect(code("abcd", ["inputQuietSpace": 0, "inputBarcodeHeight": 10])?.extent == CGRect(x: 0, y: 0, width: 79, height: 10))
        #expect(code("abcd", ["inputQuietSpace": 1e12])?.extent.width == CGFloat(119))
    }

    @Test func whatIsNoASCIIHasNoCode() {
        #expect(code("") == nil)
        #expect(code("Straße") == nil)
        #expect(CIFilter(name: "CICode128BarcodeGenerator")?.outputImage == nil)
    }

    @Test(arguments: [
        "Quince", "1234567890", "123", "12345", "AB1234567CD", "ABC\u{01}\u{1f}def", "a1b22c333d4444e55555f666666", "00", "7", "~`{}|",
        "x123456",
        " !\"#$%&'()*+,-./:;<=>?@[\\]^_", "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
    ])
    func aReaderReadsWhatIsWritten(_ text: String) throws {
        let image = try #require(code(text)).transformed(by: CGAffineTransform(scaleX: 3, y: 3))
        let picture = try #require(CIContext().createCGImage(image, from: image.extent))
        let found = try #require(ReadBarcode.all(in: picture))
        #expect(found.count == 1)
        #expect(found.first?.kind == .code128)
        #expect(found.first?.text == text)
    }

    @Test func filtersWithProperties() {
        let filter = CIFilter.code128BarcodeGenerator()
        #expect(filter.quietSpace == 7)
        #expect(filter.barcodeHeight == 32)
        filter.message = Data("abcd".utf8)
        filter.quietSpace = 2
        #expect(filter.outputImage?.extent.size == CGSize(width: 83, height: 36))
    }
}
