import CoreGraphics
import QuinceFoundation
import Testing

struct TypeIdentifierTests {
    /// `CFGetTypeID(value) == CGColor.typeID` tells what an `Any` holds.
    @Test func objectsTellTheirType() {
        let color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(CFGetTypeID(color) == CGColor.typeID)
        #expect(CFGetTypeID(CGMutablePath()) == CGPath.typeID)
        #expect(CFGetTypeID(CGColorSpaceCreateDeviceRGB()) == CGColorSpace.typeID)
        #expect(CFGetTypeID(NSString(string: "a")) != CGColor.typeID)
    }

    @Test func typesDiffer() {
        let types = [
            CGColor.typeID, CGColorSpace.typeID, CGContext.typeID, CGDataConsumer.typeID, CGDataProvider.typeID, CGFont.typeID,
            CGFunction.typeID, CGGradient.typeID, CGImage.typeID, CGLayer.typeID, CGPDFDocument.typeID, CGPDFPage.typeID, CGPath.typeID,
            CGPattern.typeID, CGShading.typeID,
        ]
        #expect(Set(types).count == types.count)
    }
}
