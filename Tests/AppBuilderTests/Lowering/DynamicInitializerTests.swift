import Testing

@testable import AppBuilder

/// Initializers on metatypes: lowered where a class of the frameworks can be meant and the run-time library can be named, nowhere else.
@Suite struct DynamicInitializerTests {
    private func lowered(_ source: String, isLibrary: Bool = true) -> String {
        Lowering(files: ["A.swift": source], isLibrary: isLibrary).lower("A.swift").text
    }

    @Test(arguments: [
        "struct A { static func make() -> Self { Self() } }",
        "struct A { func again() -> Self { type(of: self).init() } }",
        "extension Array { static func make() -> Self { self.init() } }",
        "enum A { static func make<T: RangeReplaceableCollection>() -> T { T() } }",
        "protocol Empty { init() }\nextension Empty { static func make() -> Self { Self() } }",
        "class A { required init() {}\n func copy() -> Self { type(of: self).init() } }",
        "func f(_ type: any Empty.Type) { _ = type.init() }",
        "func f() { var mutex = pthread_mutex_t.init(); var info = stat.init() }",
    ])
    func plainTypesStayAsTheyAre(source: String) {
        #expect(!lowered(source).contains("__quinceMade"))
    }

    @Test(arguments: [
        "import UIKit\npublic struct A {\n @inlinable public static func make<T: UIView>(_ type: T.Type) -> T { type.init() }\n}",
        "import UIKit\npublic func make<T: UIView>(_ make: () -> T = { T() }) {}",
    ])
    func codeThatOtherModulesCompileStaysAsItIs(source: String) {
        #expect(!lowered(source).contains("__quinceMade"))
    }

    @Test(arguments: [
        "func f(_ type: UIStoryboardSegue.Type, _ a: UIViewController) { _ = type.init(identifier: nil, source: a, destination: a) }",
        "func f<T: UIView>() -> T { T() }", "@_transparent public func f<T: UIView>() -> T { T() }",
        "func f<T>() -> T where T: UIView { T() }", "func f<T: UIView & Equatable>() -> T { T() }",
        "extension UIView { static func make() -> Self { Self() } }", "class A: UIView { static func make() -> Self { Self() } }",
        "protocol P: UIView {}\nextension P { static func make() -> Self { Self() } }",
        "protocol P where Self: UIView {}\nextension P { static func make() -> Self { Self() } }",
        "protocol P {}\nextension P where Self: UIView { static func make() -> Self { Self() } }",
        "class Box<V: UIView> {}\nextension Box { func make() -> V { V() } }",
        "protocol P { associatedtype V: UIView }\nextension P { func make() -> V { V() } }",
    ])
    func classesOfTheFrameworksAreMadeAtRunTime(source: String) {
        #expect(lowered("import UIKit\n" + source).contains("__quinceMade(__quinceDynamic("))
    }

    @Test func initializersAsValuesMakeTheClass() {
        let source = "import UIKit\nprotocol P { associatedtype V: UIView }\nextension P { var make: () -> V { V.init } }"
        #expect(lowered(source).contains("var make: () -> V { { __quinceMade(__quinceDynamic(V.self).init()) } }"))
        #expect(!lowered("import UIKit\nstruct S {}\nlet make: () -> S = S.init").contains("__quinceMade"))
    }

    @Test(arguments: [
        "protocol P {}\nextension P where Self: NSManagedObject { static func a(_ c: NSManagedObjectContext) -> Self { self.init(context: c) } }",
        "extension NSManagedObject { static func a(_ c: NSManagedObjectContext) -> Self { self.init(context: c) } }",
        "class A: NSManagedObject { class func a(_ c: NSManagedObjectContext) -> Self { self.init(context: c) } }",
    ])
    func managedObjectsAreMadeInTheirContexts(source: String) {
        let text = lowered("import CoreData\n" + source)
        #expect(text.contains("__quinceMade(__quinceDynamic(self).init(context: c))"))
        #expect(text.contains("@_spi(Quince) import CoreData"))
        #expect(!text.contains("import UIKit"))
    }

