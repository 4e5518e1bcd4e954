import Foundation
import Testing

@testable import AppBuilder

/// Lowered programs run: what Objective-C would have dispatched reaches the right code.
@Suite(.serialized) struct DispatchTests {
    private static let delegate =
        "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate { @objc func start() { test() } }\n"

    /// Output of an app whose delegate calls `test()`.
    private func output(_ source: String, mode: String = "5") async throws -> [String] {
        let folder = try TemporaryFolder(["App/AppDelegate.swift": Self.delegate, "App/Test.swift": source])
        let app = try await build(folder.path("App"), into: folder)
        return try run(app.executable).split(separator: "\n").map(String.init)
    }

    /// Packages that serve several systems extend their classes by aliases.
    @Test func extensionsOfAliasesAreOverridden() async throws {
        let lines = try await output(
            """
            import UIKit
            #if os(macOS)
            typealias PictureView = NSTextField
            #else
            typealias PictureView = UILabel
            #endif
            extension PictureView { @objc func loadsAll() -> Bool { true } }
            class AnimatedView: UILabel { override func loadsAll() -> Bool { false } }
            class QuietView: AnimatedView { override func loadsAll() -> Bool { !super.loadsAll() } }
            @MainActor func test() {
                let views: [UILabel] = [UILabel(), AnimatedView(), QuietView()]
                print(views.map { $0.loadsAll() })
            }
            """)
        #expect(lines == ["[true, false, true]"])
    }

