import Foundation

// The old functions on numbers that several threads change. They exclude each other by one lock, as `OSAtomic.h` lets an implementation do.

private let lock = NSLock()

private func change<Number: FixedWidthInteger>(_ value: UnsafeMutablePointer<Number>, _ body: (Number) -> Number) -> Number {
    lock.withLock {
        value.pointee = body(value.pointee)
        return value.pointee
    }
}

private func swap<Value: Equatable>(_ old: Value, _ new: Value, _ value: UnsafeMutablePointer<Value>) -> Bool {
    lock.withLock {
        guard value.pointee == old else { return false }
        value.pointee = new
        return true
    }
}

/// Adds to a number, which wraps around, and returns the sum.
@discardableResult
public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 { change(value) { $0 &+ amount } }
@discardableResult
public func OSAtomicAdd32Barrier(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 { change(value) { $0 &+ amount } }
@discardableResult
public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { change(value) { $0 &+ 1 } }
@discardableResult
public func OSAtomicIncrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 { change(value) { $0 &+ 1 } }
@discardableResult
public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { change(value) { $0 &- 1 } }
@discardableResult
public func OSAtomicDecrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 { change(value) { $0 &- 1 } }
@discardableResult
public func OSAtomicAdd64(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 { change(value) { $0 &+ amount } }
@discardableResult
public func OSAtomicAdd64Barrier(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 { change(value) { $0 &+ amount } }
@discardableResult
public func OSAtomicIncrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 { change(value) { $0 &+ 1 } }
@discardableResult
public func OSAtomicIncrement64Barrier(_ value: UnsafeMutablePointer<Int64>) -> Int64 { change(value) { $0 &+ 1 } }
@discardableResult
public func OSAtomicDecrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 { change(value) { $0 &- 1 } }
@discardableResult
public func OSAtomicDecrement64Barrier(_ value: UnsafeMutablePointer<Int64>) -> Int64 { change(value) { $0 &- 1 } }

/// Sets a number that has the expected value.
///
/// - Returns: Whether it had.
@discardableResult
public func OSAtomicCompareAndSwap32(_ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>) -> Bool { swap(old, new, value) }
@discardableResult
public func OSAtomicCompareAndSwap32Barrier(_ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>) -> Bool {
    swap(old, new, value)
}
@discardableResult
public func OSAtomicCompareAndSwap64(_ old: Int64, _ new: Int64, _ value: UnsafeMutablePointer<Int64>) -> Bool { swap(old, new, value) }
@discardableResult
public func OSAtomicCompareAndSwap64Barrier(_ old: Int64, _ new: Int64, _ value: UnsafeMutablePointer<Int64>) -> Bool {
    swap(old, new, value)
}
@discardableResult
public func OSAtomicCompareAndSwapInt(_ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>) -> Bool { swap(old, new, value) }
@discardableResult
public func OSAtomicCompareAndSwapLong(_ old: Int, _ new: Int, _ value: UnsafeMutablePointer<Int>) -> Bool { swap(old, new, value) }

/// Keeps reads and writes on both sides of it in order.
public func OSMemoryBarrier() { lock.withLock {} }
