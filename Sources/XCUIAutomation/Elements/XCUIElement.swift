internal import AutomationModel
import QuinceFoundation
import UIKit

/// An element of an app's interface. It is looked for anew each time that something is asked of it.
///
/// An interaction that cannot be done is a failure of the test, at the line that asks for it.
///
/// Source: Apple's documentation of `XCUIElement`.
@preconcurrency @MainActor
open class XCUIElement: NSObject, XCUIElementAttributes, XCUIElementTypeQueryProvider, XCUIElementSnapshotProviding,
    XCUIScreenshotProviding
{
    let path: ElementPath

    init(_ path: ElementPath) { self.path = path }

    // MARK: Existence

    /// Whether the element is there now.
    open var exists: Bool { !matches.isEmpty }

    /// Whether a touch at the element's place would reach it.
    open var isHittable: Bool { matches.first?.hitPoint != nil }

    /// Waits until the element is there.
    ///
    /// - Parameter timeout: In seconds of the phone's clock.
    /// - Returns: Whether it has come in that time.
    open func waitForExistence(timeout: TimeInterval) -> Bool {
        TestRecords.runActivity("Waiting \(timeout)s for \(path.name) to exist", isTimed: true) { Waiting.wait(timeout) { exists } }
    }

    /// Waits until the element is gone.
    open func waitForNonExistence(timeout: TimeInterval) -> Bool {
        TestRecords.runActivity("Waiting \(timeout)s for \(path.name) to not exist", isTimed: true) { Waiting.wait(timeout) { !exists } }
    }

    /// Waits until an attribute has a value.
    open func wait<V: Equatable>(for keyPath: KeyPath<XCUIElement, V>, toEqual expectedValue: V, timeout: TimeInterval) -> Bool {
        TestRecords.runActivity("Waiting \(timeout)s for \(path.name) to have the value \(expectedValue)", isTimed: true) {
            Waiting.wait(timeout) { self[keyPath: keyPath] == expectedValue }
        }
    }

    // MARK: Attributes

    open var identifier: String { attribute("", \.identifier) }
    open var frame: CGRect { attribute(.zero, \.frame) }
    open var value: Any? { attribute(nil, \.value) }
    open var title: String { attribute("", \.title) }
    open var label: String { attribute("", \.label) }
    open var elementType: XCUIElement.ElementType { attribute(.any, \.elementType) }
    open var isEnabled: Bool { attribute(false, \.isEnabled) }
    open var horizontalSizeClass: UIUserInterfaceSizeClass { attribute(.unspecified, \.horizontalSizeClass) }
    open var verticalSizeClass: UIUserInterfaceSizeClass { attribute(.unspecified, \.verticalSizeClass) }
    open var placeholderValue: String? { attribute(nil, \.placeholderValue) }
    open var isSelected: Bool { attribute(false, \.isSelected) }
    open var hasFocus: Bool { attribute(false, \.hasFocus) }

    private func attribute<Value>(_ missing: Value, _ value: (ElementSnapshot) -> Value) -> Value {
        do { return value(try match()) } catch {
            report("Failed to get matching snapshot: \(error)")
            return missing
        }
    }

    public func snapshot() throws -> any XCUIElementSnapshot { try match() }

    // MARK: Elements below

    public var firstMatch: XCUIElement { XCUIElement(path.adding(.first)) }
    /// The elements of a type at any depth below this one.
    open func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery { XCUIElementQuery(path.adding(.descendants(type))) }
    /// The elements of a type directly below this one.
    open func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery { XCUIElementQuery(path.adding(.children(type))) }

    /// A point in the element.
    ///
    /// - Parameter normalizedOffset: In parts of its width and height, from its upper left corner.
    open func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
        XCUICoordinate(element: self, normalizedOffset: normalizedOffset)
    }

    // MARK: For people

    open dynamic override var description: String { MainActor.assumeIsolated { path.name } }
    /// The element with all below it, and the way to it.
    open dynamic override var debugDescription: String { MainActor.assumeIsolated { explanation } }

    private var explanation: String {
        guard let match = matches.first else { return "\(path.name): no matches found for \(path.text)" }
        return "Attributes: \(match.line)\nElement subtree:\n\(match.tree())\nPath to element:\n \(path.text)"
    }

    open func screenshot() -> XCUIScreenshot {
        let whole = XCUIScreen.main.screenshot()
        return (try? match()).map { whole.cropped(to: $0.frame) } ?? whole
    }

    // MARK: Looking

    var matches: [ElementSnapshot] { ScreenTree.current(path.app).map(path.elements) ?? [] }

    /// - Throws: `ElementFailure` unless there is just one.
    func match() throws -> ElementSnapshot {
        guard let root = ScreenTree.current(path.app) else {
            throw ElementFailure(text: "Application \(path.app.map { "'\($0)' " } ?? "")is not running")
        }
        let found = path.elements(in: root)
        guard let first = found.first else { throw ElementFailure(text: "No matches found for \(path.name) (\(path.text))") }
        guard found.count == 1 else {
            let lines = found.prefix(Self.mostListed).map { "    ↪︎ \($0.line)" }.joined(separator: "\n")
            print("Multiple matching elements:\n\(lines)")
            throw ElementFailure(text: "Multiple matching elements found for \(path.name) (\(path.text)): \(found.count)")
        }
        return first
    }

    private static let mostListed = 20

    /// Records a failure, with the elements of the screen in the output and as an attachment.
    func report(_ text: String) {
        guard !TestInterruption.isOver else { return }
        if let root = ScreenTree.current(path.app) {
            let tree = root.tree()
            print("Element tree:\n\(tree)")
            TestRecords.attach("Debug description", type: "public.plain-text", data: Data(tree.utf8), isKept: true)
        }
        TestRun.fail(text)
    }
}

/// Why an element cannot be used.
struct ElementFailure: Error, CustomStringConvertible {
    var text: String
    var description: String { text }
}

/// The values that predicates of expectations compare.
extension XCUIElement: KeyValueCoding {
    package nonisolated func codedValue(forKey key: String) -> Any? {
        MainActor.assumeIsolated {
            switch key {
            case "exists": return NSNumber(value: exists)
            case "hittable", "isHittable": return NSNumber(value: isHittable)
            default:
                // Expectations look at elements that may not be there yet.
                guard let match = matches.first else { return nil }
                return ElementKeys.value(key, of: match)
            }
        }
    }
    package nonisolated func setCodedValue(_ value: Any?, forKey key: String) {}
}
