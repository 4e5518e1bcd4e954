import UIKit

/// A floating palette of tools, colours and undo.
///
/// It is visible while one of the responders that it was made visible for is the first responder.
///
/// Source: Apple's documentation of `PKToolPicker`.
@preconcurrency @MainActor open class PKToolPicker: NSObject {
    private final class Observer {
        weak var value: (any PKToolPickerObserver)?; init(_ value: any PKToolPickerObserver) { self.value = value }
    }
    private final class Responder { weak var value: UIResponder?; init(_ value: UIResponder) { self.value = value } }
    private final class Picker { weak var value: PKToolPicker?; init(_ value: PKToolPicker) { self.value = value } }

    /// The pickers that responders may show.
    private static var pickers: [Picker] = []
    private var observers: [Observer] = []
    private var responders: [Responder] = []
    private(set) var palette: ToolPalette?
    private(set) var items: [PKToolPickerItem]
    private(set) var selectedIndex = 0

    public convenience override init() {
        self.init(toolItems: [
            PKToolPickerInkingItem(type: .pen), PKToolPickerInkingItem(type: .marker, color: .systemYellow),
            PKToolPickerInkingItem(type: .pencil), PKToolPickerEraserItem(type: .vector),
        ])
    }

    /// - Parameter toolItems: The tools from left to right.
    public init(toolItems: [PKToolPickerItem]) {
        items = toolItems
        super.init()
        Self.pickers.removeAll { $0.value == nil }
        Self.pickers.append(Picker(self))
    }

    @available(iOS, deprecated: 14.0, message: "Create a picker and keep it")
    public static func shared(for window: UIWindow) -> PKToolPicker? {
        if let picker = sharedPickers.first(where: { $0.window === window })?.picker { return picker }
        let picker = PKToolPicker()
        sharedPickers.append((window, picker))
        return picker
    }

    private static var sharedPickers: [(window: UIWindow, picker: PKToolPicker)] = []

    // MARK: Tools

    open var toolItems: [PKToolPickerItem] { items }

    open var selectedToolItem: PKToolPickerItem {
        get { items.indices.contains(selectedIndex) ? items[selectedIndex] : PKToolPickerInkingItem(type: .pen) }
        set { if let index = items.firstIndex(where: { $0 === newValue }) { select(index) } }
    }

    open var selectedToolItemIdentifier: String {
        get { selectedToolItem.identifier }
        set { if let index = items.firstIndex(where: { $0.identifier == newValue }) { select(index) } }
    }

    /// The selected tool with its colour and width. Setting it selects the item of its kind, and changes that.
    open var selectedTool: any PKTool {
        get { selectedToolItem.tool ?? PKInkingTool(.pen) }
        set {
            if let tool = newValue as? PKInkingTool {
                guard let index = inkingIndex(tool.inkType) else { return }
                (items[index] as? PKToolPickerInkingItem)?.inkingTool = tool
                select(index)
            } else if let tool = newValue as? PKEraserTool {
                guard let index = items.firstIndex(where: { $0 is PKToolPickerEraserItem }) else { return }
                (items[index] as? PKToolPickerEraserItem)?.eraserTool = tool
                select(index)
            }
        }
    }

    private func inkingIndex(_ type: PKInkingTool.InkType) -> Int? {
        items.firstIndex { ($0 as? PKToolPickerInkingItem)?.inkingTool.inkType == type }
    }

    func select(_ index: Int) {
        selectedIndex = index
        saveState()
        palette?.update()
        notify { $0.toolPickerSelectedToolItemDidChange(self) }
        notify { $0.toolPickerSelectedToolDidChange(self) }
    }

    /// Gives the selected tool a colour.
    func select(_ color: UIColor) {
        guard let item = selectedToolItem as? PKToolPickerInkingItem, item.allowsColorSelection else { return }
        item.inkingTool.color = color
        select(selectedIndex)
    }

    // MARK: Look

    open var isRulerActive = false {
        didSet { if oldValue != isRulerActive { notify { $0.toolPickerIsRulerActiveDidChange(self) } } }
    }
    @available(*, unavailable, message: "not yet in Quince: the menu of tool pickers")
    open var showsDrawingPolicyControls: Bool {
        get { false }
        set {}
    }
    /// The name by which the app's defaults keep the selected tool, colours and widths between launches; nil for none. Setting it restores them.
    open var stateAutosaveName: String? { didSet { restoreState() } }
    open var maximumSupportedContentVersion = PKContentVersion.latest
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { palette?.update() } }
    @available(*, unavailable, message: "not yet in Quince: colours of another appearance in tool pickers")
    open var colorUserInterfaceStyle: UIUserInterfaceStyle {
        get { .unspecified }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: an app's own button in tool pickers")
    open var accessoryItem: UIBarButtonItem? {
        get { nil }
        set {}
    }

    // MARK: Visibility

    open var isVisible: Bool { palette != nil }

    /// Shows the palette while a responder is the first, or not any more.
    open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {
        responders.removeAll { $0.value == nil || $0.value === responder }
        if visible { responders.append(Responder(responder)) }
        updateVisibility()
    }

    /// The part of a view that the palette covers: nothing, as the palette floats over it.
    open func frameObscured(in view: UIView) -> CGRect { .null }

    /// Updates the buttons that take changes back, before the undo manager closes the event's group.
    static func undoChanged() { for picker in pickers { picker.value?.palette?.updateButtons() } }

    static func firstResponderChanged() { for picker in pickers { picker.value?.updateVisibility() } }

    private func updateVisibility() {
        let responder = responders.lazy.compactMap(\.value).first { $0.isFirstResponder }
        let window = responder.flatMap { Self.window(of: $0) }
        guard palette?.superview !== window || (palette == nil) != (window == nil) else { return }
        palette?.removeFromSuperview()
        palette = nil
        if let window, let responder {
            let palette = ToolPalette(self, responder)
            self.palette = palette
            window.addSubview(palette)
            palette.update()
        }
        notify { $0.toolPickerVisibilityDidChange(self) }
        notify { $0.toolPickerFramesObscuredDidChange(self) }
    }

    private static func window(of responder: UIResponder) -> UIWindow? {
        var current: UIResponder? = responder
        while let next = current {
            if let view = next as? UIView { return view.window }
            if let controller = next as? UIViewController { return controller.view.window }
            current = next.next
        }
        return nil
    }

    // MARK: Observers

    open func addObserver(_ observer: any PKToolPickerObserver) {
        observers.removeAll { $0.value == nil || $0.value === observer }
        observers.append(Observer(observer))
        // A canvas begins with the picker's tool.
        observer.toolPickerSelectedToolDidChange(self)
        observer.toolPickerVisibilityDidChange(self)
    }

    open func removeObserver(_ observer: any PKToolPickerObserver) { observers.removeAll { $0.value == nil || $0.value === observer } }

    private func notify(_ change: (any PKToolPickerObserver) -> Void) {
        for observer in observers { if let value = observer.value { change(value) } }
    }
}

/// Asked about a tool picker.
///
/// Source: Apple's documentation of `PKToolPickerDelegate`.
@available(*, unavailable, message: "not yet in Quince: an app's own tools in tool pickers")
@preconcurrency @MainActor public protocol PKToolPickerDelegate: NSObjectProtocol {}
