import UIKit
import simd

/// The lens of a camera at a node, which looks along the node's negative z axis. Source: Apple's documentation of `SCNCamera`.
open class SCNCamera: NSObject, NSCopying, @unchecked Sendable {
    open var name: String?
    private var angle = Animated(CGFloat(60))
    /// Degrees, in the direction of `projectionDirection`.
    open var fieldOfView: CGFloat {
        get { angle.model }
        set { angle.set(newValue) }
    }
    open var projectionDirection = SCNCameraProjectionDirection.vertical
    /// Millimetres; with `sensorHeight` another way to say `fieldOfView`.
    open var focalLength: CGFloat {
        get { sensorHeight / (2 * tan(fieldOfView * .pi / 360)) }
        set { if newValue > 0 { fieldOfView = 2 * atan(sensorHeight / (2 * newValue)) * 180 / .pi } }
    }
    /// Millimetres.
    open var sensorHeight: CGFloat = 24
    /// Nothing nearer or farther is drawn.
    open var zNear: CGFloat = 1
    open var zFar: CGFloat = 100
    /// Whether the planes fit what is in sight.
    open var automaticallyAdjustsZRange = false
    open var usesOrthographicProjection = false
    private var extent = Animated(CGFloat(1))
    /// Half of the height in sight without perspective.
    open var orthographicScale: CGFloat {
        get { extent.model }
        set { extent.set(newValue) }
    }
    open var categoryBitMask = -1
    private var custom: SCNMatrix4?

    public override init() { super.init() }

    /// The projection, for a square view where none shows the camera.
    open var projectionTransform: SCNMatrix4 {
        get { custom ?? SCNMatrix4(projection(aspect: 1, at: .infinity, near: Float(zNear), far: Float(zFar))) }
        set { custom = newValue }
    }
    open func projectionTransform(withViewportSize viewportSize: CGSize) -> SCNMatrix4 {
        let aspect = viewportSize.height > 0 ? Float(viewportSize.width / viewportSize.height) : 1
        return custom ?? SCNMatrix4(projection(aspect: aspect, at: .infinity, near: Float(zNear), far: Float(zFar)))
    }

    /// - Parameters:
    ///   - aspect: Width over height.
    ///   - time: Of animations.
    func projection(aspect: Float, at time: TimeInterval, near: Float, far: Float) -> simd_float4x4 {
        if let custom { return simd_float4x4(custom) }
        let horizontal = projectionDirection == .horizontal
        guard !usesOrthographicProjection else {
            let half = Float(extent.presented(at: time))
            let (width, height) = horizontal ? (half, half / aspect) : (half * aspect, half)
            return .orthographic(halfWidth: width, halfHeight: height, near: near, far: far)
        }
        let degrees = min(max(Float(angle.presented(at: time)), 0.1), 179)
        let slope = tanf(degrees * .pi / 360)
        return .perspective(slope: horizontal ? slope / aspect : slope, aspect: aspect, near: near, far: far)
    }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = SCNCamera()
        (copy.name, copy.angle, copy.projectionDirection, copy.sensorHeight) = (name, angle, projectionDirection, sensorHeight)
        (copy.zNear, copy.zFar, copy.automaticallyAdjustsZRange) = (zNear, zFar, automaticallyAdjustsZRange)
        (copy.usesOrthographicProjection, copy.extent) = (usesOrthographicProjection, extent)
        (copy.categoryBitMask, copy.custom) = (categoryBitMask, custom)
        return copy
    }
    open override func copy() -> Any { copy(with: nil) }

    @available(*, unavailable, message: "not yet in Quince: exposure and effects of cameras")
    open var wantsHDR: Bool {
        get { false }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: exposure and effects of cameras")
    open var wantsExposureAdaptation: Bool {
        get { false }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: exposure and effects of cameras")
    open var exposureOffset: CGFloat {
        get { 0 }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: exposure and effects of cameras")
    open var bloomIntensity: CGFloat {
        get { 0 }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: exposure and effects of cameras")
    open var bloomThreshold: CGFloat {
        get { 0 }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: exposure and effects of cameras")
    open var bloomBlurRadius: CGFloat {
        get { 0 }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: depth of field")
    open var wantsDepthOfField: Bool {
        get { false }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: depth of field")
    open var focusDistance: CGFloat {
        get { 0 }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: depth of field")
    open var fStop: CGFloat {
        get { 0 }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: exposure and effects of cameras")
    open var motionBlurIntensity: CGFloat {
        get { 0 }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: exposure and effects of cameras")
    open var screenSpaceAmbientOcclusionIntensity: CGFloat {
        get { 0 }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: exposure and effects of cameras")
    open var vignettingIntensity: CGFloat {
        get { 0 }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: exposure and effects of cameras")
    open var saturation: CGFloat {
        get { 1 }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: exposure and effects of cameras")
    open var contrast: CGFloat {
        get { 0 }
        set {}
    }
}

public enum SCNCameraProjectionDirection: Int, Sendable { case vertical = 0, horizontal }

extension simd_float4x4 {
    /// - Parameter slope: The tangent of half the vertical angle.
    static func perspective(slope: Float, aspect: Float, near: Float, far: Float) -> simd_float4x4 {
        let depth = near - far
        return simd_float4x4(
            SIMD4(1 / (slope * aspect), 0, 0, 0), SIMD4(0, 1 / slope, 0, 0), SIMD4(0, 0, (near + far) / depth, -1),
            SIMD4(0, 0, 2 * near * far / depth, 0))
    }

    static func orthographic(halfWidth: Float, halfHeight: Float, near: Float, far: Float) -> simd_float4x4 {
        simd_float4x4(
            SIMD4(1 / halfWidth, 0, 0, 0), SIMD4(0, 1 / halfHeight, 0, 0), SIMD4(0, 0, -2 / (far - near), 0),
            SIMD4(0, 0, -(far + near) / (far - near), 1))
    }
}
