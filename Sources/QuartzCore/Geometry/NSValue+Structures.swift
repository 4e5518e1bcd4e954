import CoreGraphics
import Foundation

/// Values of structures of doubles.
///
/// Source: Apple's documentation of `NSValue`.
extension NSValue {
    /// Creates a value that contains the transform.
    public convenience init(caTransform3D t: CATransform3D) { self.init(of: t) }

    /// The transform in the value; the identity where it contains something else.
    public var caTransform3DValue: CATransform3D { structure(CATransform3D.self) ?? CATransform3DIdentity }

    /// An array of so many doubles, which is what these structures are in memory: Foundation on Linux has no values of structures.
    package convenience init<Structure>(of structure: Structure) {
        self.init(bytes: withUnsafeBytes(of: structure) { Array($0) }, objCType: Self.type(of: Structure.self))
    }

    package static func type<Structure>(of structure: Structure.Type) -> String { "[\(MemoryLayout<Structure>.size / 8)d]" }

    /// The structure in the value; nil where its size is another.
    package func structure<Structure>(_ type: Structure.Type) -> Structure? {
        guard String(cString: objCType) == Self.type(of: type) else { return nil }
        return withUnsafeTemporaryAllocation(of: type, capacity: 1) { memory in
            memory.baseAddress.map { start in
                getValue(UnsafeMutableRawPointer(start))
                return start.pointee
            }
        }
    }
}
