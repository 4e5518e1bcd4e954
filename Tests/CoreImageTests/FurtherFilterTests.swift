import Testing
import UIKit

@testable import CoreImage

/// Drawings, screens, tables, neighbourhoods and distortions.
struct FurtherFilterTests {
    private let context = CIContext()

    private func color(_ image: CIImage?, _ x: Int = 0, _ y: Int = 0) throws -> [Int] {
        let image = try #require(image)
        let picture = try #require(context.createCGImage(image, from: CGRect(x: x, y: y, width: 1, height: 1)))
        let pixel = picture.pixel(x: 0, y: 0)
        return [16, 8, 0, 24].map { Int(pixel >> $0 & 255) }
    }

    private func plain(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ size: CGFloat = 16) -> CIImage {
        CIImage(color: CIColor(red: red, green: green, blue: blue)).cropped(to: CGRect(x: 0, y: 0, width: size, height: size))
    }

    /// Black, with a white pixel at (8, 8).
    private var point: CIImage {
        CIImage(color: .white).cropped(to: CGRect(x: 8, y: 8, width: 1, height: 1)).composited(over: plain(0, 0, 0))
    }

    private func output(_ name: String, _ image: CIImage, _ inputs: [String: Any] = [:]) -> CIImage? {
        CIFilter(name: name, parameters: inputs.merging([kCIInputImageKey: image]) { $1 })?.outputImage
    }

    @Test func everyFilterDrawsAnImage() throws {
        let lists = [
            FilterDescription.neighbourhoods, FilterDescription.drawings, FilterDescription.halftones, FilterDescription.colorMaps,
        ]
        let others = ["CIVortexDistortion", "CIHoleDistortion", "CIBumpDistortionLinear", "CIKaleidoscope", "CIDisplacementDistortion"]
        for name in lists.joined().map(\.name) + others {
            let filter = try #require(CIFilter(name: name))
            for key in filter.inputKeys where key.hasSuffix("Image") || key == "inputMask" { filter.setValue(point, forKey: key) }
            let image = try #require(filter.outputImage, "\(name)")
            #expect(image.extent.contains(point.extent), "\(name)")
            #expect(context.createCGImage(image, from: point.extent) != nil, "\(name)")
            #expect(!filter.attributes.isEmpty)
            filter.setValue(nil, forKey: kCIInputImageKey)
            #expect(filter.outputImage == nil, "\(name) without an image")
        }
    }

