/// The kind of an element as XCTest names it; raw values are those of `XCUIElement.ElementType`.
public enum ElementType: UInt, Codable, CaseIterable, Sendable {
    case any = 0
    case other, application, group, window, sheet, drawer, alert, dialog, button, radioButton, radioGroup, checkBox, disclosureTriangle
    case popUpButton, comboBox, menuButton, toolbarButton, popover, keyboard, key, navigationBar, tabBar, tabGroup, toolbar, statusBar
    case table, tableRow, tableColumn, outline, outlineRow, browser, collectionView, slider, pageIndicator, progressIndicator
    case activityIndicator, segmentedControl, picker, pickerWheel, `switch`, toggle, link, image, icon, searchField, scrollView, scrollBar
    case staticText, textField, secureTextField, datePicker, textView, menu, menuItem, menuBar, menuBarItem, map, webView
    case incrementArrow, decrementArrow, timeline, ratingIndicator, valueIndicator, splitGroup, splitter, relevanceIndicator, colorWell
    case helpTag, matte, dockItem, ruler, rulerMarker, grid, levelIndicator, cell, layoutArea, layoutItem, handle, stepper, tab, touchBar
    case statusItem

    /// The name as debug descriptions print it, such as `StaticText`.
    public var title: String { Self.titles[Int(rawValue)] }

    /// The name in WebDriver's class names and predicates, such as `XCUIElementTypeStaticText`.
    public var className: String { Self.classNames[Int(rawValue)] }

    /// The type of a class name such as `XCUIElementTypeStaticText`; nil for what is none.
    public init?(className: String) {
        guard className.hasPrefix(Self.prefix), let type = Self.byTitle[String(className.dropFirst(Self.prefix.count))] else { return nil }
        self = type
    }

    /// By raw values, which are consecutive: reflection of a case's name is what would cost most in writing a tree.
    private static let titles = allCases.map { type in
        let name = "\(type)"
        return name.prefix(1).uppercased() + name.dropFirst()
    }
    private static let classNames = titles.map { prefix + $0 }
    private static let prefix = "XCUIElementType"
    private static let byTitle = Dictionary(uniqueKeysWithValues: allCases.map { ($0.title, $0) })
}