    @Test func actionsOutletsAndKeys() async throws {
        let lines = try await output(
            """
            import UIKit
            class Controller: UIViewController {
                @IBOutlet private weak var label: UILabel!
                @IBOutlet var button: UIButton? { didSet { print("didSet", button != nil) } }
                @IBOutlet private(set) var all: [UILabel]!
                @IBInspectable var corner: CGFloat = 0
                @objc var progress = 0.5
                let kept = UILabel()
                @IBAction func none() { print("none") }
                @IBAction private func typed(_ sender: UIButton) { print("typed") }
                @objc fileprivate func two(_ sender: UILabel, with event: String?) -> Int { event?.count ?? 7 }
                @objc func over(_ a: Int) { print("int", a) }
                @objc(overString:) func over(_ a: String) { print("string", a) }
                private class Inner: NSObject { @objc func ping() { print("ping") } }
                func use() {
                    _ = send(#selector(none), to: self)
                    _ = send(#selector(typed), to: self, UIButton())
                    print(send(#selector(two), to: self, kept, nil) as Any)
                    _ = send(#selector(over as (Int) -> Void), to: self, 4)
                    _ = send(#selector(over as (String) -> Void), to: self, "s")
                    _ = send(#selector(Inner.ping), to: Inner())
                    set("label", of: self, to: kept); print(label === kept)
                    set("button", of: self, to: UIButton()); set("button", of: self, to: nil)
                    set("all", of: self, to: [kept] as [AnyObject]); print(all.count)
                    set("corner", of: self, to: 8); print(corner)
                    print(get("progress", of: self) as Any)
                }
            }
            class Base: UITableViewCell {
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(style: style, reuseIdentifier: reuseIdentifier) }
                required init?(coder: NSCoder) { fatalError() }
            }
            class Cell: Base {}
            class Special: UIView {
                init(model: Int) { super.init(frame: .zero) }
                required init?(coder: NSCoder) { fatalError() }
            }
            @MainActor func test() {
                Controller().use()
                print(make(Cell.self, "initWithStyle:reuseIdentifier:", UITableViewCell.CellStyle.subtitle, "id") is Cell)
                print(make(Special.self, "initWithFrame:", CGRect.zero) == nil)
            }
            """)
        #expect(
            lines == [
                "none", "typed", "Optional(7)", "int 4", "string s", "ping", "true", "didSet true", "didSet false", "1", "8.0",
                "Optional(0.5)", "true", "true",
            ])
    }

    @Test func selectorsOfFrameworkMethodsReachThem() async throws {
        let lines = try await output(
            """
            import UIKit
            class Quiet: UIView { override func endEditing(_ force: Bool) -> Bool { print("own"); return false } }
            @objcMembers class Model: NSObject { var name = "n"; private var hidden = 1; var count: Int { 3 } }
            @MainActor func test() {
                print(send(#selector(UIView.endEditing(_:)), to: UIView(frame: .zero), true) as Any)
                print(send(#selector(UIView.endEditing), to: Quiet(frame: .zero), true) as Any)
                _ = send(#selector(UIViewController.viewDidLoad), to: UIViewController())
                let model = Model()
                set("name", of: model, to: "m"); print(get("name", of: model) as Any, get("count", of: model) as Any)
            }
            """)
        #expect(lines == ["Optional(true)", "own", "Optional(false)", "Optional(\"m\") Optional(3)"])
    }

    @Test func genericAndLocalClasses() async throws {
        let lines = try await output(
            """
            import UIKit
            class Box<Value>: UIView {
                @objc func show() { print("box", Value.self) }
                override init(frame: CGRect) { super.init(frame: frame) }
                required init?(coder: NSCoder) { fatalError() }
            }
            extension Box { @objc private func more(_ n: Int) { print("more", n) }; func go() { _ = send(#selector(more(_:)), to: self, 3) } }
            class IntBox: Box<Int> { @objc func extra() { print("extra") } }
            class Pair<A, B>: Box<A> { @objc func pair() { print("pair") } }
            @MainActor func test() {
                class Target: NSObject { @objc func fire() { print("fired") } }
                _ = send(#selector(Target.fire), to: Target())
                Box<String>(frame: .zero).go()
                let box = IntBox(frame: .zero)
                _ = send(#selector(box.show), to: box)
                _ = send(#selector(IntBox.extra), to: box)
                _ = send(#selector(Pair<Int, Int>.pair), to: Pair<Int, Int>(frame: .zero))
                print(make(Pair<Int, Int>.self, "initWithFrame:", CGRect.zero) is Pair<Int, Int>)
            }
            """)
        #expect(lines == ["fired", "more 3", "box Int", "extra", "pair", "true"])
    }

    @Test func optionalRequirements() async throws {
        let lines = try await output(
            """
            import UIKit
            @objc protocol GameDelegate {
                func begin(_ game: Game)
                @objc optional func game(_ game: Game, didScore points: Int)
                @objc optional func height(_ row: Int) -> CGFloat
                @objc optional func ended(_ game: Game)
                @objc optional var label: String { get }
            }
            class Game: NSObject {
                weak var delegate: GameDelegate?
                func play() {
                    delegate?.begin(self)
                    delegate?.game?(self, didScore: 3)
                    print(delegate?.height?(2) ?? 44, delegate?.label ?? "none", delegate?.ended != nil)
                }
            }
            class Full: NSObject, GameDelegate {
                func begin(_ game: Game) { print("begin") }
                func game(_ game: Game, didScore points: Int) { print("scored", points) }
                func height(_ row: Int) -> CGFloat { CGFloat(row) * 2 }
                var label: String { "L" }
            }
            class Part: NSObject, GameDelegate { func begin(_ game: Game) { print("part") } }
            extension Part { func ended(_ game: Game) {} }
            func test() {
                let (game, full, part) = (Game(), Full(), Part())
                game.delegate = full; game.play()
                game.delegate = part; game.play()
            }
            """)
        #expect(lines == ["begin", "scored 3", "4.0 L false", "part", "44 none true"])
    }

    @Test func optionalRequirementsThatDifferInTheirTypes() async throws {
        let lines = try await output(
            """
            import UIKit
            @objc protocol PanelDelegate {
                @objc(panel:layoutForLabel:) optional func panel(_ panel: Panel, layoutFor label: UILabel) -> NSString
                @objc(panel:layoutForSize:) optional func panel(_ panel: Panel, layoutFor size: CGSize) -> NSString
            }
            class Panel: NSObject {
                weak var delegate: PanelDelegate?
                @MainActor func show() {
                    if let layout = delegate?.panel?(self, layoutFor: UILabel()) { print("label", layout) }
                    print(delegate?.panel?(self, layoutFor: CGSize(width: 1, height: 2)) ?? "none")
                }
            }
            class Both: NSObject, PanelDelegate {
                func panel(_ panel: Panel, layoutFor label: UILabel) -> NSString { "by label" }
                func panel(_ panel: Panel, layoutFor size: CGSize) -> NSString { "by size" }
            }
            class One: NSObject, PanelDelegate { func panel(_ panel: Panel, layoutFor size: CGSize) -> NSString { "one" } }
            @MainActor func test() {
                let (panel, both, one) = (Panel(), Both(), One())
                panel.delegate = both; panel.show()
                panel.delegate = one; panel.show()
                panel.delegate = nil; panel.show()
            }
            """)
        #expect(lines == ["label by label", "by size", "one", "none"])
    }

    @Test func overridesInAndOfExtensions() async throws {
        let lines = try await output(
            """
            import UIKit
            class Base: UIViewController {}
            extension Base {
                override func viewDidLoad() { super.viewDidLoad(); print("base", #line) }
                override var prefersStatusBarHidden: Bool { true }
                @objc func setUp(_ done: @escaping () -> Void) { print("base set up"); done() }
            }
            class Derived: Base {
                override func viewDidLoad() { super.viewDidLoad(); print("derived", #line) }
                override func setUp(_ done: @escaping () -> Void) { super.setUp(done); print("derived set up") }
            }
            extension UIViewController { @objc func helper() { print("helper", type(of: self)) } }
            @MainActor func test() {
                let controller: UIViewController = Derived()
                controller.viewDidLoad()
                print(controller.prefersStatusBarHidden)
                (controller as! Base).setUp { print("done") }
                _ = send(#selector(UIViewController.helper), to: controller)
            }
            """)
        #expect(lines == ["base 4", "derived 9", "true", "base set up", "done", "derived set up", "helper Derived"])
    }

    @Test func subclassesImplementOptionalRequirementsOfTheirSuperclassesProtocols() async throws {
        let lines = try await output(
            """
            import UIKit
            protocol Listing: UIListDelegate {}
            class Base: NSObject, Listing { func count() -> Int { 2 } }
            class Middle: Base {}
            class Leaf: Middle {
                func list(_ view: UIView, titleAt row: Int) -> String? { "leaf \\(row), " + (super.describe()) }
            }
            extension Base { func describe() -> String { "base" } }
            class Other: Base {}
            extension Other { func list(_ view: UIView, heightAt row: Int) -> CGFloat { 10 } }
            class Last: Other { override func list(_ view: UIView, heightAt row: Int) -> CGFloat { super.list(view, heightAt: row) + 1 } }
            class Plain: NSObject, UIListDelegate {
                func count() -> Int { 0 }
                func list(_ view: UIView, heightAt row: Int) -> CGFloat { 5 }
            }
            @MainActor func show(_ delegate: UIListDelegate) {
                let view = UIView(frame: .zero)
                print(delegate.list(view, heightAt: 3), delegate.list(view, titleAt: 1) ?? "nil", delegate.count())
            }
            @MainActor func test() {
                show(Base()); show(Leaf()); show(Last()); show(Plain())
                print(Leaf().responds(to: #selector(Leaf.list(_:titleAt:))), Base().responds(to: #selector(Leaf.list(_:titleAt:))))
            }
            """)
        #expect(
            lines == ["44.0 nil 2", "44.0 leaf 1, base 2", "11.0 nil 2", "5.0 nil 0", "true false"])
    }

    @Test func classMethods() async throws {
        let lines = try await output(
            """
            import UIKit
            class Ticker: NSObject {
                @objc static func tick(_ count: Int) { print("tick", count) }
                @objc class func name() -> String { "ticker" }
            }
            class Loud: Ticker { override class func name() -> String { "loud" } }
            func test() {
                _ = send(#selector(Ticker.tick(_:)), to: Ticker.self as AnyObject, 2)
                print(send(#selector(Ticker.name), to: Loud.self as AnyObject) as Any)
                print(Ticker().responds(to: #selector(Ticker.name)))
            }
            """)
        #expect(lines == ["tick 2", "Optional(\"loud\")", "false"])
    }

    @Test func whatIsNewerThanTheSystemIsLeftOut() async throws {
        let lines = try await output(
            """
            import UIKit
            @available(iOS 13.0, *) class Kept: NSObject {}
            func test() {
                if #available(iOS 15.0, *) { print("15") } else { print("old") }
                if #available(iOS 18, *), true { UIView.madeInTheFuture() } else { print("not 18") }
                if #unavailable(iOS 26) { print("before 26") } else { UIView.madeInTheFuture() }
                guard #unavailable(iOS 26) else { return UIView.madeInTheFuture() }
                print(value(), only())
                guard #available(iOS 19.0, *) else { return print("line", #line) }
                UIView.madeInTheFuture()
                print("19")
            }
            func value() -> String {
                let text = if #unavailable(iOS 26) { "old" } else { UIView.madeInTheFuture() }
                return text
            }
            func only() -> String {
                if #unavailable(iOS 26) { "only" } else { UIView.madeInTheFuture() }
            }
            """)
        #expect(lines == ["15", "not 18", "before 26", "old only", "line 9"])
    }

    @Test func declarationsThatNoCodeCanUseAreLeftOut() async throws {
        let lines = try await output(
            """
            import UIKit
            @available(iOS, unavailable) @available(macOS 12, *)
            extension UIView { @objc func absent(_ value: MadeForTheMac) -> MadeForTheMac { value } }
            @available(iOS 99, *) final class Later: UIView { let value: MadeInTheFuture; @objc func act() {} }
            struct Kept {
                @available(iOS 99.0, *) func later(_ value: MadeInTheFuture) {}
                @available(iOS, introduced: 99) static func alsoLater() -> MadeInTheFuture { MadeInTheFuture() }
                @available(iOS, unavailable, message: "on the Mac") var mac: MadeForTheMac { MadeForTheMac() }
                @available(iOS 13.0, *) func here() -> String { "here" }
                enum Kind { case shown; @available(iOS, unavailable) case hidden }
            }
            class Box: UIView {
                override init(frame: CGRect) { super.init(frame: frame) }
                @available(iOS, unavailable) required init?(coder: NSCoder) { fatalError() }
            }
            @MainActor func test() { print(Kept().here(), Kept.Kind.shown, Box(frame: .zero) is UIView, #line) }
            """)
        #expect(lines == ["here shown true 16"])
    }

    @Test func initializersOfClassesKnownAtRunTime() async throws {
        let lines = try await output(
            """
            import UIKit
            class Base: UIViewController {}
            class Named: Base { override init(nibName: String?, bundle: Bundle?) { print("nib", nibName ?? "-"); super.init(nibName: nibName, bundle: bundle) }
                required init?(coder: NSCoder) { fatalError() } }
            class Model: UIViewController { let number: Int
                required init(number: Int) { self.number = number; super.init(nibName: nil, bundle: nil) }
                required init?(coder: NSCoder) { fatalError() } }
            class Wide: UIView { override init(frame: CGRect) { print("wide", frame.width); super.init(frame: frame) }
                required init?(coder: NSCoder) { fatalError() }
                static func make() -> Self { self.init(frame: CGRect(x: 0, y: 0, width: 3, height: 0)) }
                class func two() -> [Wide] { [Self(), Self.init(frame: .zero)] } }
            class Wider: Wide {}
            class Cell: UITableViewCell {
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(style: style, reuseIdentifier: reuseIdentifier) }
                required init?(coder: NSCoder) { fatalError() } }
            struct Screen { var type: Base.Type }
            protocol Startable { init() }
            struct Starter: Startable { init() { print("starter") } }
            class Holder<Content: UIView>: UIViewController { lazy var content = Content() }
            func make<T: UIViewController>(_: T.Type) -> T { T(nibName: "x", bundle: nil) }
            func start<T: Startable>() -> T { T() }
            @MainActor func test() {
                let screens = [Screen(type: Base.self), Screen(type: Named.self)]
                for screen in screens { print(type(of: screen.type.init())) }
                print(type(of: make(Named.self)))
                let models: [Model.Type] = [Model.self]
                print(models[0].init(number: 4).number)
                print(type(of: Wider.make()), Wider.two().count)
                let cell: UITableViewCell.Type = Cell.self
                print(type(of: cell.init(style: .subtitle, reuseIdentifier: "c")))
                let starters: [Startable.Type] = [Starter.self]
                _ = starters[0].init()
                let starter: Starter = start(); _ = starter
                print(type(of: Holder<Wide>().content))
                print(type(of: type(of: cell.init(style: .default, reuseIdentifier: nil)).init(style: .default, reuseIdentifier: nil)))
            }
            """)
        #expect(
            lines == [
                "Base", "nib -", "Named", "nib x", "Named", "4", "wide 3.0", "wide 0.0", "wide 0.0", "Wider 2", "Cell", "starter",
                "starter",
                "wide 0.0", "Wide", "Cell",
            ])
    }

    @Test func extensionsReplaceWhatFrameworkClassesLetThem() async throws {
        let lines = try await output(
            """
            import UIKit
            extension UINavigationController {
                @objc override open var prefersStatusBarHidden: Bool { !super.prefersStatusBarHidden }
                open override func dismiss(animated: Bool, completion: (() -> Void)? = nil) { print("dismiss", animated) }
            }
            class Plain: UINavigationController {}
            class Own: UINavigationController { override var prefersStatusBarHidden: Bool { print("own"); return super.prefersStatusBarHidden } }
            @MainActor func test() {
                print(UIViewController().prefersStatusBarHidden, Plain().prefersStatusBarHidden, Own().prefersStatusBarHidden)
                let controller: UIViewController = Plain()
                controller.dismiss(animated: true)
            }
            """)
        #expect(lines == ["own", "false true true", "dismiss true"])
    }
}
