import UIKit
import simd

extension SCNView {
    /// Returns the hits at a point of the view, nearest first.
    public func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]? = nil) -> [SCNHitTestResult] {
        let time = CACurrentMediaTime()
        guard let scene, let lens = lens(at: time) else { return [] }
        let inverse = lens.viewProjection.inverseOrIdentity
        guard let near = unproject(point, 0, inverse), let far = unproject(point, 1, inverse) else { return [] }
        let root = options?[.rootNode] as? SCNNode ?? scene.rootNode
        return HitSearch.results(in: root, from: near, to: far, options: options, at: time)
    }

    private func unproject(_ point: CGPoint, _ depth: Float, _ inverse: simd_float4x4) -> SIMD3<Float>? {
        guard bounds.width > 0, bounds.height > 0 else { return nil }
        let (x, y) = (Float(point.x / bounds.width) * 2 - 1, 1 - Float(point.y / bounds.height) * 2)
        let result = inverse * SIMD4(x, y, depth * 2 - 1, 1)
        return result.w == 0 ? nil : result.xyz / result.w
    }

    /// A point of the scene in the view's points, with its depth from 0 at the near plane to 1 at the far one.
    public func projectPoint(_ point: SCNVector3) -> SCNVector3 {
        guard let lens = lens(at: CACurrentMediaTime()) else { return SCNVector3Zero }
        let result = lens.viewProjection * SIMD4(SIMD3(point), 1)
        guard result.w != 0 else { return SCNVector3Zero }
        let place = result.xyz / result.w
        return SCNVector3((place.x + 1) / 2 * Float(bounds.width), (1 - place.y) / 2 * Float(bounds.height), (place.z + 1) / 2)
    }

    /// The point of the scene at a point of the view and a depth from 0 to 1.
    public func unprojectPoint(_ point: SCNVector3) -> SCNVector3 {
        guard let lens = lens(at: CACurrentMediaTime()) else { return SCNVector3Zero }
        let place = CGPoint(x: CGFloat(point.x), y: CGFloat(point.y))
        return unproject(place, point.z, lens.viewProjection.inverseOrIdentity).map { SCNVector3($0) } ?? SCNVector3Zero
    }

    /// Whether some of a node's box is in sight of a camera.
    public func isNode(_ node: SCNNode, insideFrustumOf pointOfView: SCNNode) -> Bool {
        let time = CACurrentMediaTime()
        guard let scene, let box = node.geometry?.meshBox else { return false }
        let lens = SceneLens(pointOfView, scene: scene, size: bounds.size, at: time)
        let matrix = lens.viewProjection * node.presentedWorldTransform(at: time)
        let corners = box.corners.map { matrix * SIMD4($0, 1) }
        // It is out of sight where all corners are on the outer side of one of the planes.
        for axis in 0..<3 {
            if corners.allSatisfy({ $0[axis] > $0.w }) || corners.allSatisfy({ $0[axis] < -$0.w }) { return false }
        }
        return true
    }

    public func nodesInsideFrustum(of pointOfView: SCNNode) -> [SCNNode] {
        var found: [SCNNode] = []
        scene?.rootNode.enumerateHierarchy { node, _ in if isNode(node, insideFrustumOf: pointOfView) { found.append(node) } }
        return found
    }

    /// Makes the meshes of nodes and geometries ahead of the first frame that shows them.
    @discardableResult public func prepare(_ object: Any, shouldAbortBlock block: (() -> Bool)? = nil) -> Bool {
        if let geometry = object as? SCNGeometry { _ = geometry.mesh }
        let root = object as? SCNNode ?? (object as? SCNScene)?.rootNode
        root?.enumerateHierarchy { node, stop in
            if block?() == true { stop.pointee = true }
            _ = node.geometry?.mesh
        }
        return true
    }
    public func prepare(_ objects: [Any], completionHandler: ((Bool) -> Void)? = nil) {
        for object in objects { prepare(object) }
        guard let completionHandler else { return }
        nonisolated(unsafe) let call = completionHandler
        DispatchQueue.main.async { call(true) }
    }
    public func prepare(_ objects: [Any]) async -> Bool {
        for object in objects { prepare(object) }
        return true
    }
}
