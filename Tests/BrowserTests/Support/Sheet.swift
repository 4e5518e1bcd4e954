import ChromiumSupport
import Compositor
import Foundation
import PageEncoding
import RenderProtocol
import RenderTestSupport

/// Many fixtures side by side on one page, each compared with what the compositor draws of it.
struct Sheet {
    private let comparisons: [String: Scene.Comparison]

    /// How one fixture compares.
    subscript(fixture: RenderFixture) -> Scene.Comparison? { comparisons[fixture.name] }

    private static let columns = 12

    /// Draws the fixtures, and writes both pictures of each into the folder that `QUINCE_PICTURES` names.
    init(_ fixtures: [RenderFixture], _ form: FixtureForm, scale: Double, in browser: Result<Chromium, any Error>) throws {
        let size = form.frameSize(RenderFixture.size), width = Int(size.width), height = Int(size.height)
        let rows = (fixtures.count + Self.columns - 1) / Self.columns
        let scene = try Scene(width: width * Self.columns, height: height * rows, scale: scale, in: browser)
        defer { scene.page.close() }
        var places: [CGRect] = []
        for (index, fixture) in fixtures.enumerated() {
            let place = CGRect(x: index % Self.columns * width, y: index / Self.columns * height, width: width, height: height)
            // Layers of several trees stand in one document, where their names must differ.
            let tree = try fixture.tree(form).renumbered(by: UInt64(index + 1) << 24)
            var encoder = PageEncoder(scale: scale)
            try scene.stage(encoder.snapshot(tree, at: fixture.time), in: place, at: fixture.time)
            places.append(place)
        }
        try scene.page.waitForFrame()
        try scene.keep()
        var comparisons: [String: Scene.Comparison] = [:]
        for (fixture, place) in zip(fixtures, places) {
            let frame = Compositor(scale: scale).render(try fixture.tree(form), at: fixture.time, size: size).pngData()
            comparisons[fixture.name] = try scene.compare(with: frame, in: place)
            try Self.keepPictures("\(fixture.name)-\(form.rawValue)-\(Int(scale))x", scene, place, frame)
        }
        self.comparisons = comparisons
    }

    private static func keepPictures(_ name: String, _ scene: Scene, _ place: CGRect, _ frame: Data) throws {
        guard let folder = ProcessInfo.processInfo.environment["QUINCE_PICTURES"] else { return }
        try scene.picture(of: place).write(to: URL(fileURLWithPath: "\(folder)/\(name)-page.png"))
        try frame.write(to: URL(fileURLWithPath: "\(folder)/\(name)-compositor.png"))
    }
}

extension RenderTree {
    /// The same tree with other names for its layers.
    fileprivate func renumbered(by offset: UInt64) throws -> RenderTree {
        func other(_ id: LayerID) -> LayerID { LayerID(id.rawValue + offset) }
        func named(_ properties: LayerProperties) -> LayerProperties {
            var result = properties
            if case .layer(let mask)? = properties[.mask] { result[.mask] = .layer(other(mask)) }
            if case .layers(let children)? = properties[.sublayers] { result[.sublayers] = .layers(children.map(other)) }
            return result
        }
        var commit = snapshotCommit()
        commit.operations = commit.operations.map { operation in
            switch operation {
            case .setLayer(let id, let properties): .setLayer(other(id), named(properties))
            case .addAnimation(let id, let animation): .addAnimation(other(id), animation)
            case .setRoot(let id): .setRoot(other(id))
            default: operation
            }
        }
        var tree = RenderTree()
        try tree.apply(commit)
        return tree
    }
}
