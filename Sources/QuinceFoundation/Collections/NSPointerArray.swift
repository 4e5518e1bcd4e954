import Foundation

/// A list of objects, or of gaps, that may hold them weakly: what goes elsewhere becomes a gap.
///
/// Behaviour: Apple's documentation of `NSPointerArray`. Its pointers are addresses of objects.
open class NSPointerArray: NSObject {
    private let options: NSPointerFunctions.Options
    private var pointers: [HeldObject?] = []

    public init(options: NSPointerFunctions.Options = []) {
        self.options = options
        super.init()
    }

    public class func strongObjects() -> NSPointerArray { NSPointerArray() }
    public class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

    /// The number of places, gaps included. Setting it adds gaps or drops the last places.
    open var count: Int {
        get { pointers.count }
        set { pointers = Array(pointers.prefix(newValue)) + Array(repeating: nil, count: max(0, newValue - pointers.count)) }
    }

    open var allObjects: [Any] { pointers.compactMap { $0?.object } }

    open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
        pointers[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
    }

    open func addPointer(_ pointer: UnsafeMutableRawPointer?) { pointers.append(held(pointer)) }
    open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) { pointers.insert(held(item), at: index) }
    open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) { pointers[index] = held(item) }
    open func removePointer(at index: Int) { pointers.remove(at: index) }

    /// Removes all gaps.
    open func compact() { pointers.removeAll { $0?.object == nil } }

    private func held(_ pointer: UnsafeMutableRawPointer?) -> HeldObject? {
        pointer.map { HeldObject(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), options) }
    }
}
