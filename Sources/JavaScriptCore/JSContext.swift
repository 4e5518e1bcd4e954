internal import CJavaScript
import QuinceFoundation

/// The memory of several contexts, which can exchange values.
///
/// Source: Apple's documentation of `JSVirtualMachine`.
open class JSVirtualMachine: NSObject, @unchecked Sendable {
    let group: OpaquePointer

    /// Ends the app where JavaScriptCore is not installed.
    public override init() {
        guard javascript_load() else {
            fatalError("JavaScript runs on WebKitGTK's JavaScriptCore, which is not installed: apt install libjavascriptcoregtk-4.1-0")
        }
        group = javascript_group_create()
        super.init()
    }

    deinit { javascript_group_release(group) }

    open func addManagedReference(_ object: Any!, withOwner owner: Any!) {}
    open func removeManagedReference(_ object: Any!, withOwner owner: Any!) {}
}

/// Runs JavaScript.
///
/// Source: Apple's documentation of `JSContext`.
open class JSContext: NSObject, @unchecked Sendable {
    let reference: OpaquePointer
    private let machine: JSVirtualMachine
    open var name: String!
    /// The exception that a call has left; nil for none.
    open var exception: JSValue!
    /// Called with each exception; by default it is kept in `exception`.
    open var exceptionHandler: ((JSContext?, JSValue?) -> Void)!
    open var isInspectable = false

    private static let calls = ThreadContext()

    public convenience override init() { self.init(virtualMachine: JSVirtualMachine()) }

    public init!(virtualMachine: JSVirtualMachine!) {
        machine = virtualMachine ?? JSVirtualMachine()
        reference = javascript_context_create(machine.group)
        super.init()
        exceptionHandler = { context, exception in context?.exception = exception }
    }

    deinit { javascript_context_release(reference) }

    open var virtualMachine: JSVirtualMachine! { machine }
    open var globalObject: JSValue! { JSValue(javascript_global(reference), self) }

    @discardableResult open func evaluateScript(_ script: String!) -> JSValue! { evaluateScript(script, withSourceURL: nil) }

    /// Runs a script.
    ///
    /// - Parameter sourceURL: Where the script comes from, for messages.
    /// - Returns: The value of the last statement; undefined with an exception.
    @discardableResult open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! {
        perform { javascript_evaluate(reference, script ?? "", sourceURL?.absoluteString, 1, &$0) }
    }

    open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { globalObject.objectForKeyedSubscript(key) }
    open func setObject(_ object: Any!, forKeyedSubscript key: (NSCopying & NSObjectProtocol)!) {
        globalObject.setObject(object, forKeyedSubscript: key)
    }

    /// The context whose JavaScript calls this function; nil outside of such a call.
    open class func current() -> JSContext! { calls.value?.context }
    open class func currentThis() -> JSValue! { calls.value?.receiver }
    open class func currentCallee() -> JSValue! { nil }
    open class func currentArguments() -> [Any]! { calls.value?.arguments }

    // MARK: Calls

    /// Calls the library, and the handler with its exception.
    func perform(_ body: (inout OpaquePointer?) -> OpaquePointer?) -> JSValue {
        var thrown: OpaquePointer?
        let result = body(&thrown)
        if let thrown {
            exceptionHandler?(self, JSValue(thrown, self))
            return JSValue(javascript_undefined(reference), self)
        }
        return JSValue(result ?? javascript_undefined(reference), self)
    }

    func withCall<Result>(_ receiver: JSValue?, _ arguments: [JSValue], _ body: () -> Result) -> Result {
        let before = Self.calls.value
        Self.calls.value = ThreadContext.Call(context: self, receiver: receiver, arguments: arguments)
        defer { Self.calls.value = before }
        return body()
    }
}

/// The call of JavaScript that a thread is in.
private final class ThreadContext: @unchecked Sendable {
    final class Call {
        let context: JSContext
        let receiver: JSValue?
        let arguments: [JSValue]
        init(context: JSContext, receiver: JSValue?, arguments: [JSValue]) {
            (self.context, self.receiver, self.arguments) = (context, receiver, arguments)
        }
    }

    private let key = "com.apple.JavaScriptCore.call"
    var value: Call? {
        get { Thread.current.threadDictionary[NSString(string: key)] as? Call }
        set { Thread.current.threadDictionary[NSString(string: key)] = newValue }
    }
}
