import SwiftUI
import Testing

@testable import Charts

/// Marks with the scales that come of them.
@MainActor struct ModelTests {
    private func model(
        _ change: (inout ChartConfiguration) -> Void = { _ in }, @ChartContentBuilder _ content: () -> some ChartContent
    ) -> ChartModel {
        var configuration = ChartConfiguration()
        change(&configuration)
        return ChartModel(content(), configuration, EnvironmentValues())
    }

    private func span(_ place: ResolvedMark.Place) -> [Double]? {
        if case .numbers(let start, let end) = place { [start, end] } else { nil }
    }

    @Test func barsBeginAtZeroAndStack() {
        let model = model {
            BarMark(x: .value("Kind", "a"), y: .value("Count", 3))
            BarMark(x: .value("Kind", "a"), y: .value("Count", 4))
            BarMark(x: .value("Kind", "b"), y: .value("Count", -2))
            BarMark(x: .value("Kind", "b"), y: .value("Count", 5))
        }
        #expect(model.marks.map { span($0.y) } == [[0, 3], [3, 7], [0, -2], [0, 5]])
        #expect(model.x.scale.domain == .categories(["a", "b"]))
        #expect(model.y.scale.domain == .continuous(-2...8))
        #expect(model.y.scale.isReversed)
    }

    @Test func normalizedStacksAreWholes() {
        let model = model {
            BarMark(x: .value("Kind", "a"), y: .value("Count", 1), stacking: .normalized)
            BarMark(x: .value("Kind", "a"), y: .value("Count", 3), stacking: .normalized)
            BarMark(x: .value("Kind", "b"), y: .value("Count", 2), stacking: .center)
            BarMark(x: .value("Kind", "c"), y: .value("Count", 2), stacking: .unstacked)
            BarMark(x: .value("Kind", "c"), y: .value("Count", 1), stacking: .unstacked)
        }
        #expect(model.marks.map { span($0.y) } == [[0, 0.25], [0.25, 1], [-1, 1], [0, 2], [0, 1]])
    }

    @Test func barsOfOneDimensionLieBehindEachOther() {
        let model = model {
            BarMark(x: .value("Size", 3))
            BarMark(x: .value("Size", 4))
        }
        #expect(model.marks.map { span($0.x) } == [[0, 3], [3, 7]])
        #expect(model.marks.map(\.hasSuccessor) == [true, false])
        #expect(model.y.isShown == false)
        let geometry = PlotGeometry(model: model, size: CGSize(width: 80, height: 20))
        #expect(geometry.frame(model.marks[0]) == CGRect(x: 0, y: 0, width: 30, height: 20))
    }

    @Test func barsAreRoundWhereNothingAdjoins() {
        let model = model {
            BarMark(x: .value("Kind", "a"), y: .value("Count", 3))
            BarMark(x: .value("Kind", "a"), y: .value("Count", 4))
            BarMark(x: .value("Kind", "a"), y: .value("Count", -4))
            BarMark(x: .value("Kind", "b"), yStart: .value("Count", 1), yEnd: .value("Count", 4))
        }
        #expect(model.marks.map(\.hasBase) == [true, true, true, false])
        #expect(model.marks.map(\.hasSuccessor) == [true, false, false, false])
        let geometry = PlotGeometry(model: model, size: CGSize(width: 100, height: 100))
        let shapes = model.marks.flatMap { PlotShapes([$0], geometry).shapes }
        func isCornerFilled(_ index: Int, _ x: (CGRect) -> CGFloat, _ y: (CGRect) -> CGFloat) -> Bool {
            let frame = shapes[index].path.boundingRect
            return shapes[index].path.contains(CGPoint(x: x(frame.insetBy(dx: 0.2, dy: 0.2)), y: y(frame.insetBy(dx: 0.2, dy: 0.2))))
        }
        #expect(isCornerFilled(0, \.minX, \.minY), "another bar stands on it")
        #expect(isCornerFilled(1, \.minX, \.maxY))
        #expect(!isCornerFilled(1, \.minX, \.minY))
        #expect(isCornerFilled(2, \.maxX, \.minY), "the base line")
        #expect(!isCornerFilled(2, \.maxX, \.maxY))
        #expect(!isCornerFilled(3, \.minX, \.minY))
        #expect(!isCornerFilled(3, \.minX, \.maxY))
    }

