import SceneKit
import Testing

struct ModelFileTests {
    private func scene(_ text: String, materials: String = "") throws -> SCNScene {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(materials.utf8).write(to: folder.appendingPathComponent("a.mtl"))
        let url = folder.appendingPathComponent("a.obj")
        try Data(text.utf8).write(to: url)
        return try SCNScene(url: url, options: nil)
    }

    @Test func objectsAreNodes() throws {
        let text = """
            # a square and a triangle
            mtllib a.mtl
            v 0 0 0
            v 1 0 0
            v 1 1 0
            v 0 1 0
            vt 0 0
            vn 0 0 1
            o Square
            usemtl Red
            f 1/1/1 2/1/1 3/1/1 4/1/1
            o Triangle
            f -4//1 -3//1 -2//1
            """
        let scene = try scene(text, materials: "newmtl Red\nKd 1 0 0\nd 0.5\n")
        #expect(scene.rootNode.childNodes.map(\.name) == ["Square", "Triangle"])
        let square = try #require(scene.rootNode.childNode(withName: "Square", recursively: true)?.geometry)
        #expect(square.elements.map(\.primitiveCount) == [2])
        #expect(square.firstMaterial?.name == "Red")
        #expect(square.firstMaterial?.transparency == 0.5)
        #expect(square.boundingBox.max.y == 1)
        let triangle = try #require(scene.rootNode.childNodes.last?.geometry)
        #expect(triangle.firstMaterial === square.firstMaterial)
    }

    @Test(arguments: ["v 1 2", "v a b c", "f 1 2 3", "v 0 0 0\nf 1 1", "v 0 0 0\nf 1/9 1 1", "v nan 0 0"]) func badLinesAreErrors(
        _ text: String
    ) {
        #expect(throws: CocoaError.self) { _ = try scene(text) }
    }
}
