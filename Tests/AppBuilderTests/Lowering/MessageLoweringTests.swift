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

    @Test func conventionsStayElsewhere() {
        let body = Lowering.body("let f = unsafeBitCast(p, to: (@convention(c) (Int32) -> Void).self)\n")
        #expect(body.contains("unsafeBitCast(p, to: (@convention(c) (Int32) -> Void).self)"))
    }
}
