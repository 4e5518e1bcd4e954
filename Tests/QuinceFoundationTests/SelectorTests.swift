@_spi(Quince) import QuinceFoundation
import Testing

private class Greeter: NSObject {
    var heard: [String] = []
    func hear(_ text: String) { heard.append(text) }
}

private final class LoudGreeter: Greeter {}

/// Hands on to another object what it has no method for.
private final class Proxy: NSObject {
    var target: NSObject?
    var asked: [String] = []

    func responds(to aSelector: Selector!) -> Bool {
        asked.append(aSelector.name)
        return super.responds(to: aSelector) || target?.responds(to: aSelector) == true
    }
    func forwardingTarget(for aSelector: Selector!) -> Any? { target ?? super.forwardingTarget(for: aSelector) }
}

@Suite(.serialized) struct SelectorTests {
    init() {
        ObjectRuntime.register(Proxy.self) { type in
            type.method("respondsTo:") { ($0 as! Proxy).responds(to: $1[0] as! Selector) }
            type.method("forwardingTargetFor:") { ($0 as! Proxy).forwardingTarget(for: $1[0] as! Selector) }
            type.implements("greeter(_:didHear:)")
        }
        ObjectRuntime.register(Greeter.self) { type in
            type.method("hear:") { object, arguments in
                (object as! Greeter).hear(arguments[0].map { "\($0)" } ?? "nil")
                return nil
            }
            type.setter("heard") { object, value in (object as! Greeter).heard = value as? [String] ?? [] }
            type.getter("heard") { object in (object as! Greeter).heard }
        }
    }

    @Test func classesSayWhatTheyRespondTo() {
        let proxy = Proxy(), greeter = Greeter()
        let object: any NSObjectProtocol = proxy
        #expect(!object.responds(to: Selector("hear:")))
        #expect(!ObjectRuntime.implements("greeter(_:didHear:)", proxy))
        #expect(proxy.asked == ["hear:", "greeter:didHear:"])
        proxy.target = greeter
        #expect(object.responds(to: Selector("hear:")))
        #expect(object.responds(to: Selector("respondsTo:")))
        #expect(!object.responds(to: Selector("shout")))
    }

    @Test func messagesGoToTheForwardingTarget() {
        let proxy = Proxy(), greeter = Greeter()
        proxy.target = greeter
        proxy.perform(Selector("hear:"), with: "hello")
        #expect(greeter.heard == ["hello"])
        #expect((proxy as NSObject).forwardingTarget(for: Selector("hear:")) as? Greeter === greeter)
        #expect(greeter.forwardingTarget(for: Selector("hear:")) == nil)
    }

    @Test func subclassesInheritMethods() {
        let greeter = LoudGreeter()
        #expect(greeter.responds(to: Selector("hear:")))
        #expect(!greeter.responds(to: Selector("shout")))
        greeter.perform(Selector("hear:"), with: "hello")
        #expect(greeter.heard == ["hello"])
    }

    @Test func classesAnswerMessagesOfTheirOwn() {
        func made<Base: NSObject>(by type: Base.Type) -> Base? {
            guard Base.responds(to: NSSelectorFromString("standard")) else { return nil }
            return Base.perform(NSSelectorFromString("standard"))?.takeUnretainedValue() as? Base
        }
        let standard = Greeter()
        ObjectRuntime.register(Greeter.self) { type in type.classMethod("standard") { _, _ in standard } }
        #expect(made(by: Greeter.self) === standard)
        #expect(LoudGreeter.responds(to: Selector("standard")))
        #expect(!Greeter.responds(to: Selector("hear:")))
        #expect(made(by: NSObject.self) == nil)
    }

    @Test func keysReachProperties() {
        let greeter = LoudGreeter()
        greeter.setValue(["a"], forKey: "heard")
        #expect(greeter.value(forKey: "heard") as? [String] == ["a"])
    }

    @Test func notificationsReachObserversUntilRemoved() {
        let center = NotificationCenter()
        let greeter = Greeter()
        let name = NSNotification.Name("greeting")
        center.addObserver(greeter, selector: Selector("hear:"), name: name, object: nil)
        center.post(name: name, object: nil)
        #expect(greeter.heard.count == 1)
        center.removeObserver(greeter)
        center.post(name: name, object: nil)
        #expect(greeter.heard.count == 1)
    }

    @Test func selectorsAreAsLargeAsPointers() {
        let made = ["hear", ":"].joined()
        #expect(MemoryLayout<Selector>.size == MemoryLayout<UnsafeRawPointer>.size)
        #expect(MemoryLayout<Selector?>.size == MemoryLayout<UnsafeRawPointer>.size)
        let first = unsafeBitCast(Selector(made), to: UnsafeRawPointer.self),
            second = unsafeBitCast(Selector("hear:"), to: UnsafeRawPointer.self)
        #expect(first == second)
        #expect(first != unsafeBitCast(Selector("hear"), to: UnsafeRawPointer.self))
        #expect(Selector(made) == Selector("hear:"))
        #expect(Set([Selector(made), Selector("hear:"), "hear"]).count == 2)
        #expect(NSStringFromSelector(Selector(made)) == "hear:")
    }

    @Test func selectorsAreKeysOfAssociatedObjects() {
        let greeter = Greeter(), key = unsafeBitCast(Selector("greeting"), to: UnsafeRawPointer.self)
        objc_setAssociatedObject(greeter, key, "hello", .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(greeter, unsafeBitCast(Selector("greeting"), to: UnsafeRawPointer.self)) as? String == "hello")
    }
}
