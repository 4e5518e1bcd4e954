import Foundation

/// Rotation, scale and translation as Core Animation's key paths see them: `scale`, then rotations about x, y and z, then `translation`.
struct TransformComponents {
    var scale = [1.0, 1.0, 1.0]
    var rotation = [0.0, 0.0, 0.0]
    var translation = [0.0, 0.0, 0.0]

    init(_ t: RenderTransform) {
        translation = [t.m41, t.m42, t.m43]
        var rows = [[t.m11, t.m12, t.m13], [t.m21, t.m22, t.m23], [t.m31, t.m32, t.m33]]
        scale = rows.map { ($0[0] * $0[0] + $0[1] * $0[1] + $0[2] * $0[2]).squareRoot() }
        let determinant =
            rows[0][0] * (rows[1][1] * rows[2][2] - rows[1][2] * rows[2][1]) - rows[0][1]
            * (rows[1][0] * rows[2][2] - rows[1][2] * rows[2][0])
            + rows[0][2] * (rows[1][0] * rows[2][1] - rows[1][1] * rows[2][0])
        if determinant < 0 { scale[0] = -scale[0] }
        for row in 0..<3 where scale[row] != 0 { rows[row] = rows[row].map { $0 / scale[row] } }
        rotation[1] = asin(min(max(-rows[0][2], -1), 1))
        if abs(rows[0][2]) < 1 - 1e-12 {
            rotation[0] = atan2(rows[1][2], rows[2][2])
            rotation[2] = atan2(rows[0][1], rows[0][0])
        } else {
            rotation[2] = atan2(-rows[1][0], rows[1][1])
        }
    }

    var transform: RenderTransform {
        RenderTransform.scale(x: scale[0], y: scale[1], z: scale[2])
            .concatenating(.rotation(angle: rotation[0], x: 1, y: 0, z: 0))
            .concatenating(.rotation(angle: rotation[1], x: 0, y: 1, z: 0))
            .concatenating(.rotation(angle: rotation[2], x: 0, y: 0, z: 1))
            .concatenating(.translation(x: translation[0], y: translation[1], z: translation[2]))
    }
}

extension RenderTransform {
    func component(_ component: RenderAnimation.Component) -> LayerValue? {
        switch component {
        case .translationX: return .number(m41)
        case .translationY: return .number(m42)
        case .translationZ: return .number(m43)
        case .translation: return .size(CGSize(width: m41, height: m42))
        default: break
        }
        let parts = TransformComponents(self)
        switch component {
        case .rotation, .rotationZ: return .number(parts.rotation[2])
        case .rotationX: return .number(parts.rotation[0])
        case .rotationY: return .number(parts.rotation[1])
        case .scale: return .number(parts.scale.reduce(0, +) / 3)
        case .scaleX: return .number(parts.scale[0])
        case .scaleY: return .number(parts.scale[1])
        case .scaleZ: return .number(parts.scale[2])
        default: return nil
        }
    }

    /// The transform with one component replaced; its perspective stays.
    func replacing(_ component: RenderAnimation.Component, with value: LayerValue) -> RenderTransform? {
        if case .size(let size) = value, component == .translation {
            var moved = self
            (moved.m41, moved.m42) = (Double(size.width), Double(size.height))
            return moved
        }
        guard case .number(let number) = value else { return nil }
        if let index = [RenderAnimation.Component.translationX, .translationY, .translationZ].firstIndex(of: component) {
            var m = elements
            m[12 + index] = number
            return RenderTransform(m)
        }
        var parts = TransformComponents(self)
        switch component {
        case .rotation, .rotationZ: parts.rotation[2] = number
        case .rotationX: parts.rotation[0] = number
        case .rotationY: parts.rotation[1] = number
        case .scale: parts.scale = [number, number, number]
        case .scaleX: parts.scale[0] = number
        case .scaleY: parts.scale[1] = number
        case .scaleZ: parts.scale[2] = number
        default: return nil
        }
        var result = parts.transform
        (result.m14, result.m24, result.m34, result.m44) = (m14, m24, m34, m44)
        return result
    }
}
