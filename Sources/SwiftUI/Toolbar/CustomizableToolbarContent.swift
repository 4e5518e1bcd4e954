/// Toolbar content that people may arrange: its items have names of their own.
///
/// Source: Apple's documentation of `CustomizableToolbarContent`.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}
extension ToolbarItem: CustomizableToolbarContent where ID == String {}
extension _ToolbarParts: CustomizableToolbarContent where ID == String {}
extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}
extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension ToolbarItem where ID == String {
    /// - Parameter showsByDefault: Whether the item is in the bar before people change that.
    @available(iOS, deprecated: 100000.0, message: "Use the CustomizableToolbarContent/defaultCustomization(_:options) modifier instead")
    nonisolated public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool, @ViewBuilder content: () -> Content
    ) {
        self.init(id: id, placement: placement, content: content)
        isLeftOut = !showsByDefault
    }
}

/// How people may arrange items of toolbars.
///
/// Source: Apple's documentation of `ToolbarCustomizationBehavior`.
public struct ToolbarCustomizationBehavior: Sendable {
    enum Kind: Sendable { case automatic, reorderable, fixed }

    let kind: Kind
    /// Items can be added, removed and moved.
    public static var `default`: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(kind: .automatic) }
    /// Items can be moved, and not removed.
    public static var reorderable: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(kind: .reorderable) }
    /// Items stay where they are.
    public static var disabled: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(kind: .fixed) }
}

/// The options of a customizable toolbar's item.
///
/// Source: Apple's documentation of `ToolbarCustomizationOptions`.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Items that are not in the bar are in its menu.
    public static var alwaysAvailable: ToolbarCustomizationOptions { ToolbarCustomizationOptions(rawValue: 1) }
}

/// Toolbar content with something said about each of its items.
private struct CustomizedToolbarContent<Base: CustomizableToolbarContent>: PrimitiveToolbarContent, CustomizableToolbarContent {
    typealias Body = Never
    nonisolated(unsafe) let base: Base
    nonisolated(unsafe) let change: (inout ToolbarEntry.Customization) -> Void
    nonisolated init(base: Base, change: @escaping (inout ToolbarEntry.Customization) -> Void) { (self.base, self.change) = (base, change) }

    static func _makeContent(content: _GraphValue<Self>, inputs: _ToolbarInputs) -> _ToolbarOutputs {
        let base = Base._makeContent(content: content.map(inputs.view.scope) { $0.base }, inputs: inputs)
        return _ToolbarOutputs {
            let change = content.value.change
            return base.entries().map { entry in
                var changed = entry
                change(&changed.customization)
                return changed
            }
        }
    }
}

extension CustomizableToolbarContent {
    /// Says whether the items are in the bar before people change that, and whether its menu has them where they are not. As on iPadOS, secondary
    /// actions of toolbars with a name follow it.
    ///
    /// Source: Apple's documentation of `defaultCustomization(_:options:)`.
    nonisolated public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent {
        CustomizedToolbarContent(base: self) { customization in
            if defaultVisibility != .automatic { customization.isLeftOut = defaultVisibility == .hidden }
            customization.isAlwaysAvailable = options.contains(.alwaysAvailable)
        }
    }
    /// Says whether the bar's menu has items that are not in the bar.
    nonisolated public func defaultCustomization(_ options: ToolbarCustomizationOptions) -> some CustomizableToolbarContent {
        defaultCustomization(.automatic, options: options)
    }
    /// Says how people may arrange the items. Where they may not add and remove them, the items are in the bar whatever the default says.
    ///
    /// Source: Apple's documentation of `customizationBehavior(_:)`.
    nonisolated public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some CustomizableToolbarContent {
        CustomizedToolbarContent(base: self) { $0.isRemovable = behavior.kind == .automatic }
    }
}
