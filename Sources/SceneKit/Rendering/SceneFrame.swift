internal import CSceneDrawing
import UIKit
import simd

/// A camera with its place: what a frame is seen through.
struct SceneLens {
    let camera: SCNCamera
    let world: simd_float4x4
    let projection: simd_float4x4
    var view: simd_float4x4 { world.inverseOrIdentity }
    var viewProjection: simd_float4x4 { projection * view }
    /// The camera's place and 1, or without perspective the direction to it and 0.
    var eye: SIMD4<Float> { camera.usesOrthographicProjection ? SIMD4(world.rotation.act(SIMD3(0, 0, 1)), 0) : SIMD4(world.translation, 1) }

    /// - Parameter size: Of the view.
    @MainActor init(_ node: SCNNode, scene: SCNScene, size: CGSize, at time: TimeInterval) {
        let camera = node.camera ?? SCNCamera()
        let world = node.presentedWorldTransform(at: time)
        let rigid = simd_float4x4(translation: world.translation, rotation: world.rotation, scale: SIMD3(repeating: 1))
        let aspect = size.height > 0 ? Float(size.width / size.height) : 1
        var (near, far) = (Float(camera.zNear), Float(camera.zFar))
        if camera.automaticallyAdjustsZRange, let box = scene.rootNode.contentBox(at: time) {
            let depths = box.corners.map { -rigid.inverseOrIdentity.transform($0).z }
            far = max((depths.max() ?? far) * 1.01, 0.1)
            near = max((depths.min() ?? near) * 0.99, far / 10_000)
        }
        (self.camera, self.world) = (camera, rigid)
        projection = camera.projection(aspect: aspect, at: time, near: near, far: max(far, near + 1e-4))
    }
}

/// Everything that the drawing library is told of a frame.
@MainActor struct SceneFrame {
    private(set) var draws: [scene_draw] = []
    private(set) var lights: [scene_light] = []
    private var lightMasks: [Int] = []
    private var ambients: [(color: SIMD3<Float>, mask: Int)] = []
    private var hasLight = false
    private var environment = SIMD3<Float>()
    private let lens: SceneLens
    private let time: TimeInterval
    var frameTime: TimeInterval { time }
    private let scene: SCNScene
    private let isWire: Bool

    private struct Item {
        let draw: scene_draw
        let order: Int
        let isClear: Bool
        let depth: Float
    }

    init(_ scene: SCNScene, lens: SceneLens, usesDefaultLight: Bool, isWire: Bool, at time: TimeInterval) {
        (self.scene, self.lens, self.time, self.isWire) = (scene, lens, time, isWire)
        collectLights(scene.rootNode, matrix_identity_float4x4)
        if usesDefaultLight, lights.isEmpty { addDefaultLight() }
        environment = SceneFrame.meanColor(scene.lightingEnvironment, at: time)
        var items: [Item] = []
        collect(scene.rootNode, matrix_identity_float4x4, opacity: 1, &items)
        let sorted = items.enumerated().sorted { first, second in
            let (a, b) = (first.element, second.element)
            if a.order != b.order { return a.order < b.order }
            if a.isClear != b.isClear { return !a.isClear }
            if a.isClear, a.depth != b.depth { return a.depth > b.depth }
            return first.offset < second.offset
        }
        draws = sorted.map(\.element.draw)
    }

    // MARK: Lights

    private mutating func collectLights(_ node: SCNNode, _ world: simd_float4x4) {
        guard !node.isHidden, node.presentedOpacity(at: time) > 0 else { return }
        if let light = node.light, light.categoryBitMask != 0 { add(light, world) }
        for child in node.childNodes { collectLights(child, world * child.presentedTransform(at: time)) }
    }

