import Testing

@testable import UIKit

@MainActor @Suite struct SymbolValueTests {
    private func pale(_ name: String, _ value: Double) throws -> [Bool] {
        let parts = try #require(SymbolParts(name: name))
        return parts.drawing(SymbolLibrary.shared.drawing(named: name), at: value).steps.map(\.isPale)
    }

    private func paleCount(_ name: String, _ value: Double) throws -> Int { try pale(name, value).count { $0 } }

    @Test func partsBeyondTheValueArePale() throws {
        #expect(try [0, 0.2, 0.3, 0.6, 1].map { try paleCount("cellularbars", $0) } == [4, 3, 2, 1, 0])
        #expect(try [0, 0.5, 1].map { try paleCount("wifi", $0) } == [4, 2, 0])
        // The loudspeaker itself is always full.
        #expect(try [0, 0.3, 0.5, 1].map { try paleCount("speaker.wave.3", $0) } == [3, 2, 1, 0])
        #expect(try [0, 0.3, 0.5, 1].map { try paleCount("speaker.wave.3.fill", $0) } == [3, 2, 1, 0])
        #expect(SymbolParts(name: "star.fill") == nil)
    }

    @Test func aValueChangesThePictureAndNotItsSize() throws {
        let full = try #require(UIImage(systemName: "wifi", variableValue: 1)),
            low = try #require(UIImage(systemName: "wifi", variableValue: 0.1))
        let plain = try #require(UIImage(systemName: "wifi"))
        #expect(full.size == plain.size)
        #expect(low.size == plain.size)
        #expect(full.pngData() == plain.pngData())
        #expect(low.pngData() != plain.pngData())
        // Other symbols and pictures do not change.
        #expect(UIImage(systemName: "star", variableValue: 0.1)?.pngData() == UIImage(systemName: "star")?.pngData())
    }

    /// Opaque colours of the pixels: those that are there often, as RGB.
    private func colors(_ name: String, _ configuration: UIImage.SymbolConfiguration, tint: UIColor = .black) throws -> Set<[UInt8]> {
        let large = UIImage.SymbolConfiguration(pointSize: 80).applying(configuration)
        let image = try #require(UIImage(systemName: name, withConfiguration: large)?.displayImage(tint: tint))
        let width = image.width, height = image.height, space = CGColorSpace(name: CGColorSpace.sRGB)!
        let context = try #require(
            CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 4 * width, space: space,
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
        let bytes = try #require(context.data).bindMemory(to: UInt8.self, capacity: 4 * width * height)
        var counts: [[UInt8]: Int] = [:]
        for index in 0..<width * height where bytes[4 * index + 3] == 255 {
            counts[[bytes[4 * index], bytes[4 * index + 1], bytes[4 * index + 2]], default: 0] += 1
        }
        return Set(counts.filter { $0.value * 200 > width * height }.keys)
    }

    private let yellow: [UInt8] = [255, 204, 0], green: [UInt8] = [52, 199, 89], white: [UInt8] = [255, 255, 255],
        black: [UInt8] = [0, 0, 0]

    @Test func symbolsHaveTheirOwnColorsWhereTheyAreWanted() throws {
        let own = UIImage.SymbolConfiguration.preferringMulticolor()
        #expect(try colors("star.fill", own) == [yellow])
        #expect(try colors("exclamationmark.triangle.fill", own) == [yellow, white])
        #expect(try colors("plus.circle.fill", own) == [green, white])
        #expect(try colors("person.crop.circle.badge.checkmark", own).isSuperset(of: [green, black]))
        // Those that have none are tinted.
        #expect(try colors("square.fill", own) == [black])
        #expect(UIImage(systemName: "square.fill", withConfiguration: own)?.isTemplate == true)
        #expect(UIImage(systemName: "star.fill", withConfiguration: own)?.isTemplate == false)
        #expect(try colors("star.fill", own.applying(UIImage.SymbolConfiguration.preferringMonochrome())) == [black])
    }
}
