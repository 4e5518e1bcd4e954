import Testing

@testable import AppBuilder

/// Messages to objects of unknown class, and functions that Objective-C calls by their address.
struct MessageLoweringTests {
    @Test func takenValuesAnswerMessages() {
        let body = Lowering.body("let x = a.perform(s)?.takeUnretainedValue().perform(t)?.takeRetainedValue().responds(to: u)\n")
        #expect(body.contains("a.perform(s)?.__quinceUnretainedObject().perform(t)?.__quinceRetainedObject().responds(to: u)"))
        #expect(Lowering.body("let x = a.perform(s)?.takeUnretainedValue() as? String\n").contains("takeUnretainedValue() as? String"))
    }

    @Test func valuesDeclaredAsAnyObjectAnswerMessages() {
        let body = Lowering.body(
            """
            class Button {
                weak var target: AnyObject?
                var queue: Queue
                func send() {
                    _ = target?.perform(action, with: self)
                    self.target!.perform(action)
                    queue.perform(action)
                    _ = (queue as AnyObject).responds(to: action)
                }
            }
            """)
        #expect(body.contains("_ = __quinceMessaged(target)?.perform(action, with: self)"))
        #expect(body.contains("__quinceMessaged(self.target)!.perform(action)"))
        #expect(body.contains("        queue.perform(action)"))
        #expect(body.contains("_ = __quinceMessaged((queue as AnyObject)).responds(to: action)"))
    }

    @Test func optionalRequirementsAreFoundBehindAnyObject() {
        let body = Lowering.body(
            """
            @objc protocol MenuDelegate { @objc optional func menuOpened(_ menu: Menu) }
            class Menu {
                weak var delegate: AnyObject?
                func open() { self.delegate?.menuOpened?(self) }
            }
            """)
        #expect(body.contains("(self.delegate as? any MenuDelegate)?.__optional_menuOpened?(self)"))
    }

    @Test func namesOfSeveralTypesStay() {
        let body = Lowering.body(
            """
            func first(_ target: AnyObject) {}
            func second(_ target: Queue) { target.perform(action) }
            func third(_ other: AnyObject?) {
                if let other = other as? Queue { other.perform(action) }
            }
            """)
        #expect(!body.contains("__quinceMessaged"))
    }

    @Test func conventionsGoWhereImplementationsAreHandled() {
        let body = Lowering.body(
            """
            typealias Function = @convention(c) (AnyObject, Selector) -> Void
            let function = unsafeBitCast(method_getImplementation(method), to: Function.self)
            """)
        #expect(body.contains("typealias Function =                (AnyObject, Selector) -> Void"))
        #expect(body.contains("let function = __quinceCast(method_getImplementation(method), to: Function.self)"))
    }

    @Test func functionsOfCTakeTypesOfTheFrameworks() {
        #expect(
            Lowering.body("typealias Body = @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void")
                == "typealias Body =                (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void")
        #expect(Lowering.body("typealias Body = @convention(c) (UInt8, CInt) -> Void").contains("@convention(c)"))
    }

    @Test func conventionsStayElsewhere() {
        let body = Lowering.body("let f = unsafeBitCast(p, to: (@convention(c) (Int32) -> Void).self)\n")
        #expect(body.contains("unsafeBitCast(p, to: (@convention(c) (Int32) -> Void).self)"))
    }

    @Test func blocksAreFunctions() {
        let body = Lowering.body("let log: @convention(block) (String) -> Void = { print($0) }\n")
        #expect(body.contains("let log:                    (String) -> Void = { print($0) }"))
    }

    @Test func functionsThatDifferInTheirResultAreToldApart() {
        let text = Lowering.registrations(
            """
            import Foundation
            @objc protocol Row { func removeFirst() -> Bool }
            class List: NSObject, Row {
                func removeFirst() -> Bool { false }
                func removeLast() -> Bool { false }
            }
            extension List { func removeFirst() -> String { "" } }
            """)
        #expect(text.contains("(object as! List).`removeFirst`() as Bool }"))
        #expect(!text.contains("`removeFirst`() as String"))
    }

    @Test func unavailableClassesAreNotRegistered() {
        let text = Lowering.registrations(
            """
            import UIKit
            @available(*, unavailable, renamed: "New")
            @objcMembers public final class Old: NSObject { var name = "" }
            @objcMembers public final class New: NSObject { var name = "" }
            @available(iOS, introduced: 13) class Later: UIView {}
            """)
        #expect(text.contains("register(New.self"))
        #expect(text.contains("register(Later.self"))
        #expect(!text.contains("Old.self"))
    }

    @Test func signaturesOverSeveralLinesChoose() {
        let text = Lowering.body(
            """
            class List: NSObject {
                @objc func show(_ a: Int, with b: String) {}
                @objc func show(_ a: Int, of b: Bool) {}
                func choose() {
                    let selector = #selector(show as
                                             (Int, Bool)
                                             -> Void)
                }
            }
            """)
        #expect(text.contains("Selector(\"show:of:\")"))
    }

    @Test func accessibilityPropertiesAreOverriddenInAnyClass() {
        let text = Lowering.registrations(
            """
            import UIKit
            class Item: NSObject {
                override var accessibilityLabel: String? { didSet {} }
            }
            class Other: Item {
                override var accessibilityLabel: String? { didSet {} }
            }
            class Row: UIView {
                override var accessibilityLabel: String? { didSet {} }
            }
            """)
        #expect(text.components(separatedBy: "override var accessibilityLabel").count == 3)
        #expect(text.contains("entry.getter(\"accessibilityLabel\") { object in (object as! Item).`accessibilityLabel` as String? }"))
        #expect(!text.contains("(object as! Row).`accessibilityLabel`"))
    }
}