    @Test func screensKeepBlackAndWhite() throws {
        for name in ["CIDotScreen", "CILineScreen", "CIHatchedScreen", "CICircularScreen", "CICMYKHalftone"] {
            for (light, byte) in [(0.0, 0), (1.0, 255)] {
                let screened = output(name, plain(light, light, light))
                for place in 0..<12 { #expect(try color(screened, place, place) == [byte, byte, byte, 255], "\(name) at \(place)") }
            }
            let gray = output(name, plain(0.5, 0.5, 0.5), [kCIInputSharpnessKey: 1])
            let values = try (0..<16).flatMap { x in try (0..<16).map { try color(gray, x, $0)[0] } }
            #expect(values.contains(0), "\(name)")
            #expect(values.contains(255), "\(name)")
        }
    }

    @Test func neighbours() throws {
        #expect(try color(output("CIMorphologyMaximum", point, [kCIInputRadiusKey: 2]), 10, 8) == [255, 255, 255, 255])
        #expect(try color(output("CIMorphologyMaximum", point, [kCIInputRadiusKey: 2]), 10, 10) == [0, 0, 0, 255])
        #expect(try color(output("CIMorphologyRectangleMaximum", point), 10, 10) == [255, 255, 255, 255])
        #expect(try color(output("CIMorphologyMinimum", point, [kCIInputRadiusKey: 1]), 8, 8) == [0, 0, 0, 255])
        #expect(try color(output("CIMorphologyGradient", point, [kCIInputRadiusKey: 1]), 8, 9) == [255, 255, 255, 255])
        #expect(try color(output("CIMedianFilter", point), 8, 8) == [0, 0, 0, 255])
        // The upper left weight takes the pixel at the upper left.
        let shift = output("CIConvolution3X3", point, [kCIInputWeightsKey: CIVector([1, 0, 0, 0, 0, 0, 0, 0, 0])])
        #expect(try color(shift, 9, 7) == [255, 255, 255, 255])
        #expect(try color(output("CIConvolution5X5", point), 8, 8) == [255, 255, 255, 255])
        #expect(try color(output("CIConvolution3X3", point, [kCIInputWeightsKey: CIVector([1])]), 9, 7) == [255, 255, 255, 255])
        let still = output("CIZoomBlur", point, [kCIInputCenterKey: CIVector(x: 8.5, y: 8.5), kCIInputAmountKey: 0])
        #expect(try color(still, 8, 8) == [255, 255, 255, 255])
    }

    @Test func aMaskSaysHowMuchIsBlurred() throws {
        let sharp = output("CIMaskedVariableBlur", point, ["inputMask": plain(0, 0, 0)])
        #expect(try color(sharp, 8, 8) == [255, 255, 255, 255])
        let soft = output("CIMaskedVariableBlur", point, ["inputMask": plain(1, 1, 1)])
        #expect(try color(soft, 8, 8)[0] < 80)
    }

    @Test func tablesAndPolynomials() throws {
        let gradient = CIFilter(
            name: "CILinearGradient",
            parameters: [
                "inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: 64, y: 0), "inputColor0": CIColor.red,
                "inputColor1": CIColor.blue,
            ])?.outputImage?.cropped(to: CGRect(x: 0, y: 0, width: 64, height: 1))
        let mapped = output("CIColorMap", point, [kCIInputGradientImageKey: try #require(gradient)])
        #expect(try color(mapped, 0, 0)[0] > 240)
        #expect(try color(mapped, 8, 8)[2] > 240)
        let swap = output(
            "CIColorCrossPolynomial", plain(1, 0, 0),
            ["inputRedCoefficients": CIVector([0, 0, 0]), "inputBlueCoefficients": CIVector([1, 0, 0])])
        #expect(try color(swap) == [0, 0, 255, 255])
        #expect(try color(output("CIColorPolynomial", plain(1, 0, 0))) == [255, 0, 0, 255])
        let halved = output("CIColorPolynomial", plain(1, 0, 0), ["inputAlphaCoefficients": CIVector([0.5, 0, 0, 0])])
        #expect(try color(halved)[3] == 128)
        #expect(try color(output("CIThermal", plain(1, 1, 1))) == [255, 255, 255, 255])
        #expect(try color(output("CIXRay", plain(1, 1, 1)))[0] < 10)
    }

    @Test func blendModesOfWholeColours() throws {
        func blended(_ name: String, _ source: CIImage, _ back: CIImage) throws -> [Int] {
            try color(output(name, source, [kCIInputBackgroundImageKey: back]))
        }
        let (red, gray) = (plain(1, 0, 0), plain(0.6, 0.6, 0.6))
        // The light of the gray stays: 0.3 of red's saturation and 0.6 of light.
        #expect(try blended("CILuminosityBlendMode", red, gray) == [77, 77, 77, 255])
        #expect(try blended("CIHueBlendMode", red, gray) == [153, 153, 153, 255])
        #expect(try blended("CISaturationBlendMode", gray, red) == [77, 77, 77, 255])
        let colored = try blended("CIColorBlendMode", red, gray)
        #expect(colored[0] == 255)
        #expect(colored[1] == colored[2])
        #expect(try blended("CISubtractBlendMode", plain(0.2, 0.2, 0.2), gray) == [102, 102, 102, 255])
        #expect(try blended("CIDivideBlendMode", plain(0.8, 0.8, 0.8), gray) == [191, 191, 191, 255])
        #expect(try blended("CIPinLightBlendMode", plain(0.2, 0.2, 0.2), gray) == [102, 102, 102, 255])
        #expect(try blended("CIVividLightBlendMode", plain(1, 1, 1), gray) == [255, 255, 255, 255])
    }

    @Test func placesOfDistortions() throws {
        let center = CIVector(x: 8, y: 8)
        let hole = output("CIHoleDistortion", plain(1, 0, 0), [kCIInputCenterKey: center, kCIInputRadiusKey: 4])
        #expect(try color(hole, 8, 8) == [0, 0, 0, 0])
        #expect(try color(hole, 14, 8) == [255, 0, 0, 255])
        #expect(hole?.extent == CGRect(x: -4, y: -4, width: 24, height: 24))
        // All slices show the one to the right of the centre.
        let right = plain(0, 1, 0).cropped(to: CGRect(x: 8, y: 6, width: 8, height: 4)).composited(over: plain(1, 0, 0))
        let mirrored = output("CIKaleidoscope", right, [kCIInputCenterKey: center, "inputCount": 4])
        #expect(mirrored?.extent.isInfinite == true)
        for (x, y) in [(13, 8), (8, 13), (2, 8), (8, 2)] { #expect(try color(mirrored, x, y)[1] > 200) }
        let moved = output("CIDisplacementDistortion", point, ["inputDisplacementImage": plain(1, 0.5, 0), kCIInputScaleKey: 8])
        #expect(try color(moved, 4, 8)[0] > 240)
    }

    @Test func roundedRectangles() throws {
        let filter = CIFilter.roundedRectangleGenerator()
        (filter.extent, filter.radius, filter.color) = (CGRect(x: 0, y: 0, width: 20, height: 10), 5, .red)
        #expect(filter.outputImage?.extent == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(try color(filter.outputImage, 0, 0) == [0, 0, 0, 0])
        #expect(try color(filter.outputImage, 10, 0) == [255, 0, 0, 255])
        filter.extent = .infinite
        #expect(filter.outputImage?.extent.isEmpty == true)
    }

    @Test func settingsBeyondAllBounds() throws {
        for name in [
            "CIZoomBlur", "CIKaleidoscope", "CIBumpDistortionLinear", "CIHexagonalPixellate", "CIPointillize", "CIMorphologyMaximum",
        ] {
            let filter = try #require(CIFilter(name: name, parameters: [kCIInputImageKey: point]))
            for value in [-1e30, 0, Double.nan, .infinity] {
                for key in filter.inputKeys where key != kCIInputImageKey && key != kCIInputCenterKey {
                    filter.setValue(value, forKey: key)
                }
                let image = try #require(filter.outputImage)
                #expect(context.createCGImage(image, from: CGRect(x: 0, y: 0, width: 4, height: 4)) != nil, "\(name) at \(value)")
            }
        }
    }
}
