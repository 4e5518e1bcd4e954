import DeviceProtocol
import Testing

@testable import UIKit

/// Charts and colours as assistive technologies hear of them.
@MainActor @Suite(.serialized) struct ChartDescriptorTests {
    private final class ChartView: UIView, AXChart {
        var accessibilityChartDescriptor: AXChartDescriptor?
    }

    private func descriptor(_ summary: String?) -> AXChartDescriptor {
        AXChartDescriptor(
            title: "Sales", summary: summary, xAxis: AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mon", "Tue"]),
            yAxis: AXNumericDataAxisDescriptor(title: "Count", range: 0...5, gridlinePositions: []) { "\(Int($0)) pieces" },
            series: [
                AXDataSeriesDescriptor(name: "Week", isContinuous: false, dataPoints: [AXDataPoint(x: "Mon", y: 3), AXDataPoint(x: "Tue")])
            ])
    }

    @Test func aChartIsPartOfItsElement() throws {
        let device = TestDevice()
        let controller = UIViewController()
        let view = ChartView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        view.isAccessibilityElement = true
        view.accessibilityIdentifier = "chart"
        view.accessibilityChartDescriptor = descriptor("It rises.")
        controller.view.addSubview(view)
        _ = device.show(controller)
        func node() -> ElementNode? {
            device.settle()
            return device.application.makeElementTree().flattened.first { $0.identifier == "chart" }
        }
        #expect(try #require(node()).customContent == [["Sales", "It rises."]])
        view.accessibilityChartDescriptor = descriptor(nil)
        #expect(try #require(node()).customContent == [["Sales", "2 data points"]])
    }

    @Test func pointsAreOfNumbersAndCategories() throws {
        let chart = descriptor(nil)
        let points = chart.series[0].dataPoints
        #expect(points.map(\.xValue.category) == ["Mon", "Tue"])
        #expect(points.map { $0.yValue?.number } == [3, nil])
        #expect(chart.yAxis?.valueDescriptionProvider(2.5) == "2 pieces")
        let copy = try #require(chart.copy() as? AXChartDescriptor)
        #expect(copy !== chart)
        #expect(copy.title == "Sales")
    }

    @Test(arguments: [
        (UIColor.red, "red"), (.black, "black"), (.white, "white"), (.gray, "gray"), (.blue, "blue"), (.brown, "brown"),
        (.orange, "orange"),
        (UIColor(red: 0, green: 0, blue: 0.4, alpha: 1), "dark blue"), (UIColor(red: 0.8, green: 1, blue: 0.8, alpha: 1), "light green"),
        (.magenta, "magenta"), (.cyan, "cyan"), (.yellow, "yellow"),
    ])
    func coloursHaveNames(color: UIColor, name: String) { #expect(color.accessibilityName == name) }
}
