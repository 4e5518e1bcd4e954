import QuartzCore
import UIKit
import simd

extension SCNNode {
    // MARK: Local

    public var simdPosition: SIMD3<Float> {
        get { sheared?.translation ?? placement.model }
        set {
            if var matrix = sheared {
                matrix.columns.3 = SIMD4(newValue, 1)
                sheared = matrix
            }
            placement.set(newValue)
        }
    }
    public var position: SCNVector3 {
        get { SCNVector3(simdPosition) }
        set { simdPosition = SIMD3(newValue) }
    }

    public var simdOrientation: simd_quatf {
        get { turn.model }
        set {
            (angles, axisAngle, sheared) = (nil, nil, nil)
            turn.set(newValue.normalized)
        }
    }
    public var orientation: SCNQuaternion {
        get { SCNQuaternion(turn.model.vector) }
        set { simdOrientation = simd_quatf(newValue) }
    }

    /// Radians about x (pitch), y (yaw) and z (roll). The turn about x is applied first, that about z last.
    public var simdEulerAngles: SIMD3<Float> {
        get { angles ?? turn.model.eulerAngles }
        set {
            simdOrientation = simd_quatf(eulerAngles: newValue)
            angles = newValue
        }
    }
    /// Radians about x (pitch), y (yaw) and z (roll). The turn about x is applied first, that about z last.
    public var eulerAngles: SCNVector3 {
        get { SCNVector3(simdEulerAngles) }
        set { simdEulerAngles = SIMD3(newValue) }
    }

    /// An axis and radians about it.
    public var simdRotation: SIMD4<Float> {
        get { axisAngle ?? turn.model.rotation }
        set {
            simdOrientation = simd_quatf(rotation: newValue)
            axisAngle = newValue
        }
    }
    /// An axis and radians about it.
    public var rotation: SCNVector4 {
        get { SCNVector4(simdRotation) }
        set { simdRotation = SIMD4(newValue) }
    }

    public var simdScale: SIMD3<Float> {
        get { stretch.model }
        set {
            sheared = nil
            stretch.set(newValue)
        }
    }
    public var scale: SCNVector3 {
        get { SCNVector3(simdScale) }
        set { simdScale = SIMD3(newValue) }
    }

    public var simdTransform: simd_float4x4 {
        get { sheared ?? simd_float4x4(translation: placement.model, rotation: turn.model, scale: stretch.model) }
        set { setLocal(newValue) }
    }
    public var transform: SCNMatrix4 {
        get { SCNMatrix4(simdTransform) }
        set { setLocal(simd_float4x4(newValue)) }
    }

    /// The point and axes of the node's content that `position`, rotation and `scale` apply to.
    public var simdPivot: simd_float4x4 {
        get { pivotMatrix ?? matrix_identity_float4x4 }
        set { pivotMatrix = newValue == matrix_identity_float4x4 ? nil : newValue }
    }
    /// The point and axes of the node's content that `position`, rotation and `scale` apply to.
    public var pivot: SCNMatrix4 {
        get { SCNMatrix4(simdPivot) }
        set { simdPivot = simd_float4x4(newValue) }
    }

    func setLocal(_ matrix: simd_float4x4) {
        placement.set(matrix.translation)
        turn.set(matrix.rotation)
        stretch.set(matrix.scale)
        (angles, axisAngle) = (nil, nil)
        let rigid = simd_float4x4(translation: placement.model, rotation: turn.model, scale: stretch.model)
        let tolerance = 1e-4 * max(1, simd_abs(stretch.model).max())
        sheared = simd_almost_equal_elements(rigid, matrix, tolerance) ? nil : matrix
    }

    /// To the parent's coordinates, the pivot included.
    var localTransform: simd_float4x4 {
        pivotMatrix.map { simdTransform * $0.inverseOrIdentity } ?? simdTransform
    }

    /// As `localTransform`, with what animations and constraints make of it at a time.
    func presentedTransform(at time: TimeInterval) -> simd_float4x4 {
        let base =
            constrained ?? sheared
            ?? simd_float4x4(
                translation: placement.presented(at: time), rotation: turn.presented(at: time), scale: stretch.presented(at: time))
        return pivotMatrix.map { base * $0.inverseOrIdentity } ?? base
    }

