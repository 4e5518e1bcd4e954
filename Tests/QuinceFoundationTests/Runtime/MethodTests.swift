@_spi(Quince) import QuinceFoundation
import Testing

/// Methods looked up, exchanged and replaced through the Objective-C runtime's functions.
@Suite(.serialized) struct MethodTests {
    private class Speaker: NSObject {}
    private final class LoudSpeaker: Speaker {}

    init() {
        ObjectRuntime.register(Speaker.self) { entry in
            entry.method("hello") { _, _ in "hello" as NSString }
            entry.method("goodbye") { _, _ in "goodbye" as NSString }
            entry.method("say:") { _, arguments in arguments.first ?? nil }
        }
    }

    private func said(_ selector: String, by object: NSObject = Speaker(), _ argument: Any? = nil) -> String? {
        ObjectRuntime.method(selector, of: object)?(object, [argument]) as? String
    }

    /// What a method has made for its caller lives on until the run loop turns.
    @Test func whatMessagesReturnIsKept() {
        let speaker = Speaker()
        for _ in 0..<100 {
            let word = speaker.perform(Selector("say:"), with: NSString(string: "a word that is too long for a tagged pointer"))
            #expect(word?.takeUnretainedValue() as? String == "a word that is too long for a tagged pointer")
        }
        #expect(speaker.perform(Selector("hello"))?.takeUnretainedValue() as? String == "hello")
    }

    @Test func exchangedMethodsAnswerForEachOther() throws {
        let first = try #require(class_getInstanceMethod(Speaker.self, Selector("hello")))
        let second = try #require(class_getInstanceMethod(LoudSpeaker.self, Selector("goodbye")))
        method_exchangeImplementations(first, second)
        #expect(said("hello") == "goodbye")
        #expect(said("goodbye", by: LoudSpeaker()) == "hello")
        method_exchangeImplementations(first, second)
        #expect(said("hello") == "hello")
    }

    @Test func addedMethodsBelongToTheClassAlone() throws {
        let method = try #require(class_getInstanceMethod(Speaker.self, Selector("goodbye")))
        #expect(class_addMethod(LoudSpeaker.self, Selector("hello"), method_getImplementation(method), nil))
        #expect(!class_addMethod(LoudSpeaker.self, Selector("hello"), method_getImplementation(method), nil))
        #expect(said("hello", by: LoudSpeaker()) == "goodbye")
        #expect(said("hello") == "hello")
        let own = try #require(class_getInstanceMethod(Speaker.self, Selector("hello")))
        #expect(class_replaceMethod(LoudSpeaker.self, Selector("hello"), method_getImplementation(own), nil) != nil)
        #expect(said("hello", by: LoudSpeaker()) == "hello")
    }

    @Test func blocksBecomeImplementationsAndFunctions() throws {
        let method = try #require(class_getInstanceMethod(Speaker.self, Selector("say:")))
        let old = __quinceCast(method_getImplementation(method), to: ((AnyObject, Selector, String) -> String).self)
        let block: (Speaker, String) -> String = { speaker, text in old(speaker, Selector("say:"), text) + "!" }
        let previous = method_setImplementation(method, imp_implementationWithBlock(block))
        #expect(said("say:", "hi") == "hi!")
        method_setImplementation(method, previous)
        #expect(said("say:", "hi") == "hi")
        let boxed = __quinceCast(block, to: AnyObject.self)
        method_setImplementation(method, imp_implementationWithBlock(boxed))
        #expect(said("say:", "ho") == "ho!")
        method_setImplementation(method, previous)
    }

    @Test func classesHaveNamesAndMethodsHaveSelectors() throws {
        let method = try #require(class_getInstanceMethod(Speaker.self, Selector("say:")))
        #expect(method_getName(method) == Selector("say:"))
        #expect(method_getNumberOfArguments(method) == 3)
        #expect(class_respondsToSelector(LoudSpeaker.self, Selector("say:")))
        #expect(class_getInstanceMethod(Speaker.self, Selector("unknown")) == nil)
        #expect(class_getInstanceMethod(nil, Selector("say:")) == nil)
        #expect(object_getClass(LoudSpeaker()) == LoudSpeaker.self)
        #expect(class_getSuperclass(LoudSpeaker.self) == Speaker.self)
        #expect(String(cString: class_getName(NSObject.self)) == "NSObject")
        #expect(String(cString: sel_getName(Selector("say:"))) == "say:")
    }

    @Test func objectsOfUnknownClassAnswerMessages() {
        let unknown: AnyObject = Speaker()
        #expect(__quinceMessaged(unknown).perform(Selector("hello"))?.__quinceUnretainedObject().isKind(of: NSString.self) == true)
        let missing: AnyObject? = nil
        #expect(__quinceMessaged(missing)?.responds(to: Selector("hello")) == nil)
        #expect(Speaker.instancesRespond(to: Selector("hello")))
        #expect(Speaker().method(for: Selector("unknown")) == nil)
    }

    @Test func valuesOfProtocolsAnswerMessages() {
        let value: any NSObjectProtocol = Speaker()
        #expect(value.perform(Selector("hello"))?.takeUnretainedValue() as? String == "hello")
        #expect(value.responds(to: Selector("hello")))
        #expect(!value.responds(to: Selector("unknown")))
        #expect(Speaker().responds(to: Selector("say:")))
    }
}
