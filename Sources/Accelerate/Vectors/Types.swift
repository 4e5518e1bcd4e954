/// A number of elements.
public typealias vDSP_Length = UInt
/// A distance between elements, in elements.
public typealias vDSP_Stride = Int

/// A complex number.
public struct DSPComplex: Sendable {
    public var real: Float
    public var imag: Float
    public init() { (real, imag) = (0, 0) }
    public init(real: Float, imag: Float) { (self.real, self.imag) = (real, imag) }
}

/// A complex number.
public struct DSPDoubleComplex: Sendable {
    public var real: Double
    public var imag: Double
    public init() { (real, imag) = (0, 0) }
    public init(real: Double, imag: Double) { (self.real, self.imag) = (real, imag) }
}

/// Complex numbers, whose real and imaginary parts lie apart.
public struct DSPSplitComplex {
    public var realp: UnsafeMutablePointer<Float>
    public var imagp: UnsafeMutablePointer<Float>
    public init(realp: UnsafeMutablePointer<Float>, imagp: UnsafeMutablePointer<Float>) { (self.realp, self.imagp) = (realp, imagp) }
}

/// Complex numbers, whose real and imaginary parts lie apart.
public struct DSPDoubleSplitComplex {
    public var realp: UnsafeMutablePointer<Double>
    public var imagp: UnsafeMutablePointer<Double>
    public init(realp: UnsafeMutablePointer<Double>, imagp: UnsafeMutablePointer<Double>) { (self.realp, self.imagp) = (realp, imagp) }
}

/// Elements in a row that can be read.
///
/// Source: Apple's documentation of `AccelerateBuffer`.
public protocol AccelerateBuffer {
    associatedtype Element
    var count: Int { get }
    func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R
}

/// Elements in a row that can be written.
///
/// Source: Apple's documentation of `AccelerateMutableBuffer`.
public protocol AccelerateMutableBuffer: AccelerateBuffer {
    mutating func withUnsafeMutableBufferPointer<R>(_ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R) rethrows -> R
}

extension Array: AccelerateMutableBuffer {}
extension ContiguousArray: AccelerateMutableBuffer {}
extension ArraySlice: AccelerateMutableBuffer {}
extension UnsafeBufferPointer: AccelerateBuffer {
    public func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R { try body(self) }
}
extension UnsafeMutableBufferPointer: AccelerateMutableBuffer {
    public func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R {
        try body(UnsafeBufferPointer(self))
    }
    public mutating func withUnsafeMutableBufferPointer<R>(
        _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
    ) rethrows -> R { try body(&self) }
}
extension Slice: AccelerateBuffer where Base: AccelerateBuffer {
    public func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Base.Element>) throws -> R) rethrows -> R {
        try base.withUnsafeBufferPointer { whole in
            let start = base.distance(from: base.startIndex, to: startIndex)
            return try body(UnsafeBufferPointer(rebasing: whole[start..<start + count]))
        }
    }
}
