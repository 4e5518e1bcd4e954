import CoreGraphics
import QuinceFoundation

public let kCTRunDelegateVersion1: CFIndex = 1
public let kCTRunDelegateCurrentVersion: CFIndex = 1

// Functions of Swift: one of C that returns a CGFloat, a type of Swift here, would be linked with the runtime of Objective-C.
public typealias CTRunDelegateDeallocateCallback = (UnsafeMutableRawPointer) -> Void
public typealias CTRunDelegateGetAscentCallback = (UnsafeMutableRawPointer) -> CGFloat
public typealias CTRunDelegateGetDescentCallback = (UnsafeMutableRawPointer) -> CGFloat
public typealias CTRunDelegateGetWidthCallback = (UnsafeMutableRawPointer) -> CGFloat

/// The functions of a run delegate; each is given the delegate's reference. Lengths in points.
///
/// Source: Apple's documentation of `CTRunDelegateCallbacks`.
public struct CTRunDelegateCallbacks {
    public var version: CFIndex
    /// Called when the delegate goes.
    public var dealloc: CTRunDelegateDeallocateCallback
    /// Above the baseline.
    public var getAscent: CTRunDelegateGetAscentCallback
    /// Below the baseline; positive.
    public var getDescent: CTRunDelegateGetDescentCallback
    public var getWidth: CTRunDelegateGetWidthCallback

    public init(
        version: CFIndex, dealloc: @escaping CTRunDelegateDeallocateCallback, getAscent: @escaping CTRunDelegateGetAscentCallback,
        getDescent: @escaping CTRunDelegateGetDescentCallback, getWidth: @escaping CTRunDelegateGetWidthCallback
    ) {
        (self.version, self.dealloc, self.getAscent) = (version, dealloc, getAscent)
        (self.getDescent, self.getWidth) = (getDescent, getWidth)
    }
}

/// Says how much room characters take, which are not drawn.
public final class CTRunDelegate: NSObject, @unchecked Sendable {
    private let header = CoreFoundationHeader()
    private let callbacks: CTRunDelegateCallbacks
    /// The reference that the functions are given; a place of its own where it was nil.
    private let reference: UnsafeMutableRawPointer?
    private let place = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

    fileprivate init(_ callbacks: CTRunDelegateCallbacks, _ reference: UnsafeMutableRawPointer?) {
        (self.callbacks, self.reference) = (callbacks, reference)
        super.init()
    }

    deinit {
        callbacks.dealloc(pointer)
        place.deallocate()
    }

    var ascent: CGFloat { callbacks.getAscent(pointer) }
    var descent: CGFloat { callbacks.getDescent(pointer) }
    private var width: CGFloat { callbacks.getWidth(pointer) }

    /// The room of each character, as the functions say now.
    var room: TextAttachment {
        let descent = descent
        return TextAttachment(bounds: CGRect(x: 0, y: -descent, width: max(0, width), height: max(0, ascent + descent))) { _, _ in }
    }
}

/// Makes a delegate.
///
/// - Parameter refCon: A reference that the functions are given.
public func CTRunDelegateCreate(
    _ callbacks: UnsafePointer<CTRunDelegateCallbacks>, _ refCon: UnsafeMutableRawPointer?
) -> CTRunDelegate? {
    callbacks.pointee.version == kCTRunDelegateVersion1 ? CTRunDelegate(callbacks.pointee, refCon) : nil
}

/// The reference that the delegate's functions are given.
public func CTRunDelegateGetRefCon(_ runDelegate: CTRunDelegate) -> UnsafeMutableRawPointer { runDelegate.pointer }

extension CTRunDelegate {
    fileprivate var pointer: UnsafeMutableRawPointer { reference ?? place }
}
