import Foundation

/// Methods of Foundation's classes that code sends by name, as actions of buttons and timers.
@_spi(Quince) public enum FoundationMethods {
    /// Registers them; once.
    public static let register: Void = {
        ObjectRuntime.register(Timer.self) { entry in
            add("fire", to: entry) { ($0 as? Timer)?.fire() }
            add("invalidate", to: entry) { ($0 as? Timer)?.invalidate() }
        }
        ObjectRuntime.register(Operation.self) { entry in
            add("start", to: entry) { ($0 as? Operation)?.start() }
            add("cancel", to: entry) { ($0 as? Operation)?.cancel() }
        }
        ObjectRuntime.register(OperationQueue.self) { entry in
            add("cancelAllOperations", to: entry) { ($0 as? OperationQueue)?.cancelAllOperations() }
        }
    }()

    private static func add(_ selector: String, to entry: ObjectClass, _ body: @escaping @MainActor (AnyObject) -> Void) {
        entry.method(selector) { object, _ in
            body(object)
            return nil
        }
    }
}
