import Foundation
import PageEncoding
import RenderProtocol
import Testing

/// Valid trees that nobody means: pages are told something, in bounded time and memory.
struct ExtremeMappingTests {
    private func json(_ text: String) throws -> [String: Any] {
        var tree = RenderTree()
        try tree.apply(Commit(text: "commit 1 at 0\n" + text))
        var encoder = PageEncoder(scale: 3)
        let message = encoder.snapshot(tree, at: 0.1)
        let length = message.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
        return try #require(try JSONSerialization.jsonObject(with: message.dropFirst(4).prefix(length)) as? [String: Any])
    }

    private func frames(_ text: String) throws -> Int {
        let animations = try #require(try json(text)["animations"] as? [String: [[String: Any]]])
        return try #require(animations["1"]?.first?["frames"] as? [Any]).count
    }

    @Test func motionsThatBeganBeforeAllTime() throws {
        let text =
            "layer 1\n  bounds 0 0 24 32\nroot 1\n"
            + "animate 1 \"a\" opacity from 0 to 1 begin -1e308 duration 1e9 repeat inf\nanimate 1 \"b\" opacity from 0 to 1 begin 0 duration 1 additive"
        #expect(try json(text)["layers"] != nil)
    }

    @Test(
        "Springs beyond all bounds",
        arguments: ["strokeEnd", "strokeStart", "maskedCorners", "instanceCount", "cornerRadius", "lineWidth", "opacity", "zPosition"])
    func springs(key: String) throws {
        let text = """
            layer 1
              kind shape
              bounds 0 0 24 32
              cornerRadius 3
              path M 0 0 L 9 9 M 3 3 L 4 4
              fillColor none
              strokeColor #000000
            root 1
            animate 1 "a" \(key) spring from 1 to 9 mass 1 stiffness 200 damping 12 velocity 1e308 begin 0 duration 9 stays
            """
        #expect(try json(text)["layers"] != nil)
    }

    @Test func ofLargePathsFewerFramesAreTold() throws {
        let points = (0..<2000).map { "L \($0) 1" }.joined(separator: " ")
        let text =
            "layer 1\n  kind shape\n  bounds 0 0 24 32\n  fillColor #ff0000\nroot 1\n"
            + "animate 1 \"a\" path keyframes cubic values (M 0 0 \(points)) (M 9 9 \(points)) times (0 1) begin 0 duration 60"
        #expect(try frames(text) == 333)
    }
}