    private mutating func add(_ light: SCNLight, _ world: simd_float4x4) {
        hasLight = true
        let color = light.presentedColor(at: time)
        if light.type == .ambient {
            ambients.append((color, light.categoryBitMask))
            return
        }
        guard lights.count < Int(scene_light_limit) else {
            SceneNotice.report("SceneKit: not yet in Quince: more than \(scene_light_limit) lights that have a place")
            return
        }
        let kind: scene_light_kind =
            switch light.type {
            case .directional: scene_light_directional
            case .spot: scene_light_spot
            default: scene_light_omni
            }
        var value = scene_light()
        value.kind = Int32(kind.rawValue)
        value.color = color.tuple
        value.position = world.translation.tuple
        value.direction = world.rotation.act(SIMD3(0, 0, -1)).tuple
        value.attenuation = (
            Float(light.attenuationStartDistance), Float(light.attenuationEndDistance), Float(light.attenuationFalloffExponent)
        )
        value.cone = (cosf(Float(light.spotInnerAngle) * .pi / 360), cosf(Float(light.spotOuterAngle) * .pi / 360))
        lights.append(value)
        lightMasks.append(light.categoryBitMask)
    }

    private mutating func addDefaultLight() {
        let node = SCNNode()
        node.light = SCNLight()
        if lens.camera.usesOrthographicProjection { node.light?.type = .directional }
        add(node.light!, lens.world)
    }