    @Test(arguments: [
        (
            "extension NSNumber { static func of(_ a: Int) -> Self { self.init(value: a) } }",
            "__quinceMade(__quinceDynamic(self).init(value: a))"
        ),
        (
            "extension NSNumber { static func of(_ a: Int) -> Self { Self(value: a) } }",
            "__quinceMade(__quinceDynamic(Self.self).init(value: a))"
        ),
        (
            "extension NSUUID { class func of(_ a: String) -> Self? { return self.init(uuidString: a) } }",
            "return __quinceMade(__quinceDynamic(self).init(uuidString: a))"
        ),
    ])
    func valuesOfFoundationAreMadeAtRunTime(source: String, expected: String) {
        #expect(lowered("import Foundation\n" + source).contains(expected))
    }

    @Test(arguments: [
        "extension NSNumber { convenience init(of a: Int) { self.init(value: a) } }",
        "struct A { let value: Int\n static func of(_ a: Int) -> Self { self.init(value: a) } }",
        "extension NSNumber { static func of(_ a: Int) -> NSNumber { NSNumber(value: a) } }",
    ])
    func valuesOfAKnownClassStayAsTheyAre(source: String) {
        #expect(!lowered("import Foundation\n" + source).contains("__quinceMade"))
    }

    @Test func aLibrarysFileSeesTheNamesThatLoweringWrites() {
        let text = lowered("class A: UIView { static func make() -> Self { Self() } }")
        #expect(text.hasPrefix("@_spi(Quince) import QuinceFoundation"))
        #expect(text.contains("__quinceMade"))
        #expect(!lowered("struct A { let make: A.Type; func f() { _ = make.init() } }").contains("__quinceMade"))
    }
}

/// Private types of one name in several files are different types.
@Suite struct PrivateTypeTests {
    private let files = [
        "A.swift":
            "import UIKit\nprivate class Cell: UIView { init() { super.init(frame: .zero) }\n required init?(coder: NSCoder) { nil } }",
        "B.swift": "import UIKit\nprivate class Cell: UIViewController { @objc func tap() {} }",
    ]

    @Test func eachFileRegistersItsOwn() {
        let first = Lowering(files: files).lower("A.swift").text
        let second = Lowering(files: files).lower("B.swift").text
        #expect(first.contains("entry.factory(.plain)"))
        #expect(!first.contains("nibName"))
        #expect(second.contains("entry.factory(.nibNameBundle)"))
        #expect(second.contains("entry.method(\"tap\")"))
        #expect(!first.contains("entry.method(\"tap\")"))
    }

    @Test func filesWithoutThemSeeNone() {
        let text = Lowering(files: files.merging(["C.swift": "import UIKit\nclass Other: UIView {}"]) { $1 }).lower("C.swift").text
        #expect(!text.contains("Cell"))
    }
}

/// Forms that lowering has to leave whole.
@Suite struct ExpressionLoweringTests {
    @Test func aClosureInAPropertyKeepsItsMark() {
        let text = "class A { var scrollViewDidScroll: ((Int) -> Void)? }\nfunc f(a: A) { a.scrollViewDidScroll?(1) }"
        #expect(Lowering.body(text).hasSuffix("a.scrollViewDidScroll?(1) }"))
    }

    @Test func whatIsNotThereYetHasNoBranchInAnExpression() {
        #expect(
            Lowering.body("func f() { let a = if #available(iOS 99, *) { newer() } else { 2 }; print(a) }")
                == "func f() { let a = if false { Swift.fatalError() } else { 2 }; print(a) }")
        #expect(
            Lowering.body("var a: Int {\n  if #available(iOS 99, *) { newer() } else { 2 }\n}").filter { $0 != " " }
                == "vara:Int{\n2\n}")
        #expect(
            Lowering.body("func f() {\n  if #available(iOS 99, *) { newer() }\n  more()\n}")
                == "func f() {\n  if false {         }\n  more()\n}")
    }

    /// They may name what a newer iOS has.
    @Test func conditionsBehindOneThatNeverHoldsAreLeftOut() {
        let text = Lowering.body("func f() {\n  if true, #available(iOS 99, *), let a = later(), a > 1 { newer(a) }\n  more()\n}")
        #expect(text.filter { $0 != " " } == "funcf(){\niftrue,false{}\nmore()\n}")
    }

    /// iOS's is optional: `guard let context = JSContext()`.
    @Test func contextsOfJavaScriptAreOptional() {
        #expect(Lowering.body("let a = JSContext()!").hasSuffix("let a = JSContext(virtualMachine: nil)!"))
    }
}