    @Test func barsAtNumbersAreAsWideAsTheirDistances() throws {
        let model = model {
            ForEach([0, 10, 15, 40], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
        }
        let frame = try #require(PlotGeometry(model: model, size: CGSize(width: 400, height: 50)).frame(model.marks[1]))
        #expect(frame.midX == 100)
        #expect(abs(frame.width - 35) < 0.001, "0.7 of 5, the least distance")
    }

    @Test func categoriesHaveColoursAlongGradients() {
        var configuration = ChartConfiguration()
        configuration.foregroundStyles.range = (0..<64).map { AnyShapeStyle(Color(white: Double($0) / 63)) }
        configuration.foregroundStyles.isGradient = true
        let model = model({ $0 = configuration }) {
            ForEach(["a", "b", "c"], id: \.self) { PointMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("Kind", $0)) }
        }
        let whites = ["a", "b", "c"].map { name in
            let color = model.styles.color(of: _MarkStyle.Group(value: .category(name)))
            return (0..<64).first { "\(AnyShapeStyle(Color(white: Double($0) / 63)))" == "\(color)" }
        }
        #expect(whites == [0, 31, 63])
    }

    @Test func desiredCountsAreOfValues() {
        let model = model({ $0.y.marks = [_AxisMarkGroup(values: .automatic(desiredCount: 3))] }) {
            BarMark(x: .value("Day", "M"), y: .value("Seconds", 29_000))
        }
        #expect(model.y.scale.domain == .continuous(0...40_000))
        #expect(model.y.groups.first?.values.map(\.plotted) == [.number(0), .number(20_000), .number(40_000)])
    }

    @Test func barsLieWhereCategoriesAreVertical() {
        let model = model { BarMark(x: .value("Count", 3), y: .value("Kind", "a")) }
        #expect(span(model.marks[0].x) == [0, 3])
        #expect(model.marks[0].isVertical == false)
        #expect(model.y.scale.isReversed == false, "the first category is at the top")
    }

    @Test func groupsStandSideBySide() throws {
        let model = model {
            ForEach(["x", "y"], id: \.self) { group in
                BarMark(x: .value("Kind", "a"), y: .value("Count", 2)).position(by: .value("Group", group))
            }
        }
        #expect(model.marks.map { span($0.y) } == [[0, 2], [0, 2]], "they do not stack")
        let geometry = PlotGeometry(model: model, size: CGSize(width: 100, height: 100))
        let first = try #require(geometry.frame(model.marks[0])), second = try #require(geometry.frame(model.marks[1]))
        #expect(abs(first.maxX - second.minX) < 0.001)
        #expect(first.width == second.width)
    }

    @Test func domainsReachToZeroUnlessToldOtherwise() {
        let points: () -> ForEach<[Int], Int, PointMark> = {
            ForEach([62, 78], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
        }
        #expect(model(content: points).y.scale.domain == .continuous(0...80))
        let free = model({ $0.y.domain = AutomaticScaleDomain.automatic(includesZero: false)._domain }, points)
        #expect(free.y.scale.domain == .continuous(60...80))
        let fixed = model({ $0.y.domain = (50...90)._domain }, points)
        #expect(fixed.y.scale.domain == .continuous(50...90))
        let down = model({ $0.y.domain = [90, 50]._domain }, points)
        #expect(down.y.scale.domain == .continuous(50...90))
        #expect(down.y.scale.isReversed == false)
    }

    private func model(content: () -> some ChartContent) -> ChartModel { ChartModel(content(), ChartConfiguration(), EnvironmentValues()) }

    @Test func unitsOfACalendarAreBins() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        let date = Date(timeIntervalSince1970: 1_750_000_000)
        let model = model { BarMark(x: .value("Day", date, unit: .day, calendar: calendar), y: .value("Count", 1)) }
        guard case .continuous(let range) = model.x.scale.domain else {
            Issue.record("no continuous scale")
            return
        }
        #expect(range.upperBound - range.lowerBound == 86_400)
        #expect(model.x.scale.type == .date)
        let frame = try #require(PlotGeometry(model: model, size: CGSize(width: 100, height: 50)).frame(model.marks[0]))
        #expect(frame == CGRect(x: 15, y: 0, width: 70, height: 50))
    }

    @Test func innerStylesReplaceOuterOnes() {
        let model = model {
            ForEach([1], id: \.self) { _ in
                PointMark(x: .value("x", 1), y: .value("y", 1)).symbolSize(100).opacity(0.5)
            }
            .symbolSize(25).opacity(0.5).zIndex(3)
        }
        #expect(model.marks[0].mark.style.symbolArea == 100)
        #expect(model.marks[0].mark.style.opacity == 0.25)
        #expect(model.marks[0].mark.style.zIndex == 3)
        #expect(PlotGeometry(model: model, size: CGSize(width: 100, height: 50)).symbolSide(model.marks[0]) == 10)
    }

    @Test func sectorsFillTheCircle() throws {
        let model = model {
            ForEach([1.0, 3], id: \.self) { SectorMark(angle: .value("Part", $0), innerRadius: .ratio(0.5)) }
        }
        #expect(model.marks.map(\.turns) == [0...0.25, 0.25...1])
        #expect(model.total == 4)
        #expect(model.x.isShown == false)
        let geometry = PlotGeometry(model: model, size: CGSize(width: 100, height: 100))
        let first = try #require(geometry.sector(model.marks[0]))
        #expect(first.contains(CGPoint(x: 75, y: 25)), "the quarter at the top right")
        #expect(!first.contains(CGPoint(x: 25, y: 25)))
        #expect(!first.contains(CGPoint(x: 55, y: 45)), "the hole")
    }