    // MARK: World

    public var simdWorldTransform: simd_float4x4 {
        get {
            guard let parent else { return localTransform }
            return (isPresentation ? parent.presentation : parent).simdWorldTransform * localTransform
        }
        set {
            let local = (parent?.simdWorldTransform.inverseOrIdentity ?? matrix_identity_float4x4) * newValue
            setLocal(pivotMatrix.map { local * $0 } ?? local)
        }
    }
    public var worldTransform: SCNMatrix4 { SCNMatrix4(simdWorldTransform) }
    public func setWorldTransform(_ worldTransform: SCNMatrix4) { simdWorldTransform = simd_float4x4(worldTransform) }

    public var simdWorldPosition: SIMD3<Float> {
        get { (parentWorld * SIMD4(simdPosition, 1)).xyz }
        set { simdPosition = parentWorld.inverseOrIdentity.transform(newValue) }
    }
    public var worldPosition: SCNVector3 {
        get { SCNVector3(simdWorldPosition) }
        set { simdWorldPosition = SIMD3(newValue) }
    }
    private var parentWorld: simd_float4x4 {
        guard let parent else { return matrix_identity_float4x4 }
        return (isPresentation ? parent.presentation : parent).simdWorldTransform
    }

    public var simdWorldOrientation: simd_quatf {
        get { parentWorld.rotation * turn.model }
        set { simdOrientation = parentWorld.rotation.inverse * newValue }
    }
    public var worldOrientation: SCNQuaternion {
        get { SCNQuaternion(simdWorldOrientation.vector) }
        set { simdWorldOrientation = simd_quatf(newValue) }
    }

    public var simdWorldRight: SIMD3<Float> { simdWorldOrientation.act(SCNNode.simdLocalRight) }
    public var simdWorldUp: SIMD3<Float> { simdWorldOrientation.act(SCNNode.simdLocalUp) }
    public var simdWorldFront: SIMD3<Float> { simdWorldOrientation.act(SCNNode.simdLocalFront) }
    public var worldRight: SCNVector3 { SCNVector3(simdWorldRight) }
    public var worldUp: SCNVector3 { SCNVector3(simdWorldUp) }
    public var worldFront: SCNVector3 { SCNVector3(simdWorldFront) }
    public class var simdLocalRight: SIMD3<Float> { SIMD3(1, 0, 0) }
    public class var simdLocalUp: SIMD3<Float> { SIMD3(0, 1, 0) }
    public class var simdLocalFront: SIMD3<Float> { SIMD3(0, 0, -1) }
    public class var localRight: SCNVector3 { SCNVector3(simdLocalRight) }
    public class var localUp: SCNVector3 { SCNVector3(simdLocalUp) }
    public class var localFront: SCNVector3 { SCNVector3(simdLocalFront) }

    // MARK: Changes

    public func simdLocalTranslate(by translation: SIMD3<Float>) { simdPosition += turn.model.act(translation) }
    public func localTranslate(by translation: SCNVector3) { simdLocalTranslate(by: SIMD3(translation)) }
    public func simdLocalRotate(by rotation: simd_quatf) { simdOrientation = turn.model * rotation }
    public func localRotate(by rotation: SCNQuaternion) { simdLocalRotate(by: simd_quatf(rotation)) }

    /// Turns and moves the node about a point of the parent's coordinates.
    public func simdRotate(by worldRotation: simd_quatf, aroundTarget worldTarget: SIMD3<Float>) {
        let world = simdWorldTransform
        let about = simd_float4x4(translation: worldTarget) * simd_float4x4(worldRotation) * simd_float4x4(translation: -worldTarget)
        simdWorldTransform = about * world
    }
    public func rotate(by worldRotation: SCNQuaternion, aroundTarget worldTarget: SCNVector3) {
        simdRotate(by: simd_quatf(worldRotation), aroundTarget: SIMD3(worldTarget))
    }

