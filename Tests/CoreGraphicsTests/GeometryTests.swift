import CoreGraphics
import Testing

@Suite("Geometry")
struct GeometryTests {
    @Test("Values print as on Apple's platforms")
    func printing() {
        var text = ""
        print(CGRect(x: 50, y: 50, width: 100, height: 100), CGSize(width: 100, height: 50), CGPoint(x: 1, y: 2.5), to: &text)
        #expect(text == "(50.0, 50.0, 100.0, 100.0) (100.0, 50.0) (1.0, 2.5)\n")
        #expect("\(CGAffineTransform.identity)" == "CGAffineTransform(a: 1.0, b: 0.0, c: 0.0, d: 1.0, tx: 0.0, ty: 0.0)")
    }

    @Test("scaledBy, rotated and translatedBy act before the transform they are called on")
    func order() {
        let t = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)
        #expect(CGPoint(x: 1, y: 1).applying(t) == CGPoint(x: 12, y: 2))
        #expect(CGPoint(x: 12, y: 2).applying(t.inverted()) == CGPoint(x: 1, y: 1))
        let turned = CGRect(x: 0, y: 0, width: 2, height: 4).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.minX + 4) < 1e-12)
        #expect(abs(turned.width - 4) < 1e-12)
        #expect(abs(turned.height - 2) < 1e-12)
        #expect(CGSize(width: 3, height: 4).applying(CGAffineTransform(translationX: 9, y: 9)) == CGSize(width: 3, height: 4))
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test("Comparisons by method")
    func comparisons() {
        #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
        #expect(!CGPoint.zero.equalTo(CGPoint(x: 0, y: 1)))
        #expect(CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2)))
        #expect(!CGSize.zero.equalTo(CGSize(width: 1, height: 0)))
        #expect(CGRect(x: 10, y: 10, width: -10, height: -10).equalTo(CGRect(x: 0, y: 0, width: 10, height: 10)))
        #expect(!CGRect.zero.equalTo(CGRect(x: 0, y: 0, width: 0, height: 1)))
        #expect(CGRect.null.equalTo(.null))
        #expect(!CGRect.null.equalTo(.zero))
    }

    @Test("Colours of other spaces are shown in sRGB")
    func colors() throws {
        let displayP3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let red = try #require(CGColor(colorSpace: displayP3, components: [1, 0, 0, 0.5]))
        #expect(abs(red.sRGB.red - 1.093) < 0.001)
        #expect(red.sRGB.green < 0)
        #expect(red.alpha == 0.5)
        let gray = CGColor(gray: 0.5, alpha: 1)
        #expect(gray.components == [0.5, 1])
        #expect(gray.sRGB.blue == 0.5)
        #expect(gray == CGColor(gray: 0.5, alpha: 1))
        #expect(gray != CGColor(gray: 0.4, alpha: 1))
        let there = try #require(red.converted(to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil))
        #expect(there.numberOfComponents == 4)
    }
}
