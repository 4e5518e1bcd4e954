import Foundation
import Testing

@testable import AppBuilder

/// Source → lowered source: every form becomes what a compiler without Objective-C takes, in its own line.
struct LoweringTests {
    @Test(arguments: [
        ("@objc func a() {}", "      func a() {}"),
        ("@IBOutlet weak var label: UILabel!", "          weak var label: UILabel!"),
        ("@IBInspectable var size: CGFloat = 1", "               var size: CGFloat = 1"),
        (
            "@objc(run:with:) private dynamic func run(_ a: Int, _ b: Int) {}",
            "                 private         func run(_ a: Int, _ b: Int) {}"
        ),
        (
            "@available(*, unavailable, message: \"a\") @IBInspectable var size: String { \"\" }",
            String(repeating: " ", count: 56) + "var size: String { \"\" }"
        ),
        ("@nonobjc func plain() {}", "         func plain() {}"), ("@_transparent func plain() {}", "              func plain() {}"),
    ])
    func attributesBecomeBlanks(source: String, expected: String) {
        #expect(Lowering.body("class A: UIView {\n\(source)\n}").split(separator: "\n")[1] == expected)
    }

    @Test(arguments: ["[]", "[Item]()", ".init()"])
    func initialValuesOfQueriesAreLeftOut(value: String) {
        let text = Lowering.body("import SwiftData\nstruct A {\n@Query(sort: \\.date) private var items: [Item] = \(value)\n}")
        #expect(text.hasSuffix("private var items: [Item]\n}"))
    }

    /// A condition among attributes may not be empty.
    @Test func attributesInConditionsBecomeOneThatChangesNothing() {
        let text = Lowering.body("class A: UIView {\n#if canImport(ObjectiveC)\n@objc\n#endif\nfunc a() {}\n}")
        #expect(text.contains("\n@available(swift 4)\n"))
    }

    @Test(arguments: [
        ("#selector(tap)", "tap:"), ("#selector(tap(_:))", "tap:"), ("#selector(A.tap)", "tap:"), ("#selector(self.tap(_:))", "tap:"),
        ("#selector(check(sender:))", "checkWithSender:"), ("#selector(named)", "other:name:"), ("#selector(getter: value)", "value"),
        ("#selector(setter: A.value)", "setValue:"),
        ("#selector(dismiss(animated:completion:))", "dismissViewControllerAnimated:completion:"),
        ("#selector(UIView.endEditing(_:))", "endEditing:"), ("#selector(over as (String) -> Void)", "overString:"),
        ("#selector(viewDidLoad)", "viewDidLoad"),
    ])
    func selectorsBecomeNames(source: String, expected: String) {
        let text = """
            class A: UIViewController {
                @objc func tap(_ sender: Any) {}
                @IBAction func check(sender: UIView) {}
                @objc(other:name:) func named(_ a: Int, b: Int) {}
                @objc var value = 1
                @objc func over(_ a: Int) {}
                @objc(overString:) func over(_ a: String) {}
                func use() { let s = \(source); print(s) }
            }
            """
        #expect(Lowering.body(text).contains("let s = QuinceFoundation.Selector(\"\(expected)\"); print"))
        #expect(Lowering.errors(text).isEmpty)
    }

    /// The compiler here has all of these; an SDK of iOS has none.
    @Test(arguments: ["FoundationNetworking", "FoundationXML", "FoundationEssentials", "FoundationInternationalization", "Glibc"])
    func partsOfFoundationAreNoModules(name: String) throws {
        let conditions = PlatformConditions(defined: [], canImport: { _ in true })
        let parsed = try ParsedSource(
            url: URL(fileURLWithPath: "/app/A.swift"), text: "#if canImport(\(name))\n#endif\n", conditions: conditions)
        let index = ModuleIndexes([(parsed.name, parsed.facts)], frameworks: Lowering.frameworks, moduleName: "App")[parsed.name]
        #expect(SourceLowerer.lower(parsed, index: index, conditions: conditions).text.contains("#if false"))
    }

    /// The nested class is seen in all of its file: so must be what its initializer takes.
    @Test func aliasesAreAsVisibleAsTheTypesBesideThem() {
        let text = Lowering.body(
            "struct A {\nprivate typealias Handler = () -> Void\nprivate class B { init(_ h: @escaping Handler) {} }\n}")
        #expect(text.contains("fileprivate typealias Handler"))
        #expect(text.contains("fileprivate class B"))
    }

