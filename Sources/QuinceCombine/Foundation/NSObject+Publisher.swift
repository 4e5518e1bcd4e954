import OpenCombine
import QuinceFoundation

extension NSObjectProtocol where Self: NSObject {
    @available(*, unavailable, message: "not yet in Quince: key-value observing; publish the property with @Published instead")
    public func publisher<Value>(for keyPath: KeyPath<Self, Value>) -> AnyPublisher<Value, Never> { fatalError() }
}
