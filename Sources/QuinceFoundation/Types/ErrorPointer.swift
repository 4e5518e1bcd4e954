import Foundation

/// A pointer to an object that is written and released later, as Objective-C hands out errors.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
/// A pointer to the error of an Objective-C function.
public typealias NSErrorPointer = AutoreleasingUnsafeMutablePointer<NSError?>?

extension UnsafeMutablePointer where Pointee == AnyObject? {
    /// The memory of another pointer, taken for an object's. Memory of values that are no objects holds none yet: it is set to nil.
    ///
    /// Source: Apple's documentation of `AutoreleasingUnsafeMutablePointer.init(_:)`.
    public init<Other>(_ from: UnsafeMutablePointer<Other>) {
        let memory = UnsafeMutableRawPointer(from)
        if Other.self is any ObjectReference.Type {
            self = memory.assumingMemoryBound(to: AnyObject?.self)
        } else {
            self = memory.bindMemory(to: AnyObject?.self, capacity: 1)
            initialize(to: nil)
        }
    }
}

/// A type whose values are optional references to objects.
private protocol ObjectReference {}
extension Optional: ObjectReference where Wrapped: AnyObject {}