    /// Requirements of a protocol that differ in the types of their parameters are told apart by them.
    @Test func overloadedRequirementsAreToldApartByTheirTypes() {
        let text = Lowering.registrations(
            """
            import UIKit
            class A: UIViewController, CNContactPickerDelegate {
                func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
                func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
            }
            """)
        #expect(text.contains("entry.implements(\"contactPickerDidCancel(_:)\")"))
        #expect(text.contains("entry.implements(\"contactPicker(_:didSelect:) CNContactPickerViewController,[CNContact]\")"))
        #expect(!text.contains("entry.implements(\"contactPickerDidCancel(_:) "))
    }

    @Test func foundationBringsObservationAlong() {
        #expect(
            Lowering.registrations("import Foundation\n@Observable class A {}").hasPrefix(
                "@_spi(Quince) import QuinceFoundation; import Observation\n"))
        #expect(!Lowering.registrations("import Foundation\nclass A {}").contains("Observation"))
    }

    @Test func aSelectorOfAHiddenMethodIsAnErrorAtItsPlace() throws {
        let error = try #require(Lowering.errors("class A: UIView {\n  func a() {}\n  func b() { _ = #selector(a) }\n}").first)
        #expect(error.line == 3)
        #expect(error.column == 28)
        #expect(error.message == "argument of '#selector' refers to instance method 'a()' that is not exposed to Objective-C")
        #expect(Lowering.errors("func f() { _ = #selector(nothing) }").first?.message == "cannot find 'nothing' in scope")
    }

    @Test func keyPathsAndLiteralsBecomeExpressions() {
        #expect(Lowering.body("let k = #keyPath(Person.address.street)") == "let k = \"address.street\"")
        #expect(Lowering.body("let i = #imageLiteral(resourceName: \"a\")") == "let i = UIKit.UIImage(named: \"a\")!")
        #expect(
            Lowering.body("let c = #colorLiteral(red: 1, green: 0, blue: 0.5, alpha: 1)")
                == "let c = UIKit.UIColor(red: 1, green: 0, blue: 0.5, alpha: 1)")
    }

    @Test func initializersThatFoundationLacksGetAnArgument() {
        #expect(
            Lowering.body("let a = NSMutableAttributedString(), b = NSAttributedString(string: \"b\"), c = Text()")
                == "let a = NSMutableAttributedString(string: \"\"), b = NSAttributedString(string: \"b\"), c = Text()")
    }

    @Test func platformConditionsAreThoseOfASimulator() {
        let text = "#if os(iOS) && !targetEnvironment(simulator)\n#elseif os(macOS) || canImport(Darwin)\n#endif"
        #expect(Lowering.body(text) == "#if true && !true\n#elseif false || true\n#endif")
    }

    @Test func importsOfSubmodulesImportTheModule() {
        #expect(
            Lowering.body("import UIKit.UIGestureRecognizerSubclass\nimport Darwin\nimport class UIKit.UIView")
                == "import UIKit\nimport QuinceFoundation\nimport class UIKit.UIView")
    }

    @Test func overridesInExtensionsMoveIntoTheClass() {
        let text = "class A: UIViewController {\n}\nextension A {\n  override func viewDidLoad() { super.viewDidLoad() }\n}"
        let lowered = Lowering.registrations(text)
        #expect(
            lowered.contains(
                "#sourceLocation(file: \"/app/A.swift\", line: 4)\noverride func `viewDidLoad`()  { __quince_A_viewDidLoad() }")
        )
        #expect(lowered.contains("           func __quince_A_viewDidLoad() { super.viewDidLoad() }"))
    }

    @Test func optionalRequirementsAreAskedFor() {
        let text = "@objc protocol P {\n  @objc optional func did(_ a: Int, at b: Int)\n}\nfunc f(p: P?) { p?.did?(1, at: 2) }"
        #expect(Lowering.body(text) == "      protocol P: AnyObject {\n\n}\nfunc f(p: P?) { p?.__optional_did_at?(1,     2) }")
        #expect(
            Lowering.body("func f(d: UIScrollViewDelegate?, v: UIView) { d?.scrollViewDidScroll?(v) }").hasSuffix(
                "d?.scrollViewDidScroll (v) }"))
        // Foundation's on Linux have defaults, too.
        let call =
            "func f(d: URLSessionTaskDelegate?, s: URLSession, t: URLSessionTask) { d?.urlSession?(s, task: t, didCompleteWithError: nil) }"
        #expect(Lowering.body(call).hasSuffix("d?.urlSession (s, task: t, didCompleteWithError: nil) }"))
    }

    @Test func optionalRequirementsOnOneLineLeaveNoSemicolon() {
        let lowered = Lowering.body("@objc protocol P { @objc optional func a(); func b(); @objc optional func c() }")
        #expect(!lowered.contains(";;"))
        #expect(!lowered.replacingOccurrences(of: " ", with: "").contains("{;"))
        #expect(lowered.contains("func b();"))
    }

    @Test func overridesThatNobodyCanCallLeaveExtensions() {
        let override = "@available(*, unavailable) override func endEditing(_ f: Bool) -> Bool { f }"
        #expect(!Lowering.body("class A: UIView {}\nextension A { \(override) }").contains("endEditing"))
        #expect(Lowering.body("class A: UIView { \(override) }").contains("endEditing"))
    }

    @Test func nestedPrivateClassesStayReachable() {
        #expect(Lowering.body("class A {\n  private class B: UIView {}\n}") == "class A {\n  fileprivate class B: UIView {}\n}")
    }

    @Test func factoriesFollowTheRulesOfInheritance() {
        func factories(_ source: String) -> [String] {
            Lowering.registrations(source).split(separator: "\n").filter { $0.hasPrefix("entry.factory") }.compactMap {
                $0.split(separator: ")").first.map { String($0.dropFirst("entry.factory(".count)) }
            }
        }
        #expect(factories("class A: UIView {}") == [".plain", ".frame"])
        #expect(factories("class A: UIView { init(model: Int) {}\n required init?(coder: NSCoder) {} }") == [])
        #expect(
            factories("class A: UIView { override init(frame: CGRect) {}\n required init?(coder: NSCoder) {} }") == [".plain", ".frame"])
        #expect(
            factories("class A: UIView { @available(*, unavailable) override init(frame: CGRect) {}\n required init?(coder: NSCoder) {} }")
                == [".plain"])
        #expect(factories("class A: UIGestureRecognizer {}") == [".plain", ".coder"])
        #expect(factories("class A: UIGestureRecognizer { override init(target: Any?, action: Selector?) {} }") == [".plain", ".coder"])
        #expect(factories("class A: UIGestureRecognizer { init(delay: Int) {} }") == [])
        #expect(factories("class A: UIViewController { init() {}\n required init?(coder: NSCoder) {} }") == [".plain"])
    }

    @Test func columnsMapBackToTheUsersText() {
        let lowered = Lowering(files: ["A.swift": "class A: UIView { @objc func a() {}\n func b() { f(#selector(a), wrong) }\n}"]).lower(
            "A.swift")
        let line = lowered.text.split(separator: "\n", omittingEmptySubsequences: false)[3]
        let column = line.utf8.count - "wrong) }".utf8.count + 1
        #expect(lowered.columns.original(line: 2, column: column) == 29)
    }

    @Test(arguments: [
        ("let a = screen.type.init()", "let a = __quinceMade(__quinceDynamic(screen.type).init())"),
        ("let a = make.init(nibName: nil, bundle: nil)", "let a = __quinceMade(__quinceDynamic(make).init(nibName: nil, bundle: nil))"),
        (
            "func f<T: UIView>() -> T { T(frame: .zero) }",
            "func f<T: UIView>() -> T { __quinceMade(__quinceDynamic(T.self).init(frame: .zero)) }"
        ),
        ("func f<T: UIView>() -> T { T.init() }", "func f<T: UIView>() -> T { __quinceMade(__quinceDynamic(T.self).init()) }"),
        ("static func f() -> Self { self.init() }", "static func f() -> Self { __quinceMade(__quinceDynamic(self).init()) }"),
        ("convenience init(a: Int) { self.init() }", "convenience init(a: Int) { self.init() }"),
        ("init(a: Int) { super.init(frame: .zero) }", "init(a: Int) { super.init(frame: .zero) }"),
        ("let a = UIView.init(frame: .zero)", "let a = UIView.init(frame: .zero)"),
        ("let a = type.init(model: 1)", "let a = type.init(model: 1)"),
        ("let a: UIView = .init(frame: .zero)", "let a: UIView = .init(frame: .zero)"),
    ])
    func initializersOfMetatypesAreFoundAtRunTime(source: String, expected: String) {
        #expect(Lowering.body("class A: UIView {\n\(source)\n}").split(separator: "\n")[1] == expected)
    }
}
