import QuinceFoundation

/// A search for elements of an app. It is made anew each time that something is asked of it.
///
/// Source: Apple's documentation of `XCUIElementQuery`.
@preconcurrency @MainActor open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
    let path: ElementPath

    init(_ path: ElementPath) { self.path = path }

    private func query(_ step: ElementPath.Step) -> XCUIElementQuery { XCUIElementQuery(path.adding(step)) }
    private func element(_ step: ElementPath.Step) -> XCUIElement { XCUIElement(path.adding(step)) }

    // MARK: Elements

    /// The only element that matches. Using it fails where several do.
    open var element: XCUIElement { XCUIElement(path) }
    /// The number of elements that match now.
    open var count: Int { matches.count }
    public var firstMatch: XCUIElement { element(.first) }

    /// The element at a position among those that match.
    open func element(boundBy index: Int) -> XCUIElement { element(.index(index)) }
    @available(*, deprecated, renamed: "element(boundBy:)")
    open func element(at index: Int) -> XCUIElement { element(boundBy: index) }
    /// The only element that matches a predicate.
    open func element(matching predicate: NSPredicate) -> XCUIElement { element(.matching(.satisfying(predicate))) }
    /// The only element of a type with an identifier.
    open func element(matching elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElement {
        element(.matching(.of(elementType, named: identifier)))
    }
    /// The only element whose identifier, title, label, value or placeholder is a text.
    open subscript(key: String) -> XCUIElement { element(.matching(.named(key))) }

    /// The elements that match now, each bound by its position.
    open var allElementsBoundByIndex: [XCUIElement] { matches.indices.map { element(boundBy: $0) } }
    /// The elements that match now, each bound to the same element of the app.
    open var allElementsBoundByAccessibilityElement: [XCUIElement] { matches.map { element(.number($0.element.id)) } }

    // MARK: Queries

    /// The elements of a type below those that match.
    open func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery { query(.descendants(type)) }
    /// The elements of a type directly below those that match.
    open func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery { query(.children(type)) }
    open func matching(_ predicate: NSPredicate) -> XCUIElementQuery { query(.matching(.satisfying(predicate))) }
    open func matching(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
        query(.matching(.of(elementType, named: identifier)))
    }
    open func matching(identifier: String) -> XCUIElementQuery { query(.matching(.named(identifier))) }
    /// Those with an element below them for which a predicate holds.
    open func containing(_ predicate: NSPredicate) -> XCUIElementQuery { query(.containing(.satisfying(predicate))) }
    /// Those with an element of a type and identifier below them.
    open func containing(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
        query(.containing(.of(elementType, named: identifier)))
    }

    // MARK: Now

    var matches: [ElementSnapshot] { ScreenTree.current(path.app).map(path.elements) ?? [] }

    open dynamic override var description: String { MainActor.assumeIsolated { path.text } }
    /// The steps of the query and the elements that each finds.
    open dynamic override var debugDescription: String { MainActor.assumeIsolated { explanation } }

    private var explanation: String {
        guard let root = ScreenTree.current(path.app) else { return "\(path.text)\nThe app does not run." }
        var lines = ["Find: Target \(ElementPath(app: path.app).name)"]
        var partial = ElementPath(app: path.app)
        for step in path.steps {
            partial = partial.adding(step)
            let name = ElementPath(app: nil, steps: [step]).text
            let found = partial.elements(in: root)
            lines.append("  ↪︎Find: \(name)")
            lines.append("    Output: {\n" + found.map { "      " + $0.line + "\n" }.joined() + "    }")
        }
        return lines.joined(separator: "\n")
    }
}

/// The values that predicates of expectations compare.
extension XCUIElementQuery: KeyValueCoding {
    package nonisolated func codedValue(forKey key: String) -> Any? {
        MainActor.assumeIsolated { key == "count" ? NSNumber(value: count) : ElementKeys.undefined(key) }
    }
    package nonisolated func setCodedValue(_ value: Any?, forKey key: String) {}
}
