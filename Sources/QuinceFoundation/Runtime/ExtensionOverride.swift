import Foundation

/// Calls of methods that an extension here declares and that a class has registered its own of.
enum ExtensionOverride {
    /// The selectors of `responds(to:)` and `forwardingTarget(for:)`, as lowering registers them.
    static let responds = "respondsTo:"
    static let forwards = "forwardingTargetFor:"

    private struct Call {
        let selector: String
        let object: NSObject
    }

    private final class Calls: NSObject {
        var running: [Call] = []
    }

    /// Calls the method that the object's class registered for a selector.
    ///
    /// - Returns: nil where there is none, or where the method itself calls its superclass's, which is the extension's.
    static func call(_ selector: String, on object: NSObject, _ arguments: [Any?]) -> Any?? {
        guard let method = ObjectRuntime.method(selector, of: object) else { return nil }
        let calls = calls
        guard !calls.running.contains(where: { $0.selector == selector && $0.object === object }) else { return nil }
        calls.running.append(Call(selector: selector, object: object))
        defer { calls.running.removeLast() }
        return .some(method(object, arguments))
    }

    private static var calls: Calls {
        let key = "QuinceFoundation.ExtensionOverride"
        if let calls = Thread.current.threadDictionary[key] as? Calls { return calls }
        let calls = Calls()
        Thread.current.threadDictionary[key] = calls
        return calls
    }
}
