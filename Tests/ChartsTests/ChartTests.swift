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
                // As many apps have it: the bounds are there from the first call.
                let _ = frame = geometry[proxy.plotAreaFrame]
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
        _ = try pixels(chart { bare = $0 }.chartXAxis { AxisMarks() }.chartXAxis(.hidden).chartYAxis { AxisMarks() }.chartYAxis(.hidden))
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

    @Test func masksShowWhatTheyCover() throws {
        let chart = Chart {
            RectangleMark(xStart: .value("x", 0), xEnd: .value("x", 10)).foregroundStyle(.red)
                .mask {
                    RectangleMark(
                        xStart: .value("x", 0), xEnd: .value("x", 5), yStart: .value("y", 0), yEnd: .value("y", 10))
                }
        }
        .chartXAxis(.hidden).chartYAxis(.hidden).chartXScale(domain: 0...10)
        let (_, pixel) = try pixels(chart)
        #expect(pixel(50, 100)[1] < 100, "red")
        #expect(pixel(250, 100) == [255, 255, 255])
    }

    @Test func symbolsCanBeOutlines() throws {
        let chart = Chart {
            PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(Circle().strokeBorder(lineWidth: 4)).symbolSize(40 * 40).foregroundStyle(
                .red)
        }
        .chartXAxis(.hidden).chartYAxis(.hidden).chartXScale(domain: 0...2).chartYScale(domain: 0...2)
        let (_, pixel) = try pixels(chart)
        #expect(pixel(150, 100) == [255, 255, 255])
        #expect(pixel(150 - 18, 100)[1] < 100)
    }

    @Test func chartsWithoutDataAreEmpty() throws {
        _ = try pixels(Chart([Sale]()) { BarMark(x: .value("Day", $0.id), y: .value("Count", $0.count)) })
        _ = try pixels(Chart {})
        _ = try pixels(Chart { SectorMark(angle: .value("Part", 0)) })
    }

    // MARK: Many marks

    /// A chart of thousands of points has one shape to paint, and no view for each of them.
    @Test func marksOfOneStyleArePaintedTogether() throws {
        let content = ForEach(0..<1000, id: \.self) { number in
            PointMark(x: .value("X", number), y: .value("Y", number % 7))
        }
        let model = ChartModel(content, ChartConfiguration(), EnvironmentValues())
        let geometry = PlotGeometry(model: model, size: CGSize(width: 300, height: 200))
        #expect(PlotShapes(model.marks, geometry).shapes.count == 1)
    }

    @Test func marksThatShineThroughArePaintedOneByOne() throws {
        let content = ForEach(0..<10, id: \.self) { number in
            PointMark(x: .value("X", number), y: .value("Y", 1)).opacity(0.5)
            PointMark(x: .value("X", number), y: .value("Y", 2)).foregroundStyle(.red)
            PointMark(x: .value("X", number), y: .value("Y", 3)).foregroundStyle(by: .value("Kind", number % 2 == 0 ? "even" : "odd"))
        }
        let model = ChartModel(content, ChartConfiguration(), EnvironmentValues())
        let geometry = PlotGeometry(model: model, size: CGSize(width: 300, height: 200))
        #expect(PlotShapes(model.marks, geometry).shapes.count == 30)
    }

    @Test func eachMarkIsAnElement() throws {
        let chart = Chart(sales) { sale in
            BarMark(x: .value("Day", sale.id), y: .value("Count", sale.count)).accessibilityHidden(sale.id == "Tue")
        }
        let controller = UIHostingController(rootView: chart.frame(width: 300, height: 200))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        window.rootViewController = controller
        window.isHidden = false
        controller.view.layoutIfNeeded()
        func elements(_ object: NSObject) -> [NSObject] {
            if object.isAccessibilityElement { return [object] }
            let inner = object.accessibilityElements ?? (object as? UIView)?.subviews ?? []
            return inner.compactMap { $0 as? NSObject }.flatMap(elements)
        }
        let marks = elements(controller.view).filter {
            ["Mon", "Tue", "Wed"].contains($0.accessibilityLabel) && $0.accessibilityValue != nil
        }
        #expect(marks.map(\.accessibilityLabel) == ["Mon", "Wed"])
        #expect(marks.map(\.accessibilityValue) == ["3", "2"])
        #expect(marks[0].accessibilityFrame.height > marks[1].accessibilityFrame.height)
        #expect(marks[0].accessibilityFrame.maxX < marks[1].accessibilityFrame.minX)
        #expect(abs(marks[0].accessibilityFrame.maxY - marks[1].accessibilityFrame.maxY) < 1)
    }
}
