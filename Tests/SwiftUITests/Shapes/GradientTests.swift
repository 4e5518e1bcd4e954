import SwiftUI
import Testing

@MainActor struct GradientTests {
    private let red = PixelReader.red, blue = PixelReader.blue

    @Test func linesInGradientsReachBeyondTheShape() throws {
        let gradient = LinearGradient(colors: [.red, .red], startPoint: .top, endPoint: .bottom)
        let ring = Rectangle().stroke(gradient, lineWidth: 6).frame(width: 10, height: 10)
        #expect(try PixelReader.pixel(3, 10, of: ring) == red)
        #expect(try PixelReader.pixel(6, 10, of: ring) == red)
        #expect(try PixelReader.pixel(10, 10, of: ring) == [0, 0, 0, 0])
        #expect(try PixelReader.pixel(1, 10, of: ring) == [0, 0, 0, 0])
    }

    @Test func textsAreDrawnInGradients() throws {
        let gradient = LinearGradient(colors: [.red, .red], startPoint: .top, endPoint: .bottom)
        let text = Text(verbatim: "█").font(.system(size: 30)).foregroundStyle(gradient).fixedSize()
        #expect(try PixelReader.pixel(10, 10, of: text) == red)
    }

    @Test func coloursMeetHalfwayWhereAnglesLeaveAGap() throws {
        // From the right, clockwise, to the bottom.
        let quarter = AngularGradient(colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(90))
        #expect(try PixelReader.pixel(17, 8, of: Rectangle().fill(quarter)) == red)
        #expect(try PixelReader.pixel(12, 1, of: Rectangle().fill(quarter)) == red)
        #expect(try PixelReader.pixel(2, 12, of: Rectangle().fill(quarter)) == blue)
        #expect(try PixelReader.pixel(8, 18, of: Rectangle().fill(quarter)) == blue)
    }

    @Test func stopsOfAnglesStandWhereTheyAreSaidTo() throws {
        let stops: [Gradient.Stop] = [.init(color: .red, location: 0.5), .init(color: .blue, location: 0.5)]
        let styles: [AngularGradient] = [
            AngularGradient(stops: stops, center: .center), .conicGradient(stops: stops, center: .center),
            AngularGradient(stops: stops, center: .center, startAngle: .zero, endAngle: .degrees(360)),
            .angularGradient(stops: stops, center: .center, startAngle: .zero, endAngle: .degrees(360)),
        ]
        // Red below, blue above.
        for style in styles {
            #expect(try PixelReader.pixel(10, 17, of: Rectangle().fill(style)) == red)
            #expect(try PixelReader.pixel(10, 3, of: Rectangle().fill(style)) == blue)
        }
    }

    @Test func gradientsGoAlongTheLinesOfGauges() throws {
        let gauge = Gauge(value: 0) { EmptyView() }.gaugeStyle(.accessoryLinear).tint(Gradient(colors: [.red, .blue])).frame(width: 20)
        let (middle, end) = (try PixelReader.pixel(11, 10, of: gauge), try PixelReader.pixel(17, 10, of: gauge))
        #expect(middle[0] > end[0] && middle[2] < end[2], "\(middle) \(end)")
        #expect(end[2] > 180 && end[0] < 100, "\(end)")
    }
}
