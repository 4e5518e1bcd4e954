import QuinceFoundation

/// Source: Apple's documentation of `EAGLRenderingAPI`.
public enum EAGLRenderingAPI: UInt, Sendable { case openGLES1 = 1, openGLES2, openGLES3 }

public let kEAGLDrawablePropertyRetainedBacking = "EAGLDrawablePropertyRetainedBacking"
public let kEAGLDrawablePropertyColorFormat = "EAGLDrawablePropertyColorFormat"
public let kEAGLColorFormatRGBA8 = "EAGLColorFormat8888"
public let kEAGLColorFormatRGB565 = "EAGLColorFormat565"

/// Objects that contexts share. Source: Apple's documentation of `EAGLSharegroup`.
open class EAGLSharegroup: NSObject, @unchecked Sendable {
    open var debugLabel: String?
}

/// The state of OpenGL ES, which the device does not draw with: no context can be made.
///
/// Source: Apple's documentation of `EAGLContext`.
@available(iOS, deprecated: 12.0, message: "OpenGLES is deprecated. Use Metal instead.")
open class EAGLContext: NSObject, @unchecked Sendable {
    public let api: EAGLRenderingAPI
    public let sharegroup = EAGLSharegroup()
    open var debugLabel: String?
    open var isMultiThreaded = false

    /// nil, as where a device does not support the version.
    public init?(api: EAGLRenderingAPI) { return nil }
    /// nil, as where a device does not support the version.
    public init?(api: EAGLRenderingAPI, sharegroup: EAGLSharegroup) { return nil }

    open class func current() -> EAGLContext? { nil }
    /// Makes a context the thread's. Only nil can be: there are no contexts.
    @discardableResult open class func setCurrent(_ context: EAGLContext?) -> Bool { context == nil }
}
