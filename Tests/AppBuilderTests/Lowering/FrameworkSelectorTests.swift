import Foundation
import Testing

@testable import AppBuilder

/// Selectors that name members of the frameworks' own classes: objects of these classes have methods for them.
struct FrameworkSelectorTests {
    private typealias Method = FrameworkIndex.Method

    private static let frameworks: FrameworkIndex = {
        var index = Lowering.frameworks
        func add(_ owner: String, _ superclass: String?, _ methods: [Method]) {
            var type = index.classes[owner] ?? .init(superclass: superclass)
            type.members += methods.map(\.name)
            for method in methods { type.methods[method.name] = method }
            index.classes[owner] = type
        }
        func property(_ owner: String, _ name: String, _ type: String, isSettable: Bool = false, module: String = "UIKit") -> Method {
            Method(owner: owner, name: name, types: [type], returnsValue: true, module: module, isSettable: isSettable)
        }
        add(
            "UIView", nil,
            [property("UIView", "safeAreaLayoutGuide", "UIKit.UILayoutGuide"), property("UIView", "alpha", "Double", isSettable: true)])
        add("UILabel", "UIView", [property("UILabel", "font", "UIKit.UIFont?", isSettable: true), property("UILabel", "alpha", "Double")])
        add("UITextField", "UIView", [property("UITextField", "font", "UIKit.UIFont?", isSettable: true)])
        add("CATextLayer", "NSObject", [property("CATextLayer", "font", "Any?", module: "QuartzCore")])
        add(
            "UIViewController", nil,
            [Method(owner: "UIViewController", name: "viewDidAppear(_:)", types: ["Swift.Bool"], returnsValue: false, module: "UIKit")])
        index.protocols["UITableViewDelegate"] = .init(requirements: ["tableView(_:didSelectRowAt:)"], isObjC: true)
        return index
    }()

    private func lowered(_ text: String) throws -> SourceLowerer.Result {
        let conditions = PlatformConditions(defined: [], canImport: { _ in true })
        let parsed = try ParsedSource(url: URL(fileURLWithPath: "/app/A.swift"), text: text, conditions: conditions)
        let index = ModuleIndexes([(parsed.name, parsed.facts)], frameworks: Self.frameworks, moduleName: "App")[parsed.name]
        return SourceLowerer.lower(parsed, index: index, conditions: conditions)
    }

    @Test func gettersOfTheFrameworksClassesAreRegistered() throws {
        let text = try lowered("import UIKit\nlet a = #selector(getter: UIView.safeAreaLayoutGuide)\n").text
        #expect(text.contains("let a = QuinceFoundation.Selector(\"safeAreaLayoutGuide\")"))
        #expect(text.contains("register(UIView.self)"))
        #expect(text.contains("entry.method(\"safeAreaLayoutGuide\") { object, _ in (object as! UIView).`safeAreaLayoutGuide` }"))
        #expect(!text.contains("setSafeAreaLayoutGuide"))
    }

    @Test func settersOfTheFrameworksClassesAreRegistered() throws {
        let text = try lowered("import UIKit\nlet a = #selector(setter: UIView.alpha)\n").text
        #expect(text.contains("let a = QuinceFoundation.Selector(\"setAlpha:\")"))
        #expect(text.contains("entry.method(\"setAlpha:\") { object, arguments in (object as! UIView).`alpha` = "))
        // An override is found through its superclass.
        #expect(!text.contains("register(UILabel.self)"))
    }

    /// A selector is a name: which class it was written with does not matter to the object that gets it.
    @Test func classesOfTheModuleThatHaveTheMemberRespondToo() throws {
        let text = try lowered("import UIKit\ntypealias Field = UITextField\nlet a = #selector(getter: Field.font)\n")
        #expect(text.diagnostics.isEmpty)
        #expect(text.text.contains("(object as! UITextField).`font`"))
        #expect(text.text.contains("(object as! UILabel).`font`"))
        // The file need not see another module.
        #expect(!text.text.contains("CATextLayer"))
    }

