import QuinceFoundation
import simd

/// A scale, a rotation, and a translation, applied in this order. Source: Apple's documentation of `Transform`.
public struct Transform: Component, Equatable, Sendable {
    public var scale: SIMD3<Float>
    public var rotation: simd_quatf
    public var translation: SIMD3<Float>

    public static let identity = Transform()

    public init() { self.init(scale: SIMD3(repeating: 1), rotation: simd_quatf(real: 1, imag: SIMD3()), translation: SIMD3()) }
    public init(
        scale: SIMD3<Float> = SIMD3(repeating: 1), rotation: simd_quatf = simd_quatf(real: 1, imag: SIMD3()),
        translation: SIMD3<Float> = SIMD3()
    ) {
        (self.scale, self.rotation, self.translation) = (scale, rotation, translation)
    }
    /// Radians about x, then y, then z.
    public init(pitch x: Float = 0, yaw y: Float = 0, roll z: Float = 0) {
        self.init()
        rotation =
            simd_quatf(angle: z, axis: SIMD3(0, 0, 1)) * simd_quatf(angle: y, axis: SIMD3(0, 1, 0))
            * simd_quatf(angle: x, axis: SIMD3(1, 0, 0))
    }
    public init(matrix: simd_float4x4) {
        self.init()
        self.matrix = matrix
    }

    /// The same as a matrix. One with shear loses it.
    public var matrix: simd_float4x4 {
        get {
            let (a, b, c) = simd_float3x3(rotation).columns
            return simd_float4x4(SIMD4(a * scale.x, 0), SIMD4(b * scale.y, 0), SIMD4(c * scale.z, 0), SIMD4(translation, 1))
        }
        set {
            func part(_ column: SIMD4<Float>) -> SIMD3<Float> { SIMD3(column.x, column.y, column.z) }
            let (a, b, c) = (part(newValue.columns.0), part(newValue.columns.1), part(newValue.columns.2))
            let linear = simd_float3x3(a, b, c)
            scale = SIMD3((linear.determinant < 0 ? -1 : 1) * simd_length(a), simd_length(b), simd_length(c))
            translation = part(newValue.columns.3)
            let isFlat = scale.x == 0 || scale.y == 0 || scale.z == 0
            rotation =
                isFlat ? simd_quatf(real: 1, imag: SIMD3()) : simd_quatf(simd_float3x3(a / scale.x, b / scale.y, c / scale.z)).normalized
        }
    }
}
