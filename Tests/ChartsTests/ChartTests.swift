import SwiftUI
import Testing

@testable import Charts

/// Charts as they are drawn.
@MainActor struct ChartTests {
    private struct Sale: Identifiable {
        let id: String
        let count: Int
    }
    private let sales = [Sale(id: "Mon", count: 3), Sale(id: "Tue", count: 5), Sale(id: "Wed", count: 2)]

    private func pixels(_ view: some View) throws -> (image: CGImage, at: (Int, Int) -> [UInt8]) {
        let renderer = ImageRenderer(content: view.frame(width: 300, height: 200).background(.white))
        renderer.scale = 1
        let image = try #require(renderer.cgImage)
        let width = image.width, height = image.height
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        try bytes.withUnsafeMutableBytes { buffer in
            let context = try #require(
                CGContext(
                    data: buffer.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
        }
        return (image, { x, y in Array(bytes[(y * width + x) * 4..<(y * width + x) * 4 + 3]) })
    }

    @Test func barsAreAsHighAsTheirValues() throws {
        var frame = CGRect.zero, places: [CGFloat] = [], tops: [CGFloat] = []
        let chart = Chart(sales) { sale in
            BarMark(x: .value("Day", sale.id), y: .value("Count", sale.count)).foregroundStyle(.red)
        }
        .chartOverlay { proxy in
            GeometryReader { geometry in
                let _ = frame = proxy.plotFrame.map { geometry[$0] } ?? .zero
                let _ = places = sales.compactMap { proxy.position(forX: $0.id) }
                let _ = tops = sales.compactMap { proxy.position(forY: $0.count) }
                Color.clear
            }
        }
        let (_, pixel) = try pixels(chart)
        #expect(frame.minX == 0)
        #expect(frame.minY > 0)
        #expect(frame.maxX < 300, "labels of the vertical axis stand at its right")
        #expect(frame.maxY < 190, "labels of the horizontal axis stand below")
        #expect(places.count == 3)
        for (x, top) in zip(places, tops) {
            let bar = pixel(Int(frame.minX + x), Int(frame.minY + top + 4)), above = pixel(Int(frame.minX + x), Int(frame.minY + top - 3))
            #expect(bar[0] > 200)
            #expect(bar[1] < 100)
            #expect(above[1] > 200)
        }
    }

    @Test func viewsAroundTheChartChangeItsAxes() throws {
        var plain = CGSize.zero, bare = CGSize.zero
        func chart(_ size: @escaping (CGSize) -> Void) -> some View {
            Chart(sales) { BarMark(x: .value("Day", $0.id), y: .value("Count", $0.count)) }
                .chartBackground { proxy in
                    let _ = size(proxy.plotSize)
                    Color.clear
                }
        }
        _ = try pixels(chart { plain = $0 })
        _ = try pixels(chart { bare = $0 }.chartXAxis(.hidden).chartYAxis(.hidden))
        #expect(bare == CGSize(width: 300, height: 200))
        #expect(plain.width < 300)
        #expect(plain.height < 200)
    }

    @Test func insetLabelsTakeNoRoom() throws {
        var widths: [CGFloat] = []
        for preset in [AxisMarkPreset.automatic, .extended, .inset] {
            _ = try pixels(
                Chart(sales) { BarMark(x: .value("Day", $0.id), y: .value("Count", $0.count)) }
                    .chartYAxis { AxisMarks(preset: preset) }
                    .chartBackground { proxy in
                        let _ = widths.append(proxy.plotSize.width)
                        Color.clear
                    })
        }
        #expect(widths.first ?? 0 < 300)
        #expect(widths.last == 300)
    }

    @Test func labelsOfAnAxisAreTheAppsOwn() throws {
        var asked: [Int] = [], counts: Set<Int> = []
        _ = try pixels(
            Chart(sales) { BarMark(x: .value("Day", $0.id), y: .value("Count", $0.count)) }
                .chartYAxis {
                    AxisMarks(position: .leading, values: [0, 2, 4]) { value in
                        let _ = asked.append(value.as(Int.self) ?? -1)
                        let _ = counts.insert(value.count)
                        AxisGridLine()
                        AxisValueLabel { Text("\(value.as(Int.self) ?? 0) pieces") }
                    }
                })
        #expect(Set(asked) == [0, 2, 4])
        #expect(counts == [3])
    }

    @Test func chartsWithoutDataAreEmpty() throws {
        _ = try pixels(Chart([Sale]()) { BarMark(x: .value("Day", $0.id), y: .value("Count", $0.count)) })
        _ = try pixels(Chart {})
        _ = try pixels(Chart { SectorMark(angle: .value("Part", 0)) })
    }
}
