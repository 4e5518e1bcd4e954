import DeviceProtocol
import SwiftUI
import WidgetArchive

/// Answers requests for an extension's widgets.
@MainActor final class WidgetAnswerer {
    enum Answer {
        case reply(WidgetReply)
        case archive(WidgetArchive, wasSorted: Bool)
    }

    private struct Copy: Hashable {
        var kind: String
        var family: WidgetFamilyName
        var configuration: WidgetParameterValues?
    }

    private let widgets: [WidgetDefinition]
    /// The timelines that were asked for last, to be drawn in other text sizes.
    private var timelines: [Copy: WidgetContentTimeline] = [:]
    private var painter = WidgetPainter()

    init(widgets: [WidgetDefinition]) { self.widgets = widgets }

    func answer(_ request: WidgetRequest, completion: @escaping @MainActor (Answer) -> Void) {
        guard let query = request.query else { return completion(.reply(reply(request))) }
        guard let widget = widgets.first(where: { $0.kind == query.kind }) else {
            return completion(.reply(.failure(.unknownKind(widgets.map(\.kind)))))
        }
        let metrics = WidgetMetrics(DeviceSettings.description)
        guard widget.descriptor.families.contains(query.family), let size = metrics.size(of: query.family) else {
            return completion(.reply(.failure(.unsupportedFamily(widget.descriptor.families.filter { metrics.size(of: $0) != nil }))))
        }
        var context = WidgetContentContext(
            family: query.family, isPreview: false, size: CGSize(width: CGFloat(size.width), height: CGFloat(size.height)))
        let paint: @MainActor (WidgetContentTimeline, Bool) -> Void = { [self] timeline, isPlaceholder in
            completion(painter.paint(timeline, of: widget, query, size: context.size, isPlaceholder: isPlaceholder))
        }
        switch request {
        case .kinds, .options, .defaultConfiguration, .perform: break
        case .placeholder: paint(WidgetContentTimeline(entries: [widget.provider.placeholder(in: context)], policy: .never), true)
        case .snapshot(_, let isPreview):
            context.isPreview = isPreview
            widget.provider.snapshot(in: context) { paint(WidgetContentTimeline(entries: [$0], policy: .never), false) }
        case .timeline:
            let copy = Copy(kind: query.kind, family: query.family, configuration: query.configuration)
            if query.redrawnIn != nil {
                guard let timeline = timelines[copy] else { return completion(.reply(.failure(.emptyTimeline))) }
                return paint(timeline, false)
            }
            widget.provider.timeline(in: context) { [self] timeline in
                timelines[copy] = timeline
                paint(timeline, false)
            }
        }
    }

    private func reply(_ request: WidgetRequest) -> WidgetReply {
        guard case .kinds = request else { return .failure(.other("the widget has nothing that can be set")) }
        return .kinds(widgets.map(\.descriptor))
    }
}

extension WidgetDefinition {
    var descriptor: WidgetDescriptor {
        WidgetDescriptor(
            kind: kind, displayName: displayName, description: description,
            families: families ?? WidgetFamilyName.allCases.filter(\.isForHomeScreen), intent: intent)
    }
}
