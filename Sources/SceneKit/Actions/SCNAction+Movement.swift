import UIKit
import simd

extension SCNAction {
    /// An action that adds a share of a change in each frame, so that several at a time add up.
    private static func by(
        _ duration: TimeInterval, reversed: @escaping () -> SCNAction, _ add: @escaping (SCNNode, Float) -> Void
    ) -> SCNAction {
        SCNAction(.interval { node in { [unowned node] in add(node, Float($0 - $1)) } }, duration: duration, reversed: reversed)
    }

    /// An action that goes from the value at its start to another.
    private static func to<Value: Interpolated>(
        _ duration: TimeInterval, _ key: ReferenceWritableKeyPath<SCNNode, Value>, _ end: @escaping (SCNNode) -> Value
    ) -> SCNAction {
        SCNAction(
            .interval { node in
                let (start, end) = (node[keyPath: key], end(node))
                return { [unowned node] progress, _ in
                    node[keyPath: key] = progress >= 1 ? end : .between(start, end, Float(progress))
                }
            }, duration: duration)
    }

    // MARK: Position

    public class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, z deltaZ: CGFloat, duration: TimeInterval) -> SCNAction {
        let delta = SIMD3(Float(deltaX), Float(deltaY), Float(deltaZ))
        return by(duration, reversed: { moveBy(x: -deltaX, y: -deltaY, z: -deltaZ, duration: duration) }) { node, share in
            node.simdPosition += delta * share
        }
    }
    public class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction {
        moveBy(x: CGFloat(delta.x), y: CGFloat(delta.y), z: CGFloat(delta.z), duration: duration)
    }
    public class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction {
        to(duration, \.simdPosition) { _ in SIMD3(location) }
    }

    // MARK: Rotation

    /// Radians.
    public class func rotateBy(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval) -> SCNAction {
        let angles = SIMD3(Float(xAngle), Float(yAngle), Float(zAngle))
        return by(duration, reversed: { rotateBy(x: -xAngle, y: -yAngle, z: -zAngle, duration: duration) }) { node, share in
            node.simdEulerAngles += angles * share
        }
    }
    public class func rotateTo(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval) -> SCNAction {
        rotateTo(x: xAngle, y: yAngle, z: zAngle, duration: duration, usesShortestUnitArc: false)
    }
    /// - Parameter usesShortestUnitArc: Whether no angle changes by more than half a turn.
    public class func rotateTo(
        x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval, usesShortestUnitArc: Bool
    ) -> SCNAction {
        let angles = SIMD3(Float(xAngle), Float(yAngle), Float(zAngle))
        return to(duration, \.simdEulerAngles) { node in
            guard usesShortestUnitArc else { return angles }
            let now = node.simdEulerAngles
            var end = angles
            for axis in 0..<3 { end[axis] = now[axis] + (angles[axis] - now[axis]).remainder(dividingBy: 2 * .pi) }
            return end
        }
    }
    public class func rotate(by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval) -> SCNAction {
        by(duration, reversed: { rotate(by: -angle, around: axis, duration: duration) }) { node, share in
            let step = simd_quatf(rotation: SIMD4(SIMD3(axis), Float(angle) * share))
            node.simdOrientation = step * node.simdOrientation
        }
    }
    public class func rotate(toAxisAngle axisAngle: SCNVector4, duration: TimeInterval) -> SCNAction {
        to(duration, \.simdOrientation) { _ in simd_quatf(rotation: SIMD4(axisAngle)) }
    }

    // MARK: Scale

    public class func scale(by scale: CGFloat, duration sec: TimeInterval) -> SCNAction {
        let factor = Float(scale)
        return SCNAction(
            .interval { node in
                let start = node.simdScale
                return { [unowned node] progress, _ in node.simdScale = start * (1 + (factor - 1) * Float(progress)) }
            }, duration: sec, reversed: { self.scale(by: scale == 0 ? 1 : 1 / scale, duration: sec) })
    }
    public class func scale(to scale: CGFloat, duration sec: TimeInterval) -> SCNAction {
        to(sec, \.simdScale) { _ in SIMD3(repeating: Float(scale)) }
    }

    // MARK: Opacity

    public class func fadeIn(duration sec: TimeInterval) -> SCNAction {
        let action = fadeOpacity(to: 1, duration: sec)
        return SCNAction(action.kind, duration: sec, reversed: { fadeOut(duration: sec) })
    }
    public class func fadeOut(duration sec: TimeInterval) -> SCNAction {
        let action = fadeOpacity(to: 0, duration: sec)
        return SCNAction(action.kind, duration: sec, reversed: { fadeIn(duration: sec) })
    }
    public class func fadeOpacity(by factor: CGFloat, duration sec: TimeInterval) -> SCNAction {
        by(sec, reversed: { fadeOpacity(by: -factor, duration: sec) }) { node, share in node.opacity += factor * CGFloat(share) }
    }
    public class func fadeOpacity(to opacity: CGFloat, duration sec: TimeInterval) -> SCNAction { to(sec, \.opacity) { _ in opacity } }
}
