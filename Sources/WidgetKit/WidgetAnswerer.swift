import AppIntents
import DeviceProtocol
import DeviceRuntime
import QuinceFoundation
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
        switch request {
        case .kinds: completion(.reply(.kinds(widgets.map(\.descriptor))))
        case .placeholder(let query), .snapshot(let query, _), .timeline(let query): draw(request, query, completion)
        case .options(let kind, let parameter, let configuration, let search):
            guard let parameters = parameters(of: kind, completion) else { return }
            parameters.options(of: parameter, configuration: configuration, search: search) { completion(.reply(.options($0))) }
        case .defaultConfiguration(let kind):
            guard let parameters = parameters(of: kind, completion) else { return }
            parameters.defaultConfiguration { completion(.reply(.configuration($0))) }
        case .perform(let action):
            Task { @MainActor in completion(.reply(.performed(failure: await AppIntentCoding.perform(action)))) }
        }
    }

    /// The transfers of a background session are over: the widgets that mean it handle its events, then its delegate hears of them.
    func handleEvents(
        of session: String, completion: @escaping @Sendable () -> Void, tell: (String) -> Void = BackgroundSessions.shared.tellEvents
    ) {
        let handlers = widgets.flatMap(\.sessionEvents).filter { $0.matches(session) }
        let rest = Countdown(handlers.count, completion)
        for handler in handlers { handler.handle(session) { rest.count() } }
        tell(session)
        if handlers.isEmpty { completion() }
    }

    private func widget(_ kind: String, _ completion: @MainActor (Answer) -> Void) -> WidgetDefinition? {
        if let widget = widgets.first(where: { $0.kind == kind }) { return widget }
        completion(.reply(.failure(.unknownKind(widgets.map(\.kind)))))
        return nil
    }

    private func parameters(of kind: String, _ completion: @MainActor (Answer) -> Void) -> (any WidgetParameterProvider)? {
        guard let widget = widget(kind, completion) else { return nil }
        if let parameters = widget.parameters { return parameters }
        let reason =
            widget.intent == nil ? "there is nothing to set of the widget" : "the app's Intents extension knows the widget's options"
        completion(.reply(.failure(.other(reason))))
        return nil
    }

    private func draw(_ request: WidgetRequest, _ query: WidgetQuery, _ completion: @escaping @MainActor (Answer) -> Void) {
        guard let widget = widget(query.kind, completion) else { return }
        let metrics = WidgetMetrics(DeviceSettings.current.description)
        guard widget.descriptor.families.contains(query.family), let size = metrics.size(of: query.family) else {
            return completion(.reply(.failure(.unsupportedFamily(widget.descriptor.families.filter { metrics.size(of: $0) != nil }))))
        }
        var context = WidgetContentContext(
            family: query.family, isPreview: false, size: CGSize(width: CGFloat(size.width), height: CGFloat(size.height)),
            configuration: query.configuration)
        let paint: @MainActor (WidgetContentTimeline, Bool) -> Void = { [self] timeline, isPlaceholder in
            completion(painter.paint(timeline, of: widget, query, size: context.size, isPlaceholder: isPlaceholder))
        }
        switch request {
        case .placeholder: paint(WidgetContentTimeline(entries: [widget.provider.placeholder(in: context)], policy: .never), true)
        case .snapshot(_, let isPreview):
            context.isPreview = isPreview
            widget.provider.snapshot(in: context) { paint(WidgetContentTimeline(entries: [$0], policy: .never), false) }
        default:
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
}

/// Calls back when everybody is done; may be counted in any thread.
private final class Countdown: @unchecked Sendable {
    private let lock = NSLock()
    private var left: Int
    private let completion: @Sendable () -> Void

    init(_ number: Int, _ completion: @escaping @Sendable () -> Void) { (left, self.completion) = (number, completion) }

    func count() {
        let isOver = lock.withLock {
            left -= 1
            return left == 0
        }
        if isOver { completion() }
    }
}

extension WidgetDefinition {
    var descriptor: WidgetDescriptor {
        WidgetDescriptor(
            kind: kind, displayName: displayName, description: description,
            families: families ?? WidgetFamilyName.allCases.filter(\.isForHomeScreen), intent: intent)
    }
}
