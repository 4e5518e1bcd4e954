import CoreGraphics
import DeviceProtocol
import Foundation
import HomeScreenModel
import RenderProtocol
import WidgetArchive

/// Widgets as extensions send them.
enum SampleWidgets {
    static let start = Date(timeIntervalSince1970: 1_704_793_260)

    static func kind(
        _ kind: String = "board", app: String = "test.a", name: String = "Leaderboard",
        families: [WidgetFamilyName] = [.small, .medium, .large],
        intent: WidgetIntent? = nil
    ) -> HomeWidgetKind {
        HomeWidgetKind(
            app: app, bundle: app + ".w",
            descriptor: WidgetDescriptor(kind: kind, displayName: name, description: "See who leads.", families: families, intent: intent))
    }

    static let intent = WidgetIntent(
        title: "Select a profile", description: "Choose whose rating is shown.",
        parameters: [
            WidgetParameter(name: "profile", title: "Profile", kind: .choice, hasDynamicOptions: true),
            WidgetParameter(name: "title", title: "Title", kind: .text, defaultValue: .text("Rating")),
            WidgetParameter(name: "count", title: "Players", kind: .integer, defaultValue: .number(3)),
            WidgetParameter(name: "history", title: "History", kind: .flag, defaultValue: .flag(false)),
            WidgetParameter(
                name: "since", title: "Since", kind: .date, defaultValue: .date(1_704_793_260),
                condition: WidgetParameterCondition(parameter: "history", values: [.flag(true)])),
        ])

    /// Entries of one colour each, `seconds` apart, with a bar that is wider in each.
    static func archive(
        _ widget: HomeWidget, on device: DeviceDescription = SampleDevices.phone,
        colors: [RenderColor] = [RenderColor(red: 0.1, green: 0.45, blue: 0.9, alpha: 1)], every seconds: Double = 60, url: String? = nil,
        links: [WidgetArchive.Link] = [], actions: [WidgetArchive.Action] = [], score: Double? = nil, text: LiveText.Form? = nil
    ) -> WidgetArchive {
        let size = WidgetMetrics(device).size(of: widget.family).map { CGSize(width: $0.width, height: $0.height) } ?? .zero
        var archive = WidgetArchive(kind: widget.kind, family: widget.family, size: size, scale: Double(device.scale), policy: .atEnd)
        for (index, color) in colors.enumerated() {
            let dark = RenderColor(red: color.red * 0.4, green: color.green * 0.4, blue: color.blue * 0.4, alpha: 1)
            let renditions = [(Appearance.light, color), (.dark, dark)].map { appearance, color in
                var made = rendition(
                    appearance, color, size, bar: Double(index + 1) / Double(colors.count + 1), url: url, links: links, text: text)
                made.actions = actions
                return made
            }
            archive.entries.append(
                WidgetArchive.Entry(
                    date: start + Double(index) * seconds, relevance: score.map { WidgetArchive.Relevance(score: $0, duration: 0) },
                    renditions: renditions))
        }
        return archive
    }

    private static func rendition(
        _ appearance: Appearance, _ color: RenderColor, _ size: CGSize, bar: Double, url: String?, links: [WidgetArchive.Link],
        text: LiveText.Form?
    ) -> WidgetArchive.Rendition {
        let (root, child, words) = (LayerID(1), LayerID(2), LayerID(3))
        let layers = Commit(
            sequence: 1, time: 0,
            operations: [
                .setLayer(
                    root,
                    [
                        .bounds: .rect(CGRect(origin: .zero, size: size)), .backgroundColor: .color(color), .masksToBounds: .bool(true),
                        .cornerRadius: .number(22), .sublayers: .layers([child, words]),
                    ]),
                .setLayer(
                    child,
                    [
                        .bounds: .rect(CGRect(x: 0, y: 0, width: (size.width - 32) * bar, height: 12)), .anchorPoint: .point(.zero),
                        .position: .point(CGPoint(x: 16, y: size.height - 28)), .cornerRadius: .number(6),
                        .backgroundColor: .color(RenderColor(red: 1, green: 1, blue: 1, alpha: 0.8)),
                    ]),
                .setLayer(
                    words,
                    [
                        .bounds: .rect(CGRect(x: 0, y: 0, width: size.width - 32, height: 34)), .anchorPoint: .point(.zero),
                        .position: .point(CGPoint(x: 16, y: 16)), .contentsScale: .number(3),
                    ]), .setRoot(root),
            ])
        var result = WidgetArchive.Rendition(appearance: appearance, layers: layers, url: url, links: links)
        if let text {
            let look = LiveText.Look(size: 28, weight: 0.3, color: RenderColor(red: 1, green: 1, blue: 1, alpha: 1))
            result.liveTexts = [
                LiveText(layer: words, runs: [.init(content: .dated(text), look: look)], lineLimit: 1, locale: "en_US", timeZone: "UTC")
            ]
        }
        return result
    }

    static let apps = [
        HomeApp(identifier: "test.a", name: "Ratings", badge: 12), HomeApp(identifier: "test.b", name: "Recipes"),
        HomeApp(identifier: "test.c", name: "Clock"), HomeApp(identifier: "test.d", name: "Weather"),
    ]
}
