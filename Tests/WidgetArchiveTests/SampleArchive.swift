import DeviceProtocol
import Foundation
import RenderProtocol
import WidgetArchive

/// An archive with one of everything.
enum SampleArchive {
    static let start = Date(timeIntervalSince1970: 1_704_793_260)

    static var complete: WidgetArchive {
        let image = RenderImage(width: 2, height: 1, bytesPerRow: 8, isOpaque: true, pixels: Data([1, 2, 3, 255, 4, 5, 6, 255]))
        var archive = WidgetArchive(
            kind: "news", family: .medium, size: CGSize(width: 338, height: 158), scale: 3, policy: .after(start.addingTimeInterval(3600)),
            images: [image])
        let first = rendition(.light, image: ImageID(1))
        archive.entries = [
            WidgetArchive.Entry(
                date: start, relevance: WidgetArchive.Relevance(score: 2.5, duration: 60),
                renditions: [first, rendition(.dark, image: nil)]),
            WidgetArchive.Entry(date: start.addingTimeInterval(3), renditions: [rendition(.light, image: ImageID(1))]),
        ]
        return archive
    }

    static func rendition(_ appearance: Appearance, image: ImageID?) -> WidgetArchive.Rendition {
        let (root, child) = (LayerID(7), LayerID(9))
        var shown: LayerProperties = [.bounds: .rect(CGRect(x: 0, y: 0, width: 20, height: 10))]
        if let image { shown[.contents] = .image(image) }
        let layers = Commit(
            sequence: 1, time: 0,
            operations: [
                .setLayer(
                    root,
                    [
                        .bounds: .rect(CGRect(x: 0, y: 0, width: 338, height: 158)), .cornerRadius: .number(22),
                        .sublayers: .layers([child]),
                    ]), .setLayer(child, shown), .setRoot(root),
            ])
        var rendition = WidgetArchive.Rendition(appearance: appearance, contentSize: .extraLarge, layers: layers, url: "app://news")
        rendition.links = [
            WidgetArchive.Link(frame: CGRect(x: 16, y: 16, width: 100, height: 40), url: "app://news/1"),
            WidgetArchive.Link(frame: CGRect(x: 16, y: 40, width: 100, height: 40), url: "app://news/2"),
        ]
        rendition.actions = [
            WidgetArchive.Action(
                frame: CGRect(x: 200, y: 16, width: 80, height: 40),
                action: WidgetAction(intent: "Play", parameters: WidgetParameterValues(["count": .number(3), "all": .list([.flag(true)])]))),
            WidgetArchive.Action(frame: CGRect(x: 240, y: 16, width: 80, height: 40), action: WidgetAction(intent: "Stop")),
        ]
        rendition.liveTexts = [text(in: child)]
        rendition.elements = [
            WidgetArchive.Element(
                frame: CGRect(x: 16, y: 16, width: 100, height: 20), label: "News", identifier: "heading", traits: 1 << 40),
            WidgetArchive.Element(frame: CGRect(x: 16, y: 40, width: 100, height: 20), label: "Ready in", value: "ä", liveText: 0),
        ]
        return rendition
    }

    static func text(in layer: LayerID) -> LiveText {
        let look = LiveText.Look(
            design: 3, size: 17, weight: 0.4, isItalic: true, features: ["tnum": 1],
            color: RenderColor(red: 1, green: 0, blue: 0.5, alpha: 1),
            kern: 0.5, baselineOffset: -1)
        let runs: [LiveText.Run] =
            [
                LiveText.Run(content: .words("Ready in "), look: look),
                LiveText.Run(
                    content: .dated(
                        .timer(
                            start...start.addingTimeInterval(600), pauseTime: start.addingTimeInterval(10), countsDown: true,
                            showsHours: false)),
                    look: LiveText.Look(family: "Georgia", size: 12, color: .black)),
            ] + LiveText.Style.allCases.map { LiveText.Run(content: .dated(.date(start, $0)), look: look) }
        return LiveText(
            layer: layer, runs: runs, alignment: 2, lineLimit: 2, minimumScale: 0.5, isRightToLeft: true, locale: "de_DE",
            timeZone: "Europe/Berlin")
    }
}