    @Test func methodsOfTheFrameworksClassesAreRegistered() throws {
        let text = try lowered("import UIKit\nlet a = #selector(UIViewController.viewDidAppear(_:))\n").text
        #expect(text.contains("(object as! UIViewController).`viewDidAppear`("))
    }

    @Test func keysOfUIKitsClassesAreRegistered() throws {
        let text = try lowered(
            """
            import UIKit
            func dress(_ label: UILabel) {
                label.setValue(0.5, forKey: "alpha")
                _ = label.value(forKeyPath: "superview.safeAreaLayoutGuide")
            }
            """
        ).text
        #expect(text.contains("entry.method(\"setAlpha:\")"))
        #expect(text.contains("entry.method(\"safeAreaLayoutGuide\") { object, _ in (object as! UIView).`safeAreaLayoutGuide` }"))
    }

    /// The registration of `NSLayoutAnchor`'s `name` would not compile.
    @Test func genericClassesAreNotRegistered() {
        func node(_ name: String, _ signature: String?) -> [String: Any] {
            let property: [String: Any] = [
                "declKind": "Var", "printedName": "name", "children": [["printedName": "Swift.String"]],
                "accessors": [["accessorKind": "get"]],
            ]
            var node: [String: Any] = ["declKind": "Class", "printedName": name, "children": [property]]
            node["genericSig"] = signature
            return node
        }
        var index = FrameworkIndex()
        index.read(node("NSLayoutAnchor", "<AnchorType where AnchorType : AnyObject>"), of: "UIKit")
        index.read(node("UIFont", nil), of: "UIKit")
        #expect(index.properties("name", in: "UIKit").map(\.owner) == ["UIFont"])
        #expect(index.classes["NSLayoutAnchor"]?.members == ["name"])
    }

    /// A model's file need not see UIKit, and texts that are put together name no keys.
    @Test func keysOfOtherFilesAreNotRegistered() throws {
        let model = try lowered("import Foundation\nfunc save(_ object: NSObject) { object.setValue(0.5, forKey: \"alpha\") }\n").text
        #expect(!model.contains("UIView"))
        let text = try lowered(
            "import UIKit\nfunc save(_ a: NSObject) { a.setValue(1, forKey: \"al\\(1)\"); a.set(1, forKey: \"alpha\") }\n"
        ).text
        #expect(!text.contains("setAlpha"))
    }

    /// Of Foundation's classes the index knows nothing.
    @Test(arguments: [
        ("URLSessionTask.suspend", "suspend"), ("NSXPCConnection.suspend", "suspend"), ("Timer.fire", "fire"),
        ("NSString.localizedCaseInsensitiveCompare(_:)", "localizedCaseInsensitiveCompare:"),
    ])
    func foundationsMethodsHaveNames(expression: String, selector: String) throws {
        let result = try lowered("import UIKit\nlet a = #selector(\(expression))\n")
        #expect(result.diagnostics.isEmpty)
        #expect(result.text.contains("QuinceFoundation.Selector(\"\(selector)\")"))
    }

    /// Only classes that implement an optional requirement respond to it.
    @Test func requirementsOfProtocolsAreNotRegistered() throws {
        let text = try lowered("import UIKit\nlet a = #selector(UITableViewDelegate.tableView(_:didSelectRowAt:))\n").text
        #expect(text.contains("QuinceFoundation.Selector(\"tableView:didSelectRowAt:\")"))
        #expect(!text.contains("ObjectRuntime.register("))
    }

    @Test func propertiesAreKeptInTheCache() throws {
        let data = try PropertyListEncoder().encode(Self.frameworks)
        let read = try PropertyListDecoder().decode(FrameworkIndex.self, from: data)
        #expect(read.classes["UIView"]?.methods == Self.frameworks.classes["UIView"]?.methods)
    }
}
