import CoreGraphics
import Foundation
import RenderProtocol

/// A picture described by a commit in text form: `Tests/Fixtures/Render/NAME.commit`.
///
/// A comment `# time 0.5` says at which media time it is rendered, 0 by default. Images come from the files in `Pictures` beside it.
public struct RenderFixture: Sendable, CustomStringConvertible {
    public let name: String
    public let commit: Commit
    public let time: Double
    /// Size of every fixture in points, and pixels in a point.
    public static let size = CGSize(width: 120, height: 120)
    public static let scale = 2.0

    public var description: String { name }

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
        commit = try Commit(text: text, loadImage: Self.picture)
        let line = text.split(separator: "\n").first { $0.hasPrefix("# time ") }
        time = line.flatMap { Double($0.dropFirst("# time ".count)) } ?? 0
    }

    /// The pixels of a PNG file in `Pictures`.
    private static func picture(_ name: String) throws -> RenderImage {
        let file = folder.appendingPathComponent("Pictures/\(name)")
        guard let provider = CGDataProvider(data: try Data(contentsOf: file) as NSData),
            let image = CGImage(pngDataProviderSource: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
        else { throw CocoaError(.fileReadCorruptFile, userInfo: [NSFilePathErrorKey: file.path]) }
        let buffer = image.buffer
        return RenderImage(
            width: image.width, height: image.height, bytesPerRow: buffer.bytesPerRow, isOpaque: false, pixels: buffer.data)
    }

    /// The fixture's tree in a form.
    public func tree(_ form: FixtureForm) throws -> RenderTree {
        var tree = RenderTree()
        try tree.apply(commit)
        guard let root = tree.root, let operations = form.operations(root: root, size: Self.size) else { return tree }
        try tree.apply(Commit(sequence: commit.sequence + 1, time: commit.time, operations: operations))
        return tree
    }
}