    static func meanColor(_ property: SCNMaterialProperty, at time: TimeInterval) -> SIMD3<Float> {
        guard property.hasContents else { return SIMD3() }
        let color = property.presentedColor(at: time).xyz
        guard let image = property.image else { return color }
        var pixel: [UInt8] = [0, 0, 0, 0]
        let info = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
        let context = CGContext(
            data: &pixel, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
        context?.interpolationQuality = .high
        context?.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        return color * SIMD3(0, 1, 2).map3 { LinearColor.linear(Float(pixel[Int($0)]) / 255) }
    }

    // MARK: Geometries

    private func collect(_ node: SCNNode, _ world: simd_float4x4, opacity: CGFloat, _ items: inout [Item]) {
        let opacity = opacity * min(max(node.presentedOpacity(at: time), 0), 1)
        guard !node.isHidden, opacity > 0 else { return }
        if let geometry = node.geometry, node.categoryBitMask & lens.camera.categoryBitMask != 0 {
            add(node, geometry, world, Float(opacity), &items)
        }
        for child in node.childNodes { collect(child, world * child.presentedTransform(at: time), opacity: opacity, &items) }
    }

    private func add(_ node: SCNNode, _ geometry: SCNGeometry, _ world: simd_float4x4, _ opacity: Float, _ items: inout [Item]) {
        for (index, part) in geometry.mesh.parts.enumerated() where !part.indices.isEmpty {
            let material = geometry.material(ofPart: index)
            let wire = isWire || material.fillMode == .lines
            guard let kept = SceneResources.shared.mesh(of: geometry, isWire: wire) else { return }
            var draw = scene_draw()
            draw.mesh = kept.number
            (draw.first, draw.count) = (kept.parts[index].first, kept.parts[index].count)
            draw.primitive = kept.parts[index].kind.rawValue
            set(material, &draw, opacity)
            setPlace(world, &draw)
            setLights(node, material, &draw)
            let isClear = draw.opacity < 1 || SceneFrame.isTranslucent(material, at: time) || material.blendMode != .alpha
            let center = geometry.meshBox.map { ($0.min + $0.max) / 2 } ?? SIMD3()
            let depth = -lens.view.transform(world.transform(center)).z
            items.append(Item(draw: draw, order: node.renderingOrder, isClear: isClear, depth: depth))
        }
    }

    private func setPlace(_ world: simd_float4x4, _ draw: inout scene_draw) {
        SceneFrame.copy(world, to: &draw.matrix)
        let linear = world.linear
        let turned = linear.determinant == 0 ? linear : linear.inverse.transpose
        let (a, b, c) = turned.columns
        draw.normal_matrix = (a.x, a.y, a.z, b.x, b.y, b.z, c.x, c.y, c.z)
        // Mirrored nodes show their triangles the other way round.
        if linear.determinant < 0, draw.cull != 0 { draw.cull = 3 - draw.cull }
    }

    private func setLights(_ node: SCNNode, _ material: SCNMaterial, _ draw: inout scene_draw) {
        for (index, mask) in lightMasks.enumerated() where mask & node.categoryBitMask != 0 { draw.lights |= 1 << UInt32(index) }
        var sum = SIMD3<Float>()
        for ambient in ambients where ambient.mask & node.categoryBitMask != 0 { sum += ambient.color }
        draw.ambient = sum.tuple
        let isLitFromAround = material.lightingModel == .physicallyBased && environment != SIMD3()
        draw.is_unlit = hasLight || !lights.isEmpty || isLitFromAround ? 0 : 1
    }

    static func isTranslucent(_ material: SCNMaterial, at time: TimeInterval) -> Bool {
        func isClear(_ property: SCNMaterialProperty) -> Bool {
            property.presentedColor(at: time).w < 1 || property.image.map { !$0.isOpaque } ?? false
        }
        if material.transparencyMode == .rgbZero { return material.transparent.contents != nil }
        return isClear(material.diffuse) || isClear(material.transparent)
    }

    static func copy(_ matrix: simd_float4x4, to tuple: inout Matrix) {
        withUnsafeMutableBytes(of: &tuple) { bytes in
            for column in 0..<4 { bytes.storeBytes(of: matrix[column], toByteOffset: column * 16, as: SIMD4<Float>.self) }
        }
    }
    typealias Matrix = (
        Float, Float, Float, Float, Float, Float, Float, Float, Float, Float, Float, Float, Float, Float, Float, Float
    )
}

extension SIMD3 where Scalar == Float {
    var tuple: (Float, Float, Float) { (x, y, z) }
    func map3(_ transform: (Float) -> Float) -> SIMD3<Float> { SIMD3(transform(x), transform(y), transform(z)) }
}

extension SceneFrame {
    /// The frame as the drawing library takes it.
    /// - Parameters:
    ///   - clear: The linear colour behind everything.
    ///   - draw: Is called while the frame's parts are in memory.
    func withFrame<Result>(
        width: Int, height: Int, samples: Int, clear: SIMD4<Float>, fog: SCNScene, _ draw: (UnsafePointer<scene_frame>) -> Result
    ) -> Result {
        var frame = scene_frame()
        (frame.width, frame.height, frame.samples) = (Int32(width), Int32(height), Int32(samples))
        frame.clear = (clear.x, clear.y, clear.z, clear.w)
        SceneFrame.copy(viewProjection, to: &frame.view_projection)
        frame.eye = (eye.x, eye.y, eye.z, eye.w)
        frame.environment = environmentColor.tuple
        frame.fog_color = LinearColor(fog.fogColor).components.xyz.tuple
        frame.fog = (Float(fog.fogStartDistance), Float(fog.fogEndDistance), Float(fog.fogDensityExponent))
        return lights.withUnsafeBufferPointer { lights in
            draws.withUnsafeBufferPointer { draws in
                (frame.lights, frame.light_count) = (lights.baseAddress, UInt32(lights.count))
                (frame.draws, frame.draw_count) = (draws.baseAddress, UInt32(draws.count))
                return withUnsafePointer(to: frame, draw)
            }
        }
    }

    private var viewProjection: simd_float4x4 { lens.viewProjection }
    private var eye: SIMD4<Float> { lens.eye }
    private var environmentColor: SIMD3<Float> { environment }

    /// The frame as bytes, to see whether another is the same.
    func bytes(clear: SIMD4<Float>) -> [UInt8] {
        var bytes: [UInt8] = []
        func add<T>(_ value: T) { withUnsafeBytes(of: value) { bytes += $0 } }
        add(viewProjection)
        add(eye)
        add(environment)
        add(clear)
        add(SIMD3(Float(scene.fogStartDistance), Float(scene.fogEndDistance), Float(scene.fogDensityExponent)))
        add(LinearColor(scene.fogColor).components)
        lights.withUnsafeBytes { bytes += $0 }
        draws.withUnsafeBytes { bytes += $0 }
        return bytes
    }
}
