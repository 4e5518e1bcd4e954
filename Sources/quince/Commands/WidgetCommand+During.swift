import DeviceProtocol
import Foundation
import Simulator

extension WidgetCommand {
    /// Places a widget on a home screen without a display, lets time pass, and prints what its extension is asked, and when.
    func pass(
        _ seconds: Double, _ kind: String?, _ extensions: [AppBundle], _ configuration: HeadlessConfiguration, _ wall: Date?
    ) throws {
        let widgets = try HeadlessWidgets(extensions: extensions, configuration: configuration, date: wall)
        let start = widgets.date
        let placed = try extensions.flatMap { bundle in
            try WidgetSession(bundle: bundle, configuration: configuration, wall: wall).kinds().filter { kind == nil || $0.kind == kind }
                .map {
                    HomeWidget(id: 0, app: "", bundle: bundle.identifier, kind: $0.kind, family: family ?? $0.families.first ?? .small)
                }
        }
        guard !placed.isEmpty else { throw WidgetProblem.refused(.unknownKind([])) }
        try widgets.place(
            placed.enumerated().map { id, widget in
                var widget = widget
                widget.id = id
                return widget
            })
        try widgets.advance(by: seconds)
        for request in widgets.requests {
            let time = String(format: "%10.3f s", request.date.timeIntervalSince(start))
            Console.print("\(time)  \(request)")
        }
    }
}
