import Testing

@testable import AppBuilder

/// Key-value observing and coding, for which Objective-C would put code of its own in place of a class's.
struct KeyValueLoweringTests {
    private let will = "QuinceFoundation.KeyValueObserving.willChange(self, \"title\")"
    private let did = "QuinceFoundation.KeyValueObserving.didChange(self, \"title\")"

    @Test func storedPropertiesReportTheirChanges() {
        let body = Lowering.body("class Track: NSObject {\n    @objc dynamic var title: String = make() // text\n}\n")
        #expect(body.contains("var title: String = make() { willSet { \(will) } didSet { \(did) } } // text"))
    }

    @Test func propertiesWithObserversReportTheirChanges() {
        let body = Lowering.body(
            "class Track: NSObject {\n    @objc dynamic var title = \"\" { didSet { if title.isEmpty { return } } }\n}\n")
        #expect(body.contains("{ didSet { defer { \(did) };  if title.isEmpty { return } }  willSet { \(will) } }"))
    }

    @Test func computedPropertiesReportTheirChanges() {
        let body = Lowering.body(
            "@objcMembers class Track: NSObject {\n    dynamic var title: String { get { a } set { a = newValue } }\n    dynamic var b: Int { 1 }\n}\n"
        )
        #expect(body.contains("set { \(will); defer { \(did) };  a = newValue }"))
        #expect(body.contains("var b: Int { 1 }"))
    }

    @Test func otherPropertiesStay() {
        let body = Lowering.body(
            "class Track: NSObject {\n    @objc var a = 1\n    dynamic var b = 1\n    @objc dynamic lazy var c = 1\n    @objc dynamic static var d = 1\n}\n"
        )
        #expect(!body.contains("KeyValueObserving"))
    }

    @Test func keyPathsGetTheirNames() {
        let body = Lowering.body("let o = track.observe(\\.next?.title, options: [.new]) { _, _ in }\n")
        #expect(body.contains("track.observe(QuinceFoundation.__quinceKeyPath(\\.next?.title, \"next.title\"), options: [.new])"))
        #expect(
            Lowering.body("let p = track.publisher(for: \\Track.title)\n").contains(
                "publisher(for: QuinceFoundation.__quinceKeyPath(\\Track.title, \"title\"))"))
        #expect(!Lowering.body("let p = rows.map(\\.title)\nlet n = center.publisher(for: name)\n").contains("__quinceKeyPath"))
    }

    /// Foundation's formatters lack the methods on Linux.
    @Test func methodsOfFormattersAreNoOverrides() {
        let source = """
            class Digits: Formatter {
                override func string(for obj: Any?) -> String? { nil }
                override func getObjectValue(
                    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
                    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
                ) -> Bool { false }
            }
            """
        let text = Lowering.registrations("import Foundation\n" + source)
        #expect(text.contains("override func string(for"))
        #expect(!text.contains("override func getObjectValue"))
        #expect(text.contains("\"getObjectValue:for:errorDescription:\""))
    }

    @Test func methodsOfMessagesAreNoOverrides() {
        let source = """
            class Proxy: NSObject {
                override func responds(to aSelector: Selector!) -> Bool { super.responds(to: aSelector) }
                override func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
            }
            class Other: Proxy {
                override func responds(to aSelector: Selector!) -> Bool { true }
            }
            """
        let text = Lowering.registrations("import Foundation\n" + source)
        #expect(text.components(separatedBy: "override").count == 2)
        #expect(text.contains("\"respondsTo:\""))
        #expect(text.contains("\"forwardingTargetFor:\""))
    }

    /// The class gets a method that calls the extension's.
    @Test func methodsOfFormattersInExtensionsAreNoOverrides() {
        let method = "isPartialStringValid(_ a: String, newEditingString b: Pointer?, errorDescription c: Pointer?) -> Bool"
        let text = Lowering.registrations(
            "import Foundation\nopen class Digits: Foundation.Formatter {}\nextension Digits {\n    override open func \(method) { false }\n}\n"
        )
        #expect(!text.contains("override"))
        #expect(text.contains("open func `isPartialStringValid`(_ __0: String, newEditingString __1: Pointer?"))
        #expect(text.contains("\"isPartialStringValid:newEditingString:errorDescription:\""))
    }

    @Test func methodsOfExtensionsAreNoOverrides() {
        let source = """
            class Watcher: NSObject {
                override func setValue(_ value: Any?, forUndefinedKey key: String) {}
            }
            class Inner: Watcher {
                override func setValue(_ value: Any?, forUndefinedKey key: String) {}
            }
            """
        let text = Lowering(files: ["A.swift": source]).lower("A.swift").text
        #expect(text.contains("             func setValue(_ value: Any?, forUndefinedKey key: String) {}"))
        #expect(text.contains("    override func setValue(_ value: Any?, forUndefinedKey key: String) {}"))
        #expect(text.contains("entry.method(\"setValue:forUndefinedKey:\")"))
    }

    @Test func testClassesAskWhatIsExpected() {
        let body = Lowering.body(
            "final class Cases: XCTestCase { func test() {} }\nclass Own: XCTestCase { override func recordFailure() {} }\n")
        #expect(body.contains("func test() {} ; nonisolated override func recordFailure(withDescription"))
        let lines = Lowering.body("final class Cases: XCTestCase {\n    func test() {}\n}\nclass Empty: XCTestCase {}\n")
        #expect(lines.contains("func test() {}\n nonisolated override func recordFailure(withDescription"))
        #expect(lines.contains("class Empty: XCTestCase { nonisolated override func recordFailure(withDescription"))
        #expect(body.components(separatedBy: "ExpectedFailures.accepts").count == 2)
    }

    @Test func testClassesEndAtFailures() {
        let body = Lowering.body(
            "final class Cases: XCTestCase { override class var runsForEachTargetApplicationUIConfiguration: Bool { true } }\n"
                + "class Own: XCTestCase { override var continueAfterFailure: Bool { get { true } set {} } }\n")
        #expect(body.contains("; nonisolated override var continueAfterFailure: Swift.Bool { get {"))
        #expect(body.components(separatedBy: "TestInterruption.setContinues").count == 2)
        #expect(body.components(separatedBy: "TestInterruption.failed(self)").count == 3)
        #expect(body.contains("{          class var runsForEachTargetApplicationUIConfiguration"))
    }

    @Test func textsAreComparedByTheirMethods() {
        let body = Lowering.body("let s = #selector(NSString.caseInsensitiveCompare(_:))\n")
        #expect(body.contains("QuinceFoundation.Selector(\"caseInsensitiveCompare:\")"))
    }

    /// As in many packages: a type named like the module hides it.
    @Test func hooksOfTypesInOneNamedLikeTheModuleAreFound() {
        let text = Lowering.body(
            "enum App {}\nextension App {\nclass A: NSObject {\noverride func observeValue(forKeyPath k: String?, of o: Any?, "
                + "change c: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}\n}\n}")
        #expect(!text.contains("override func observeValue"))
    }
}