    @Test func seriesAreLinesOfTheirOwn() {
        let model = model {
            ForEach(0..<3) { index in
                LineMark(x: .value("x", index), y: .value("y", index)).foregroundStyle(by: .value("Kind", index == 1 ? "b" : "a"))
            }
        }
        let geometry = PlotGeometry(model: model, size: CGSize(width: 100, height: 100))
        let shapes = PlotShapes(model.marks, geometry).shapes
        #expect(shapes.count == 2)
        #expect(model.styles.colorValues == [.category("a"), .category("b")])
    }

    @Test func numbersThatAreNoneInterruptLines() {
        let model = model {
            ForEach([0.0, 1, .nan, 3, 4], id: \.self) { LineMark(x: .value("x", $0.isNaN ? 2 : $0), y: .value("y", $0)) }
            BarMark(x: .value("x", 1), y: .value("y", Double.infinity))
        }
        let geometry = PlotGeometry(model: model, size: CGSize(width: 100, height: 100))
        let shapes = PlotShapes(model.marks, geometry).shapes
        var starts = 0
        shapes[0].path.forEach { if case .move = $0 { starts += 1 } }
        #expect(starts == 2)
    }

    @Test(arguments: [
        InterpolationMethod.linear, .monotone, .catmullRom, .cardinal, .stepStart, .stepCenter, .stepEnd, .catmullRom(alpha: 1),
        .cardinal(tension: 0.5),
    ])
    func linesReachAllTheirPoints(method: InterpolationMethod) {
        let points = [CGPoint(x: 0, y: 10), CGPoint(x: 10, y: 30), CGPoint(x: 10, y: 30), CGPoint(x: 30, y: 30), CGPoint(x: 40, y: 0)]
        var path = Path(), ends: [CGPoint] = [points[0]]
        path.move(to: points[0])
        Interpolation.add(points, method.method, to: &path)
        path.forEach { element in
            switch element {
            case .line(let end): ends.append(end)
            case .curve(let end, let first, let second):
                #expect(first.x.isFinite)
                #expect(second.y.isFinite)
                ends.append(end)
            default: break
            }
        }
        for point in points { #expect(ends.contains(point)) }
    }

    @Test func monotoneCurvesDoNotOvershoot() {
        let points = [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 10), CGPoint(x: 2, y: 10), CGPoint(x: 3, y: 50)]
        var path = Path()
        path.move(to: points[0])
        Interpolation.add(points, InterpolationMethod.monotone.method, to: &path)
        path.forEach { element in
            guard case .curve(let end, let first, let second) = element else { return }
            #expect(first.y <= end.y)
            #expect(second.y <= end.y)
        }
    }

    @Test func axesWriteTheDigitsOfTheirStep() {
        let format = AxisFormat.automatic(step: 0.25, unit: nil, locale: Locale(identifier: "en_US"), calendar: .current)
        #expect(format.text(.number(0.5)) == "0.50")
        let whole = AxisFormat.automatic(step: 200_000, unit: nil, locale: Locale(identifier: "en_US"), calendar: .current)
        #expect(whole.text(.number(1_200_000)) == "1,200,000")
        #expect(whole.text(.category("x")) == "x")
    }

    @Test func masksHavePlacesOnTheAxes() {
        let model = model {
            RectangleMark(xStart: .value("x", 0), xEnd: .value("x", 10))
                .mask {
                    AreaMark(x: .value("x", 0), y: .value("y", 5))
                    AreaMark(x: .value("x", 10), y: .value("y", 40))
                }
        }
        #expect(model.marks.count == 1)
        #expect(model.marks[0].masks.map(\.count) == [2])
        #expect(model.y.scale.domain == .continuous(0...40))
    }

    @Test func paddingKeepsMarksFromTheEdges() {
        let padded = model({ $0.x.range = PlotDimensionScaleRange.plotDimension(startPadding: 20, endPadding: 30)._range }) {
            PointMark(x: .value("x", 0), y: .value("y", 1))
            PointMark(x: .value("x", 10), y: .value("y", 1))
        }
        let geometry = PlotGeometry(model: padded, size: CGSize(width: 200, height: 100))
        #expect(padded.marks.map { geometry.point($0)?.x } == [20, 170])
        let proxy = ChartProxy(model: padded, plotSize: CGSize(width: 200, height: 100), plotFrame: nil, plotContainerFrame: nil)
        #expect(proxy.position(forX: 5) == 95)
        #expect(proxy.value(atX: 95, as: Double.self) == 5)
    }
}
