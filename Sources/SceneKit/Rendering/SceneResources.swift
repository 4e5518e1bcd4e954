internal import CSceneDrawing
import CoreGraphics
import UIKit
import simd

/// Meshes and pictures that the drawing library keeps for scenes, by what they are of.
///
/// Resources unused for the last hundred frames are freed.
@MainActor final class SceneResources {
    static let shared = SceneResources()

    struct MeshKey: Hashable {
        let version: Int
        let isWire: Bool
    }
    struct Part {
        let first: UInt32
        let count: UInt32
        let kind: Mesh.Kind
    }
    final class KeptMesh {
        let number: UInt32
        let parts: [Part]
        var lastFrame = 0
        init(number: UInt32, parts: [Part]) { (self.number, self.parts) = (number, parts) }
    }
    private final class KeptTexture {
        let number: UInt32
        /// Held, so that its identity is not another picture's.
        let image: CGImage
        var lastFrame = 0
        init(number: UInt32, image: CGImage) { (self.number, self.image) = (number, image) }
    }

    private var meshes: [MeshKey: KeptMesh] = [:]
    private var textures: [ObjectIdentifier: KeptTexture] = [:]
    private var frame = 0
    private static let lifetime = 100

    func beginFrame() {
        frame += 1
        guard frame % SceneResources.lifetime == 0 else { return }
        for (key, mesh) in meshes where frame - mesh.lastFrame > SceneResources.lifetime {
            scene_free_mesh(mesh.number)
            meshes[key] = nil
        }
        for (key, texture) in textures where frame - texture.lastFrame > SceneResources.lifetime {
            scene_free_texture(texture.number)
            textures[key] = nil
        }
    }

    func mesh(of geometry: SCNGeometry, isWire: Bool) -> KeptMesh? {
        let key = MeshKey(version: geometry.meshVersion, isWire: isWire)
        let kept = meshes[key] ?? makeMesh(geometry.mesh, isWire: isWire)
        kept?.lastFrame = frame
        meshes[key] = kept
        return kept
    }

    private func makeMesh(_ mesh: Mesh, isWire: Bool) -> KeptMesh? {
        guard !mesh.positions.isEmpty else { return nil }
        let vertices = mesh.positions.indices.map { index in
            let (p, n, c) = (mesh.positions[index], mesh.normals[index], mesh.coordinates[index])
            let shade = mesh.colors.isEmpty ? SIMD4(repeating: 1) : mesh.colors[index]
            return scene_vertex(
                position: (p.x, p.y, p.z), normal: (n.x, n.y, n.z), coordinate: (c.x, c.y), color: (shade.x, shade.y, shade.z, shade.w))
        }
        var (indices, parts): ([UInt32], [Part]) = ([], [])
        for part in mesh.parts {
            let isOutlined = isWire && part.kind == .triangles
            let numbers = isOutlined ? SceneResources.edges(part.indices) : part.indices
            parts.append(Part(first: UInt32(indices.count), count: UInt32(numbers.count), kind: isOutlined ? .lines : part.kind))
            indices += numbers
        }
        let number = scene_make_mesh(vertices, UInt32(vertices.count), indices, UInt32(indices.count))
        return number == 0 ? nil : KeptMesh(number: number, parts: parts)
    }

    private static func edges(_ triangles: [UInt32]) -> [UInt32] {
        var edges: [UInt32] = []
        for corner in stride(from: 0, to: triangles.count / 3 * 3, by: 3) {
            let (a, b, c) = (triangles[corner], triangles[corner + 1], triangles[corner + 2])
            edges += [a, b, b, c, c, a]
        }
        return edges
    }

    /// 0 where the picture cannot be kept.
    func texture(of image: CGImage) -> UInt32 {
        let key = ObjectIdentifier(image)
        let kept = textures[key] ?? makeTexture(image)
        kept.lastFrame = frame
        textures[key] = kept
        return kept.number
    }

    private func makeTexture(_ image: CGImage) -> KeptTexture {
        let buffer = image.buffer
        let pixels = UnsafePointer(buffer.pointer.assumingMemoryBound(to: UInt8.self))
        let number = scene_make_texture(pixels, UInt32(buffer.width), UInt32(buffer.height), buffer.bytesPerRow)
        return KeptTexture(number: number, image: image)
    }
}
