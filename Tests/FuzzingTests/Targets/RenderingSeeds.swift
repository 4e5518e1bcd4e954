import CImageCodecs
import DeviceProtocol
import Foundation
import RenderProtocol
import WidgetArchive

/// Layer trees, archives and pictures to begin with.
enum RenderingSeeds {
    /// The scenes that the compositor's tests draw.
    static let commits: [Commit] = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Fixtures/Render")
            .standardizedFileURL
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".commit") }.sorted()
        return names.compactMap { try? Commit(text: String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)) }
    }()

    /// What fixtures have not: several commits, extremes, what moves beyond all bounds.
    static let texts = [
        "commit 1 at 0\nlayer 1\n  bounds 0 0 24 32\n  shadowOpacity 1\n  shadowRadius 1e9\n  transform matrix(1e9 0 0 0 0 1e9 0 0 0 0 1 0 0 0 0 1)\n  layer 2\n    bounds 0 0 9 9\n    filterBlurRadius 1e9\nroot 1\n===\ncommit 2 at 1\nlayer 2\n  opacity 0.5\nremove image 3\n",
        "commit 1 at 0\nlayer 1\n  kind replicator\n  bounds 0 0 24 32\n  instanceCount 9\n  instanceDelay 0.1\n  layer 2\n    bounds 0 0 9 9\n    cornerRadius 3\n    maskedCorners 5\n    backgroundColor #ff0000\nroot 1\nanimate 1 \"a\" instanceCount spring from 1 to 9 mass 1 stiffness 200 damping 12 velocity 1e308 begin 0 duration 1 stays fill both\nanimate 2 \"b\" maskedCorners from 0 to 15 begin -1e308 duration 1e9 repeat inf cumulative\nanimate 2 \"c\" maskedCorners from 0 to 15 begin 1 duration 5e-324 repeat 3 additive\n",
        "commit 1 at 0\nlayer 1\n  kind emitter\n  bounds 0 0 24 32\n  layer 2\n    kind particles\n    emission 1 1 0 0 1e9 100 0\n    particleMotion 1 0.5 10 5 0 0 6 0 9 0 1 0.5 0 1 0 0 0\nroot 1\n",
        "commit 1 at 0\nlayer 1\n  kind shape\n  bounds 0 0 24 32\n  path M 0 0 L 9 9 C 1 2 3 4 5 6 Z M 3 3 L 4 4\n  strokeColor #000000\n  strokeEnd 0.5\n  lineDashPattern 1 2\n  fillColor none\nroot 1\nanimate 1 \"s\" strokeEnd keyframes cubic values (0 1) times (0 1) begin 0 duration 1\n",
        "commit 1 at 0\nimage 1 2x2 base64 \"AAECAwQFBgcICQoLDA0ODw==\"\nlayer 1\n  bounds 0 0 24 32\n  contents 1\n  contentsCenter 0.25 0.25 0 0\n  contentsGravity resizeAspectFill\nroot 1\nanimate 1 \"f\" contents crossfade 1 begin 0 duration 1\n",
    ]

    static let archives: [WidgetArchive] = {
        let root = LayerID(7), child = LayerID(9)
        let layers = Commit(
            sequence: 1, time: 0,
            operations: [
                .setLayer(root, [.bounds: .rect(CGRect(x: 0, y: 0, width: 38, height: 18)), .sublayers: .layers([child])]),
                .setLayer(child, [.bounds: .rect(CGRect(x: 0, y: 0, width: 20, height: 10)), .contents: .image(ImageID(1))]),
                .setRoot(root),
            ])
        let start = Date(timeIntervalSince1970: 1_704_793_260)
        let look = LiveText.Look(size: 17, features: ["tnum": 1], color: .black)
        let runs = [
            LiveText.Run(content: .words("in "), look: look),
            LiveText.Run(
                content: .dated(.timer(start...start.addingTimeInterval(60), pauseTime: nil, countsDown: true, showsHours: false)),
                look: look),
        ]
        var rendition = WidgetArchive.Rendition(appearance: .light, layers: layers, url: "a://b")
        rendition.links = [WidgetArchive.Link(frame: CGRect(x: 1, y: 1, width: 2, height: 2), url: "a://c")]
        rendition.actions = [
            WidgetArchive.Action(
                frame: .zero,
                action: WidgetAction(intent: "Play", parameters: WidgetParameterValues(["n": .list([.number(1), .flag(true)])])))
        ]
        rendition.liveTexts = [LiveText(layer: child, runs: runs, locale: "en", timeZone: "UTC")]
        rendition.elements = [WidgetArchive.Element(frame: .zero, label: "L", value: "v", identifier: "i", traits: 1, liveText: 0)]
        let image = RenderImage(width: 2, height: 1, bytesPerRow: 8, isOpaque: true, pixels: Data([1, 2, 3, 255, 4, 5, 6, 255]))
        let entry = WidgetArchive.Entry(date: start, relevance: WidgetArchive.Relevance(score: 1, duration: 60), renditions: [rendition])
        return [WidgetArchive.ReloadPolicy.atEnd, .after(start)].map {
            WidgetArchive(
                kind: "k", family: .small, size: CGSize(width: 38, height: 18), scale: 1, policy: $0, images: [image], entries: [entry])
        }
    }()

    /// A picture of each format.
    static let images: [[UInt8]] = {
        var pixels: [UInt8] = (0..<64).map { $0 % 4 == 3 ? 255 : $0 * 4 }
        var (size, result) = (0, [[UInt8]]())
        func add(_ bytes: UnsafeMutablePointer<UInt8>?) {
            guard let bytes else { return }
            result.append([UInt8](UnsafeBufferPointer(start: bytes, count: size)))
            free(bytes)
        }
        add(qc_encode_png(pixels, 16, 4, 4, 1, &size))
        add(qc_encode_png(pixels, 16, 4, 4, 0, &size))
        add(qc_encode_jpeg(pixels, 16, 4, 4, 80, &size))
        pixels.withUnsafeMutableBufferPointer {
            var image = QCImage(
                width: 4, height: 4, opaque: 1, pixels: $0.baseAddress, frameCount: 1, delays: nil, loopCount: 0, orientation: 1)
            add(qc_pack_pixels(&image, 4096, &size))
        }
        return result + [gif, webP].compactMap { Data(base64Encoded: $0).map { [UInt8]($0) } }
    }()

    /// Two frames of 2 by 2 pixels; one pixel.
    private static let gif =
        "R0lGODlhAgACAPAAAAAAAP///yH/C05FVFNDQVBFMi4wAwEAAAAh+QQBCgABACwAAAAAAgACAAACAoRRACH5BAkKAAEALAAAAAACAAIAAAIChFEAOw=="
    private static let webP = "UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA"
}
