/// The dimensions of a device's widgets.
///
/// Source: Apple's Human Interface Guidelines, Widgets, Specifications.
public struct WidgetMetrics: Sendable {
    /// In points.
    public struct Size: Codable, Equatable, Sendable {
        public var width, height: Double
        public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
    }

    private let device: DeviceDescription

    public init(_ device: DeviceDescription) { self.device = device }

    /// The distance of content from a widget's edges in points, which `contentMarginsDisabled()` takes away.
    public static let contentMargin = 16.0

    /// Points by which the corners of widgets on the home screen are round.
    public var cornerRadius: Double { device.idiom == .pad ? 20 : device.width >= 390 ? 22 : 20 }

    /// The size of a family; nil where the device has none of it.
    public func size(of family: WidgetFamilyName) -> Size? {
        let row = device.idiom == .pad ? pad : phone
        switch family {
        case .small: return Size(width: row.small, height: row.small)
        case .medium: return Size(width: row.wide, height: device.idiom == .pad ? row.small : row.mediumHeight)
        case .large: return Size(width: row.wide, height: row.largeHeight)
        case .extraLarge: return row.extraWide.map { Size(width: $0, height: row.largeHeight) }
        case .accessoryCircular, .accessoryRectangular, .accessoryInline: return device.idiom == .pad ? nil : accessory(family)
        }
    }

    /// The families the device's home screen has.
    public var families: [WidgetFamilyName] {
        WidgetFamilyName.allCases.filter { $0.isForHomeScreen && size(of: $0) != nil }
    }

    private struct Row {
        var small, wide, mediumHeight, largeHeight: Double
        var extraWide: Double?
    }

    private var phone: Row {
        switch (device.width, device.height) {
        case (428..., _): Row(small: 170, wide: 364, mediumHeight: 170, largeHeight: 382)
        case (414..., 800...): Row(small: 169, wide: 360, mediumHeight: 169, largeHeight: 379)
        case (414..., _): Row(small: 159, wide: 348, mediumHeight: 157, largeHeight: 357)
        case (390..., _): Row(small: 158, wide: 338, mediumHeight: 158, largeHeight: 354)
        case (_, 800...): Row(small: 155, wide: 329, mediumHeight: 155, largeHeight: 345)
        default: Row(small: 148, wide: 321, mediumHeight: 148, largeHeight: 324)
        }
    }

    private var pad: Row {
        device.width >= 1000
            ? Row(small: 170, wide: 378.5, mediumHeight: 170, largeHeight: 378.5, extraWide: 795)
            : Row(small: 155, wide: 342, mediumHeight: 155, largeHeight: 342, extraWide: 715.5)
    }

    private func accessory(_ family: WidgetFamilyName) -> Size {
        let (circle, width, height, inline): (Double, Double, Double, Double)
        switch device.width {
        case 428...: (circle, width, height, inline) = (76, 172, 76, 257)
        case 414...: (circle, width, height, inline) = (76, 160, 72, 248)
        case 390...: (circle, width, height, inline) = (72, 160, 72, 234)
        default:
            (circle, width, height, inline) = (
                device.height >= 800 ? 72 : 68, device.height >= 800 ? 157 : 153, device.height >= 800 ? 72 : 68, 225
            )
        }
        switch family {
        case .accessoryCircular: return Size(width: circle, height: circle)
        case .accessoryInline: return Size(width: inline, height: 26)
        default: return Size(width: width, height: height)
        }
    }
}
