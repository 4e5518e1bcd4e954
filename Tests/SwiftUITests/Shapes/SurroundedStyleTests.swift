import Testing
import UIKit

@testable import SwiftUI

@MainActor struct SurroundedStyleTests {
    private func pixel(_ view: some View) throws -> [UInt8] { try PixelReader.pixel(10, 10, of: view) }

    @Test func theForegroundIsThatOfTheSurroundings() throws {
        #expect(try pixel(Rectangle().foregroundStyle(.foreground).foregroundStyle(.red)) == PixelReader.red)
        #expect(try pixel(Rectangle().foregroundStyle(AnyShapeStyle(.foreground)).foregroundStyle(.red)) == PixelReader.red)
        #expect(try pixel(Rectangle().foregroundStyle(.foreground)) == [0, 0, 0, 255])
    }

    @Test func opacitiesOfTheForegroundMultiply() throws {
        let half = try pixel(Rectangle().foregroundStyle(.foreground.opacity(0.5)).foregroundStyle(.red))
        #expect(half[3] == 128)
        let quarter = try pixel(Rectangle().foregroundStyle(.foreground.opacity(0.5)).foregroundStyle(.foreground.opacity(0.5)))
        #expect(quarter[3] == 64)
    }

    @Test func theBackgroundIsThatOfTheSurroundings() throws {
        #expect(try pixel(Rectangle().fill(.background).backgroundStyle(.background).backgroundStyle(.red)) == PixelReader.red)
        #expect(try pixel(Rectangle().fill(.background).backgroundStyle(.background.opacity(0.5)).backgroundStyle(.red))[3] == 128)
        #expect(try pixel(Rectangle().fill(.background).environment(\.backgroundStyle, AnyShapeStyle(.background.opacity(0.5))))[3] == 128)
    }

    @Test func theTintIsThatOfTheSurroundings() throws {
        #expect(try pixel(Rectangle().fill(.tint).tint(TintShapeStyle()).tint(.red)) == PixelReader.red)
        #expect(try pixel(Rectangle().fill(.tint).tint(TintShapeStyle().opacity(0.5)).tint(.red))[3] == 128)
        let gradient = LinearGradient(colors: [.red, .red], startPoint: .top, endPoint: .bottom)
        #expect(try pixel(Rectangle().fill(.tint).tint(gradient)) == PixelReader.red)
    }
}
