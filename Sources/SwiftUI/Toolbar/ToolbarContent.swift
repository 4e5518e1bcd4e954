/// Content of the bars around a view.
///
/// Source: Apple's documentation of `ToolbarContent`.
@MainActor @preconcurrency public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
    /// Makes the entries. Source of the name: SwiftUI's interface.
    static func _makeContent(content: _GraphValue<Self>, inputs: _ToolbarInputs) -> _ToolbarOutputs
}

extension ToolbarContent {
    public static func _makeContent(content: _GraphValue<Self>, inputs: _ToolbarInputs) -> _ToolbarOutputs {
        let body = BodyEvaluation.attribute(of: content.attribute, scope: inputs.view.scope, environment: inputs.view.environment) {
            $0.body
        }
        return Body._makeContent(content: _GraphValue(body), inputs: inputs)
    }
}

extension Never: ToolbarContent {
    public static func _makeContent(content: _GraphValue<Never>, inputs: _ToolbarInputs) -> _ToolbarOutputs {
        fatalError("Never is no toolbar content.")
    }
}

/// Toolbar content that consists of no other.
@MainActor @preconcurrency protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
    public var body: Never { fatalError("body should not be called on \(Self.self).") }
}

/// The inputs of toolbar content, passed down from its view. Source of the name: SwiftUI's interface.
public struct _ToolbarInputs {
    let view: _ViewInputs
}

/// The result of building toolbar content. Source of the name: SwiftUI's interface.
public struct _ToolbarOutputs {
    /// Tells the entries; where it is called, the caller depends on what decides them.
    let entries: @MainActor () -> [ToolbarEntry]
}

/// Views at one place of the bars.
@MainActor struct ToolbarEntry {
    let placement: ToolbarItemPlacement
    let list: ViewList
    /// Makes the item's elements in the overflow menu; nil for items shown individually.
    var menu: (@MainActor () -> [UIMenuElement])?
    /// The item's options in a bar that the user customizes.
    var customization = Customization()

    struct Customization {
        /// Whether the item is not in the bar before people put it there.
        var isLeftOut = false
        var isAlwaysAvailable = false
        var isRemovable = true
    }
}

/// The placement of an item in the bars.
///
/// Source: Apple's documentation of `ToolbarItemPlacement`.
public struct ToolbarItemPlacement: Equatable, Sendable {
    enum Place: Sendable { case leading, trailing, overflow, title, bottom, status, keyboard }

    let place: Place
    /// Whether the item confirms, and is bold.
    var isConfirming = false

    public static let automatic = ToolbarItemPlacement(place: .trailing)
    /// In place of the title.
    public static let principal = ToolbarItemPlacement(place: .title)
    public static let navigation = ToolbarItemPlacement(place: .leading)
    public static let primaryAction = ToolbarItemPlacement(place: .trailing)
    /// In a menu at the trailing edge.
    public static let secondaryAction = ToolbarItemPlacement(place: .overflow)
    /// In the middle of the bar at the bottom.
    public static let status = ToolbarItemPlacement(place: .status)
    public static let confirmationAction = ToolbarItemPlacement(place: .trailing, isConfirming: true)
    public static let cancellationAction = ToolbarItemPlacement(place: .leading)
    public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
    public static let topBarLeading = ToolbarItemPlacement(place: .leading)
    public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
    public static let bottomBar = ToolbarItemPlacement(place: .bottom)
    @available(iOS, deprecated: 100000.0, message: "use topBarLeading instead")
    public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
    @available(iOS, deprecated: 100000.0, message: "use topBarTrailing instead")
    public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
    /// Above the keyboard, while a field of the view has it.
    public static let keyboard = ToolbarItemPlacement(place: .keyboard)
}

extension ToolbarItemPlacement {
    @available(*, unavailable, message: "not yet in Quince: views for subtitles; use navigationSubtitle(_:)")
    public static var subtitle: ToolbarItemPlacement { ToolbarItemPlacement(place: .title) }
    @available(*, unavailable, message: "not yet in Quince: views for large titles; use navigationTitle(_:)")
    public static var largeTitle: ToolbarItemPlacement { ToolbarItemPlacement(place: .title) }
    @available(*, unavailable, message: "not yet in Quince: views for large subtitles; use navigationSubtitle(_:)")
    public static var largeSubtitle: ToolbarItemPlacement { ToolbarItemPlacement(place: .title) }
    /// In place of the title, in its font.
    ///
    /// Source: Apple's documentation of `ToolbarItemPlacement.title` (iOS 26).
    public static var title: ToolbarItemPlacement { ToolbarItemPlacement(place: .title) }
}
