import DeviceProtocol
import SwiftUI

/// The size and shape of a widget.
///
/// Source: Apple's documentation of `WidgetFamily`.
public enum WidgetFamily: Int, CaseIterable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
    case systemSmall = 0
    case systemMedium = 1
    case systemLarge = 2
    /// On iPads only.
    case systemExtraLarge = 3
    case accessoryCircular = 5
    case accessoryRectangular = 6
    case accessoryInline = 7

    public var description: String {
        switch self {
        case .systemSmall: "systemSmall"
        case .systemMedium: "systemMedium"
        case .systemLarge: "systemLarge"
        case .systemExtraLarge: "systemExtraLarge"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        case .accessoryInline: "accessoryInline"
        }
    }

    public var debugDescription: String { description }

    init(_ name: WidgetFamilyName) {
        switch name {
        case .small: self = .systemSmall
        case .medium: self = .systemMedium
        case .large: self = .systemLarge
        case .extraLarge: self = .systemExtraLarge
        case .accessoryCircular: self = .accessoryCircular
        case .accessoryRectangular: self = .accessoryRectangular
        case .accessoryInline: self = .accessoryInline
        }
    }

    var name: WidgetFamilyName {
        switch self {
        case .systemSmall: .small
        case .systemMedium: .medium
        case .systemLarge: .large
        case .systemExtraLarge: .extraLarge
        case .accessoryCircular: .accessoryCircular
        case .accessoryRectangular: .accessoryRectangular
        case .accessoryInline: .accessoryInline
        }
    }
}

/// The rendering of a widget's colours.
///
/// Source: Apple's documentation of `WidgetRenderingMode`.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
    public let description: String
    /// As they are.
    public static let fullColor = WidgetRenderingMode(description: "fullColor")
    /// In two groups, each in one colour.
    public static let accented = WidgetRenderingMode(description: "accented")
    /// Without colours, as on the Lock Screen.
    public static let vibrant = WidgetRenderingMode(description: "vibrant")
}
