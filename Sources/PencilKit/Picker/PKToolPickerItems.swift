import UIKit

/// A tool of a picker.
///
/// Source: Apple's documentation of `PKToolPickerItem`.
@preconcurrency @MainActor open class PKToolPickerItem: NSObject {
    public let identifier: String

    fileprivate init(_ identifier: String) { self.identifier = identifier }

    /// The name for VoiceOver.
    var title: String { "" }
    /// The tool that the item stands for; nil where it stands for none.
    var tool: (any PKTool)? { nil }
}

/// A tool of a picker that draws.
///
/// Source: Apple's documentation of `PKToolPickerInkingItem`.
@preconcurrency @MainActor open class PKToolPickerInkingItem: PKToolPickerItem {
    open internal(set) var inkingTool: PKInkingTool
    open var allowsColorSelection = true

    /// - Parameters:
    ///   - width: Points; nil for the ink's default.
    ///   - identifier: nil for the ink's.
    public init(type: PKInkingTool.InkType, color: UIColor = .black, width: CGFloat? = nil, azimuth: CGFloat = 0, identifier: String? = nil)
    {
        inkingTool = PKInkingTool(type, color: color, width: width ?? type.defaultWidth, azimuth: azimuth)
        super.init(identifier ?? type.rawValue)
    }

    override var title: String {
        switch inkingTool.inkType {
        case .pen: "Pen"
        case .pencil: "Pencil"
        case .marker: "Marker"
        case .monoline: "Monoline"
        case .fountainPen: "Fountain Pen"
        case .watercolor: "Watercolor"
        case .crayon: "Crayon"
        case .reed: "Reed Pen"
        }
    }
    override var tool: (any PKTool)? { inkingTool }
}

/// A tool of a picker that erases.
///
/// Source: Apple's documentation of `PKToolPickerEraserItem`.
@preconcurrency @MainActor open class PKToolPickerEraserItem: PKToolPickerItem {
    open internal(set) var eraserTool: PKEraserTool

    /// - Parameter width: Points; nil for the eraser's default.
    public init(type: PKEraserTool.EraserType, width: CGFloat? = nil, identifier: String? = nil) {
        eraserTool = PKEraserTool(type, width: width ?? type.defaultWidth)
        super.init(identifier ?? "com.apple.eraser.\(type)")
    }

    override var title: String { "Eraser" }
    override var tool: (any PKTool)? { eraserTool }
}

/// The ruler of a picker.
///
/// Source: Apple's documentation of `PKToolPickerRulerItem`.
@available(*, unavailable, message: "not yet in Quince: the ruler of tool pickers")
@preconcurrency @MainActor open class PKToolPickerRulerItem: NSObject {}

/// The lasso of a picker.
///
/// Source: Apple's documentation of `PKToolPickerLassoItem`.
@available(*, unavailable, message: "not yet in Quince: selecting strokes")
@preconcurrency @MainActor open class PKToolPickerLassoItem: NSObject {}

/// The handwriting tool of a picker.
///
/// Source: Apple's documentation of `PKToolPickerScribbleItem`.
@available(*, unavailable, message: "not yet in Quince: handwriting in text fields")
@preconcurrency @MainActor open class PKToolPickerScribbleItem: NSObject {}

/// A tool of the app's own in a picker.
///
/// Source: Apple's documentation of `PKToolPickerCustomItem`.
@available(*, unavailable, message: "not yet in Quince: an app's own tools in tool pickers")
@preconcurrency @MainActor open class PKToolPickerCustomItem: NSObject {}
