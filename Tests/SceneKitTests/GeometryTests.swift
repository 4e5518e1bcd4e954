import Testing
import UIKit

@testable import SceneKit

struct GeometryTests {
    private static let shapes: [SCNGeometry] = [
        SCNBox(width: 1, height: 2, length: 3, chamferRadius: 0), SCNBox(width: 1, height: 2, length: 3, chamferRadius: 0.2),
        SCNSphere(radius: 1), SCNCylinder(radius: 1, height: 2), SCNCone(topRadius: 0, bottomRadius: 1, height: 2),
        SCNTube(innerRadius: 0.5, outerRadius: 1, height: 2), SCNTorus(ringRadius: 1, pipeRadius: 0.3),
        SCNCapsule(capRadius: 0.5, height: 2), SCNPyramid(width: 1, height: 1, length: 1), SCNPlane(width: 1, height: 1),
        SCNShape(path: UIBezierPath(ovalIn: CGRect(x: -1, y: -1, width: 2, height: 2)), extrusionDepth: 1),
    ]

    /// Six times the space that a mesh's triangles enclose.
    private func volume(_ mesh: Mesh) -> Float {
        mesh.parts.reduce(0) { sum, part in
            stride(from: 0, to: part.indices.count, by: 3).reduce(sum) { sum, corner in
                let (a, b, c) = (part.indices[corner], part.indices[corner + 1], part.indices[corner + 2])
                let (p, q, r) = (mesh.positions[Int(a)], mesh.positions[Int(b)], mesh.positions[Int(c)])
                return sum + simd_dot(p, simd_cross(q, r))
            }
        }
    }

    @Test(arguments: shapes.indices) func trianglesFaceAsTheirNormals(_ index: Int) {
        let mesh = Self.shapes[index].mesh
        for part in mesh.parts {
            for corner in stride(from: 0, to: part.indices.count, by: 3) {
                let (a, b, c) = (Int(part.indices[corner]), Int(part.indices[corner + 1]), Int(part.indices[corner + 2]))
                let face = simd_cross(mesh.positions[b] - mesh.positions[a], mesh.positions[c] - mesh.positions[a])
                guard simd_length(face) > 1e-7 else { continue }
                #expect(simd_dot(face, mesh.normals[a] + mesh.normals[b] + mesh.normals[c]) > 0, "\(Self.shapes[index])")
            }
        }
    }

    @Test func closedShapesHaveTheirVolumes() {
        #expect(abs(volume(SCNBox(width: 1, height: 2, length: 3, chamferRadius: 0).mesh) / 6 - 6) < 1e-4)
        #expect(abs(volume(SCNSphere(radius: 1).mesh) / 6 - 4 * .pi / 3) < 0.05)
        #expect(abs(volume(SCNCylinder(radius: 1, height: 2).mesh) / 6 - 2 * .pi) < 0.05)
        #expect(abs(volume(SCNTube(innerRadius: 0.5, outerRadius: 1, height: 2).mesh) / 6 - 1.5 * .pi) < 0.05)
        #expect(abs(volume(SCNPyramid(width: 1, height: 3, length: 1).mesh) / 6 - 1) < 1e-4)
    }

    @Test func elementsAreTheSides() {
        #expect(SCNBox(width: 1, height: 1, length: 1, chamferRadius: 0.1).elementCount == 6)
        #expect(SCNCylinder(radius: 1, height: 1).elementCount == 3)
        #expect(SCNTube(innerRadius: 0.1, outerRadius: 1, height: 1).elementCount == 4)
        #expect(SCNPyramid(width: 1, height: 1, length: 1).elementCount == 5)
        #expect(
            SCNSphere(radius: 1).sources(for: .normal).first?.vectorCount == SCNSphere(radius: 1).sources(for: .vertex).first?.vectorCount)
    }

    @Test func shapesHaveHoles() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
        path.append(UIBezierPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2)))
        let mesh = SCNShape(path: path, extrusionDepth: 1).mesh
        #expect(mesh.parts.count == 3)
        #expect(abs(volume(mesh) / 6 - 12) < 1e-3)
    }

    @Test func badIndicesAreLeftOut() {
        let source = SCNGeometrySource(vertices: [SCNVector3(0, 0, 0), SCNVector3(1, 0, 0), SCNVector3(0, 1, 0)])
        let element = SCNGeometryElement(indices: [0, 1, 2, 0, 1, 99] as [Int32], primitiveType: .triangles)
        let geometry = SCNGeometry(sources: [source], elements: [element])
        #expect(geometry.mesh.parts.map(\.indices) == [[0, 1, 2]])
        let short = SCNGeometrySource(
            data: Data([1, 2]), semantic: .vertex, vectorCount: 4, usesFloatComponents: true, componentsPerVector: 3, bytesPerComponent: 4,
            dataOffset: -3, dataStride: 12)
        #expect(SCNGeometry(sources: [short], elements: nil).mesh.positions.count == 4)
    }

    @Test func polygonsAreFans() {
        let corners = [SCNVector3(0, 0, 0), SCNVector3(1, 0, 0), SCNVector3(1, 1, 0), SCNVector3(0, 1, 0)]
        let element = SCNGeometryElement(indices: [4, 0, 1, 2, 3] as [UInt16], primitiveType: .polygon)
        #expect(element.primitiveCount == 1)
        let geometry = SCNGeometry(sources: [SCNGeometrySource(vertices: corners)], elements: [element])
        #expect(geometry.mesh.parts.map(\.indices) == [[0, 1, 2, 0, 2, 3]])
    }
}
