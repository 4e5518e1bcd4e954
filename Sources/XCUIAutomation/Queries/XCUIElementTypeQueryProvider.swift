/// A type with descendant elements: an element, or the elements of a query.
///
/// Each property finds the elements of a type below it, at any depth.
@preconcurrency @MainActor public protocol XCUIElementTypeQueryProvider: NSObjectProtocol {
    /// The first element that matches.
    var firstMatch: XCUIElement { get }
    var otherElements: XCUIElementQuery { get }
    var groups: XCUIElementQuery { get }
    var windows: XCUIElementQuery { get }
    var sheets: XCUIElementQuery { get }
    var drawers: XCUIElementQuery { get }
    var alerts: XCUIElementQuery { get }
    var dialogs: XCUIElementQuery { get }
    var buttons: XCUIElementQuery { get }
    var radioButtons: XCUIElementQuery { get }
    var radioGroups: XCUIElementQuery { get }
    var checkBoxes: XCUIElementQuery { get }
    var disclosureTriangles: XCUIElementQuery { get }
    var popUpButtons: XCUIElementQuery { get }
    var comboBoxes: XCUIElementQuery { get }
    var menuButtons: XCUIElementQuery { get }
    var toolbarButtons: XCUIElementQuery { get }
    var popovers: XCUIElementQuery { get }
    var keyboards: XCUIElementQuery { get }
    var keys: XCUIElementQuery { get }
    var navigationBars: XCUIElementQuery { get }
    var tabBars: XCUIElementQuery { get }
    var tabGroups: XCUIElementQuery { get }
    var toolbars: XCUIElementQuery { get }
    var statusBars: XCUIElementQuery { get }
    var tables: XCUIElementQuery { get }
    var tableRows: XCUIElementQuery { get }
    var tableColumns: XCUIElementQuery { get }
    var outlines: XCUIElementQuery { get }
    var outlineRows: XCUIElementQuery { get }
    var browsers: XCUIElementQuery { get }
    var collectionViews: XCUIElementQuery { get }
    var sliders: XCUIElementQuery { get }
    var pageIndicators: XCUIElementQuery { get }
    var progressIndicators: XCUIElementQuery { get }
    var activityIndicators: XCUIElementQuery { get }
    var segmentedControls: XCUIElementQuery { get }
    var pickers: XCUIElementQuery { get }
    var pickerWheels: XCUIElementQuery { get }
    var switches: XCUIElementQuery { get }
    var toggles: XCUIElementQuery { get }
    var links: XCUIElementQuery { get }
    var images: XCUIElementQuery { get }
    var icons: XCUIElementQuery { get }
    var searchFields: XCUIElementQuery { get }
    var scrollViews: XCUIElementQuery { get }
    var scrollBars: XCUIElementQuery { get }
    var staticTexts: XCUIElementQuery { get }
    var textFields: XCUIElementQuery { get }
    var secureTextFields: XCUIElementQuery { get }
    var datePickers: XCUIElementQuery { get }
    var textViews: XCUIElementQuery { get }
    var menus: XCUIElementQuery { get }
    var menuItems: XCUIElementQuery { get }
    var menuBars: XCUIElementQuery { get }
    var menuBarItems: XCUIElementQuery { get }
    var maps: XCUIElementQuery { get }
    var webViews: XCUIElementQuery { get }
    var incrementArrows: XCUIElementQuery { get }
    var decrementArrows: XCUIElementQuery { get }
    var timelines: XCUIElementQuery { get }
    var ratingIndicators: XCUIElementQuery { get }
    var valueIndicators: XCUIElementQuery { get }
    var splitGroups: XCUIElementQuery { get }
    var splitters: XCUIElementQuery { get }
    var relevanceIndicators: XCUIElementQuery { get }
    var colorWells: XCUIElementQuery { get }
    var helpTags: XCUIElementQuery { get }
    var mattes: XCUIElementQuery { get }
    var dockItems: XCUIElementQuery { get }
    var rulers: XCUIElementQuery { get }
    var rulerMarkers: XCUIElementQuery { get }
    var grids: XCUIElementQuery { get }
    var levelIndicators: XCUIElementQuery { get }
    var cells: XCUIElementQuery { get }
    var layoutAreas: XCUIElementQuery { get }
    var layoutItems: XCUIElementQuery { get }
    var handles: XCUIElementQuery { get }
    var steppers: XCUIElementQuery { get }
    var tabs: XCUIElementQuery { get }
    var touchBars: XCUIElementQuery { get }
    var statusItems: XCUIElementQuery { get }
}

extension XCUIElementTypeQueryProvider {
    private func query(_ type: XCUIElement.ElementType) -> XCUIElementQuery {
        switch self {
        case let element as XCUIElement: element.descendants(matching: type)
        case let query as XCUIElementQuery: query.descendants(matching: type)
        default: XCUIApplication().descendants(matching: type)
        }
    }

