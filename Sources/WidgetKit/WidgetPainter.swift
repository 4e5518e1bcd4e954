import DeviceProtocol
import DeviceRuntime
import RenderProtocol
import SwiftUI
import WidgetArchive

/// Draws timelines into archives.
@MainActor struct WidgetPainter {
    /// Widgets, by kind and size, that say nothing of their background: they are of the time before widgets had margins.
    private var older: Set<String> = []

    /// More pixels than this no bitmap may have: as many as the display.
    static var pixelLimit: Int {
        let device = DeviceSettings.current.description
        return Int(device.width * device.height * device.scale * device.scale)
    }

    mutating func paint(
        _ timeline: WidgetContentTimeline, of widget: WidgetDefinition, _ query: WidgetQuery, size: CGSize, isPlaceholder: Bool
    ) -> WidgetAnswerer.Answer {
        guard !timeline.entries.isEmpty else { return .reply(.failure(.emptyTimeline)) }
        var builder = WidgetArchiveBuilder(
            WidgetArchive(
                kind: widget.kind, family: query.family, size: size, scale: DeviceSettings.current.description.scale,
                policy: timeline.policy.archived))
        let entries = timeline.entries.sorted { $0.date < $1.date }
        let before = DeviceSettings.current.state
        defer { ExtensionStart.apply(before) }
        if let contentSize = query.redrawnIn {
            var state = before
            state.contentSize = contentSize
            ExtensionStart.apply(state)
        }
        do {
            var archived = entries.prefix(WidgetArchiveLimits.entries).map { entry in
                WidgetArchive.Entry(
                    date: entry.date, relevance: entry.relevance.map { .init(score: Double($0.score), duration: $0.duration) },
                    renditions: [])
            }
            for appearance in query.appearances {
                show(in: appearance)
                let stage = WidgetStage()
                for index in archived.indices {
                    let date = max(entries[index].date, query.date.map { Date(timeIntervalSince1970: $0) } ?? entries[index].date)
                    archived[index].renditions.append(
                        try rendition(of: entries[index], at: date, on: stage, widget, query.family, size, isPlaceholder, &builder))
                }
            }
            for entry in archived { builder.add(entry) }
            return .archive(builder.archive, wasSorted: entries.map(\.date) == timeline.entries.map(\.date))
        } catch WidgetArchiveBuilderError.imageTooLarge(let width, let height) {
            return .reply(.failure(.imageTooLarge(width: width, height: height, limit: Self.pixelLimit)))
        } catch { return .reply(.failure(.other("\(error)"))) }
    }

    private func show(in appearance: Appearance) {
        guard DeviceSettings.current.state.appearance != appearance else { return }
        var state = DeviceSettings.current.state
        state.appearance = appearance
        ExtensionStart.apply(state)
    }

    private mutating func rendition(
        of entry: WidgetContent, at date: Date, on stage: WidgetStage, _ widget: WidgetDefinition, _ family: WidgetFamilyName,
        _ size: CGSize,
        _ isPlaceholder: Bool, _ builder: inout WidgetArchiveBuilder
    ) throws -> WidgetArchive.Rendition {
        let key = "\(widget.kind) \(family.rawValue)"
        let (view, shape) = (entry.view(), WidgetFamily(family))
        func drawn(hasMargins: Bool) -> WidgetSnapshot {
            stage.snapshot(of: view, in: place(of: widget, shape, size, at: date, isPlaceholder, hasMargins: hasMargins))
        }
        var snapshot = drawn(hasMargins: !older.contains(key))
        if !snapshot.hasBackground, older.insert(key).inserted { snapshot = drawn(hasMargins: false) }
        return WidgetArchive.Rendition(
            appearance: DeviceSettings.current.state.appearance, contentSize: DeviceSettings.current.state.contentSize,
            layers: try builder.layers(of: snapshot.commits, pixelLimit: Self.pixelLimit), url: snapshot.url?.absoluteString,
            links: snapshot.links.map { WidgetArchive.Link(frame: $0.frame, url: $0.url.absoluteString) },
            actions: snapshot.actions.map { WidgetArchive.Action(frame: $0.frame, action: $0.action) }, liveTexts: snapshot.liveTexts,
            elements: snapshot.elements)
    }

    private func place(
        of widget: WidgetDefinition, _ family: WidgetFamily, _ size: CGSize, at date: Date, _ isPlaceholder: Bool, hasMargins: Bool
    ) -> WidgetSnapshot.Place {
        var place = WidgetSnapshot.Place.standard(family, size: size, hasMargins: widget.hasContentMargins && hasMargins, date: date)
        guard isPlaceholder else { return place }
        let adjust = place.adjustsEnvironment
        place.adjustsEnvironment = { values in
            adjust(&values)
            values.redactionReasons = .placeholder
        }
        return place
    }
}

extension WidgetSnapshot.Place {
    /// The place that the system gives a widget.
    static func standard(_ family: WidgetFamily, size: CGSize, hasMargins: Bool, date: Date) -> WidgetSnapshot.Place {
        let isForHomeScreen = family.name.isForHomeScreen
        let margin = isForHomeScreen ? CGFloat(WidgetMetrics.contentMargin) : 0
        let margins = EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
        let radius = WidgetMetrics(DeviceSettings.current.description).cornerRadius
        return WidgetSnapshot.Place(
            size: size, margins: hasMargins ? margins : EdgeInsets(),
            cornerRadius: isForHomeScreen ? CGFloat(radius) : family == .accessoryCircular ? size.width / 2 : 0, date: date
        ) { values in
            values.widgetFamily = family
            values.widgetContentMargins = margins
            if !isForHomeScreen { values.widgetRenderingMode = .vibrant }
        }
    }
}

extension WidgetContentTimeline.Policy {
    fileprivate var archived: WidgetArchive.ReloadPolicy {
        switch self {
        case .atEnd: .atEnd
        case .never: .never
        case .after(let date): .after(date)
        }
    }
}
