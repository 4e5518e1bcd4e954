import SwiftUI

/// The marks of an axis, or of several.
///
/// Source: Apple's documentation of `AxisContent`.
@MainActor @preconcurrency public protocol AxisContent {
    var _axisMarks: [_AxisMarkGroup] { get }
}

/// Marks at the values of an axis.
public struct _AxisMarkGroup {
    var preset = AxisMarkPreset.automatic
    var position = AxisMarkPosition.automatic
    var values = AxisMarkValues.automatic
    /// Writes values; nil = as their axis does.
    var format: ((_PlottedValue) -> String?)?
    /// The marks of a value; nil = grid line, tick and label as the axis has them by itself.
    var content: ((AxisValue) -> [_AxisMarkItem])?
    var stroke: StrokeStyle?
}

/// A mark at one value of an axis, as content of `AxisMarks`.
///
/// Source: Apple's documentation of `AxisMark`.
@MainActor @preconcurrency public protocol AxisMark {
    var _items: [_AxisMarkItem] { get }
}

/// Axis content of any type.
///
/// Source: Apple's documentation of `AnyAxisContent`.
@MainActor @preconcurrency public struct AnyAxisContent: AxisContent {
    public let _axisMarks: [_AxisMarkGroup]
    public init(_ content: some AxisContent) { _axisMarks = content._axisMarks }
    public init(erasing content: some AxisContent) { _axisMarks = content._axisMarks }
}

extension BuilderConditional: AxisContent where TrueContent: AxisContent, FalseContent: AxisContent {
    public var _axisMarks: [_AxisMarkGroup] {
        switch branch {
        case .first(let content): content._axisMarks
        case .second(let content): content._axisMarks
        }
    }
}

extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
    public var _items: [_AxisMarkItem] {
        switch branch {
        case .first(let content): content._items
        case .second(let content): content._items
        }
    }
}

extension Optional: AxisMark where Wrapped: AxisMark {
    public var _items: [_AxisMarkItem] { self?._items ?? [] }
}

/// An axis mark of any type.
///
/// Source: Apple's documentation of `AnyAxisMark`.
@MainActor @preconcurrency public struct AnyAxisMark: AxisMark {
    public let _items: [_AxisMarkItem]
    public init(_ mark: some AxisMark) { _items = mark._items }
    public init(erasing mark: some AxisMark) { _items = mark._items }
}