    /// Turns the node's front to a point of the world.
    public func simdLook(at worldTarget: SIMD3<Float>) {
        simdLook(at: worldTarget, up: SIMD3(0, 1, 0), localFront: SCNNode.simdLocalFront)
    }
    public func simdLook(at worldTarget: SIMD3<Float>, up worldUp: SIMD3<Float>, localFront: SIMD3<Float>) {
        guard let rotation = simd_quatf.looking(along: worldTarget - simdWorldPosition, up: worldUp, front: localFront) else { return }
        simdWorldOrientation = rotation
    }
    public func look(at worldTarget: SCNVector3) { simdLook(at: SIMD3(worldTarget)) }
    public func look(at worldTarget: SCNVector3, up worldUp: SCNVector3, localFront: SCNVector3) {
        simdLook(at: SIMD3(worldTarget), up: SIMD3(worldUp), localFront: SIMD3(localFront))
    }

    // MARK: Conversions

    /// - Parameter node: nil for the world.
    public func simdConvertTransform(_ transform: simd_float4x4, to node: SCNNode?) -> simd_float4x4 { conversion(to: node) * transform }
    public func simdConvertTransform(_ transform: simd_float4x4, from node: SCNNode?) -> simd_float4x4 {
        conversion(to: node).inverseOrIdentity * transform
    }
    public func simdConvertPosition(_ position: SIMD3<Float>, to node: SCNNode?) -> SIMD3<Float> {
        conversion(to: node).transform(position)
    }
    public func simdConvertPosition(_ position: SIMD3<Float>, from node: SCNNode?) -> SIMD3<Float> {
        conversion(to: node).inverseOrIdentity.transform(position)
    }
    public func simdConvertVector(_ vector: SIMD3<Float>, to node: SCNNode?) -> SIMD3<Float> {
        conversion(to: node).transform(direction: vector)
    }
    public func simdConvertVector(_ vector: SIMD3<Float>, from node: SCNNode?) -> SIMD3<Float> {
        conversion(to: node).inverseOrIdentity.transform(direction: vector)
    }
    public func convertPosition(_ position: SCNVector3, to node: SCNNode?) -> SCNVector3 {
        SCNVector3(simdConvertPosition(SIMD3(position), to: node))
    }
    public func convertPosition(_ position: SCNVector3, from node: SCNNode?) -> SCNVector3 {
        SCNVector3(simdConvertPosition(SIMD3(position), from: node))
    }
    public func convertVector(_ vector: SCNVector3, to node: SCNNode?) -> SCNVector3 {
        SCNVector3(simdConvertVector(SIMD3(vector), to: node))
    }
    public func convertVector(_ vector: SCNVector3, from node: SCNNode?) -> SCNVector3 {
        SCNVector3(simdConvertVector(SIMD3(vector), from: node))
    }
    public func convertTransform(_ transform: SCNMatrix4, to node: SCNNode?) -> SCNMatrix4 {
        SCNMatrix4(simdConvertTransform(simd_float4x4(transform), to: node))
    }
    public func convertTransform(_ transform: SCNMatrix4, from node: SCNNode?) -> SCNMatrix4 {
        SCNMatrix4(simdConvertTransform(simd_float4x4(transform), from: node))
    }
    private func conversion(to node: SCNNode?) -> simd_float4x4 {
        guard let node else { return simdWorldTransform }
        return node.simdWorldTransform.inverseOrIdentity * simdWorldTransform
    }
}

extension SIMD4 {
    var xyz: SIMD3<Scalar> { SIMD3(x, y, z) }
}

extension simd_quatf {
    /// The rotation that turns `front` into a direction, with the y axis as near to `up` as it can be; nil where there is no direction.
    static func looking(along direction: SIMD3<Float>, up: SIMD3<Float>, front: SIMD3<Float>) -> simd_quatf? {
        guard simd_length(direction) > 1e-9, simd_length(front) > 1e-9 else { return nil }
        let back = -simd_normalize(direction)
        var right = simd_cross(up, back)
        if simd_length(right) < 1e-6 { right = simd_cross(abs(back.z) < 0.9 ? SIMD3(0, 0, 1) : SIMD3(1, 0, 0), back) }
        right = simd_normalize(right)
        let facing = simd_quatf(simd_float3x3(right, simd_cross(back, right), back))
        return (facing * simd_quatf(from: simd_normalize(front), to: SIMD3(0, 0, -1))).normalized
    }
}
