import Foundation
import RenderProtocol

/// A picture described by a commit in text form: `Tests/Fixtures/Render/NAME.commit`.
///
/// A comment `# time 0.5` says at which media time it is rendered, 0 by default.
public struct RenderFixture: Sendable, CustomStringConvertible {
    public let name: String
    public let commit: Commit
    public let time: Double
    /// Size in points and pixels in a point.
    public static let size = CGSize(width: 120, height: 120)
    public static let scale = 2.0

    public var description: String { name }

    /// Whether the picture stands upright or wrapped in a rotation.
    public enum Variant: String, CaseIterable, Sendable { case plain, rotated }

    public static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/Render")

    /// All fixtures, by name.
    public static let all: [RenderFixture] = {
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.filter { $0.pathExtension == "commit" }.sorted { $0.path < $1.path }.map { file in
            do { return try RenderFixture(file) } catch { fatalError("\(file.path): \(error)") }
        }
    }()

    public init(_ file: URL) throws {
        let text = try String(contentsOf: file, encoding: .utf8)
        name = file.deletingPathExtension().lastPathComponent
        commit = try Commit(text: text)
        let line = text.split(separator: "\n").first { $0.hasPrefix("# time ") }
        time = line.flatMap { Double($0.dropFirst("# time ".count)) } ?? 0
    }

    /// The fixture's tree; rotated, its root stands turned by 20° and a little smaller on a white ground.
    public func tree(_ variant: Variant) throws -> RenderTree {
        var tree = RenderTree()
        try tree.apply(commit)
        guard variant == .rotated, let root = tree.root else { return tree }
        let (ground, turned) = (LayerID(1_000_000), LayerID(1_000_001))
        let bounds = LayerValue.rect(CGRect(origin: .zero, size: Self.size))
        let center = LayerValue.point(CGPoint(x: Self.size.width / 2, y: Self.size.height / 2))
        let rotation = RenderTransform.rotation(angle: 20 * .pi / 180, x: 0, y: 0, z: 1).concatenating(.scale(x: 0.8, y: 0.8))
        let white = LayerValue.color(RenderColor(red: 1, green: 1, blue: 1))
        try tree.apply(
            Commit(
                sequence: commit.sequence + 1, time: commit.time,
                operations: [
                    .setLayer(ground, [.bounds: bounds, .position: center, .backgroundColor: white, .sublayers: .layers([turned])]),
                    .setLayer(turned, [.bounds: bounds, .position: center, .transform: .transform(rotation), .sublayers: .layers([root])]),
                    .setRoot(ground),
                ]))
        return tree
    }
}