    public var otherElements: XCUIElementQuery { query(.other) }
    public var groups: XCUIElementQuery { query(.group) }
    public var windows: XCUIElementQuery { query(.window) }
    public var sheets: XCUIElementQuery { query(.sheet) }
    public var drawers: XCUIElementQuery { query(.drawer) }
    public var alerts: XCUIElementQuery { query(.alert) }
    public var dialogs: XCUIElementQuery { query(.dialog) }
    public var buttons: XCUIElementQuery { query(.button) }
    public var radioButtons: XCUIElementQuery { query(.radioButton) }
    public var radioGroups: XCUIElementQuery { query(.radioGroup) }
    public var checkBoxes: XCUIElementQuery { query(.checkBox) }
    public var disclosureTriangles: XCUIElementQuery { query(.disclosureTriangle) }
    public var popUpButtons: XCUIElementQuery { query(.popUpButton) }
    public var comboBoxes: XCUIElementQuery { query(.comboBox) }
    public var menuButtons: XCUIElementQuery { query(.menuButton) }
    public var toolbarButtons: XCUIElementQuery { query(.toolbarButton) }
    public var popovers: XCUIElementQuery { query(.popover) }
    public var keyboards: XCUIElementQuery { query(.keyboard) }
    public var keys: XCUIElementQuery { query(.key) }
    public var navigationBars: XCUIElementQuery { query(.navigationBar) }
    public var tabBars: XCUIElementQuery { query(.tabBar) }
    public var tabGroups: XCUIElementQuery { query(.tabGroup) }
    public var toolbars: XCUIElementQuery { query(.toolbar) }
    public var statusBars: XCUIElementQuery { query(.statusBar) }
    public var tables: XCUIElementQuery { query(.table) }
    public var tableRows: XCUIElementQuery { query(.tableRow) }
    public var tableColumns: XCUIElementQuery { query(.tableColumn) }
    public var outlines: XCUIElementQuery { query(.outline) }
    public var outlineRows: XCUIElementQuery { query(.outlineRow) }
    public var browsers: XCUIElementQuery { query(.browser) }
    public var collectionViews: XCUIElementQuery { query(.collectionView) }
    public var sliders: XCUIElementQuery { query(.slider) }
    public var pageIndicators: XCUIElementQuery { query(.pageIndicator) }
    public var progressIndicators: XCUIElementQuery { query(.progressIndicator) }
    public var activityIndicators: XCUIElementQuery { query(.activityIndicator) }
    public var segmentedControls: XCUIElementQuery { query(.segmentedControl) }
    public var pickers: XCUIElementQuery { query(.picker) }
    public var pickerWheels: XCUIElementQuery { query(.pickerWheel) }
    public var switches: XCUIElementQuery { query(.switch) }
    public var toggles: XCUIElementQuery { query(.toggle) }
    public var links: XCUIElementQuery { query(.link) }
    public var images: XCUIElementQuery { query(.image) }
    public var icons: XCUIElementQuery { query(.icon) }
    public var searchFields: XCUIElementQuery { query(.searchField) }
    public var scrollViews: XCUIElementQuery { query(.scrollView) }
    public var scrollBars: XCUIElementQuery { query(.scrollBar) }
    public var staticTexts: XCUIElementQuery { query(.staticText) }
    public var textFields: XCUIElementQuery { query(.textField) }
    public var secureTextFields: XCUIElementQuery { query(.secureTextField) }
    public var datePickers: XCUIElementQuery { query(.datePicker) }
    public var textViews: XCUIElementQuery { query(.textView) }
    public var menus: XCUIElementQuery { query(.menu) }
    public var menuItems: XCUIElementQuery { query(.menuItem) }
    public var menuBars: XCUIElementQuery { query(.menuBar) }
    public var menuBarItems: XCUIElementQuery { query(.menuBarItem) }
    public var maps: XCUIElementQuery { query(.map) }
    public var webViews: XCUIElementQuery { query(.webView) }
    public var incrementArrows: XCUIElementQuery { query(.incrementArrow) }
    public var decrementArrows: XCUIElementQuery { query(.decrementArrow) }
    public var timelines: XCUIElementQuery { query(.timeline) }
    public var ratingIndicators: XCUIElementQuery { query(.ratingIndicator) }
    public var valueIndicators: XCUIElementQuery { query(.valueIndicator) }
    public var splitGroups: XCUIElementQuery { query(.splitGroup) }
    public var splitters: XCUIElementQuery { query(.splitter) }
    public var relevanceIndicators: XCUIElementQuery { query(.relevanceIndicator) }
    public var colorWells: XCUIElementQuery { query(.colorWell) }
    public var helpTags: XCUIElementQuery { query(.helpTag) }
    public var mattes: XCUIElementQuery { query(.matte) }
    public var dockItems: XCUIElementQuery { query(.dockItem) }
    public var rulers: XCUIElementQuery { query(.ruler) }
    public var rulerMarkers: XCUIElementQuery { query(.rulerMarker) }
    public var grids: XCUIElementQuery { query(.grid) }
    public var levelIndicators: XCUIElementQuery { query(.levelIndicator) }
    public var cells: XCUIElementQuery { query(.cell) }
    public var layoutAreas: XCUIElementQuery { query(.layoutArea) }
    public var layoutItems: XCUIElementQuery { query(.layoutItem) }
    public var handles: XCUIElementQuery { query(.handle) }
    public var steppers: XCUIElementQuery { query(.stepper) }
    public var tabs: XCUIElementQuery { query(.tab) }
    public var touchBars: XCUIElementQuery { query(.touchBar) }
    public var statusItems: XCUIElementQuery { query(.statusItem) }
}
