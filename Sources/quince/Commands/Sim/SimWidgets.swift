import ArgumentParser
import Foundation
import PageEncoding
import Simulator

struct SimWidgets: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "widgets", abstract: "Lists the widgets on a device's home screen, reloads them, or lifts their budgets.",
        discussion: """
            For each placed widget it says when its app is asked for a new timeline, why, and how many timelines are left today. A widget has
            40 to 70 a day, the more the longer it is seen, and as many as it likes while its app is in front.

              quince sim widgets booted
              quince sim widgets booted --reload
              quince sim widgets booted --budget off
              quince sim widgets booted --log
            """)

    enum Budget: String, ExpressibleByArgument, CaseIterable { case on, off }

    @Argument(help: "The device.") var device = "booted"
    @Option(help: "Whether a day's timelines are limited: on or off.") var budget: Budget?
    @Flag(help: "Ask for new timelines of all placed widgets.") var reload = false
    @Flag(help: "Print what the extensions were asked and what went wrong, too.") var log = false

    func run() throws {
        var request = HostRequest(.widgets, device: device)
        request.widgetBudget = budget.map { $0 == .on }
        request.reloadsWidgets = reload
        guard let report = try Sim.client().send(request).widgets else { return }
        let format = Self.format(report.timeZone)
        for widget in report.placed { for line in Self.lines(widget, format) { Console.print(line) } }
        if report.placed.isEmpty { Console.error("No widget is placed: hold the home screen of the device's page, then press +.") }
        guard log else { return }
        for event in report.events {
            Console.print("\(format.string(from: Date(timeIntervalSince1970: event.date)))  \(event.widget): \(event.text)")
        }
    }

    private static func lines(_ widget: WidgetReport.Placed, _ format: DateFormatter) -> [String] {
        var first = "\(widget.kind) (\(widget.family))"
        if widget.copies > 1 { first += ", \(widget.copies) copies" }
        if !widget.configuration.isEmpty { first += ", \(widget.configuration)" }
        let next = widget.next.map { format.string(from: Date(timeIntervalSince1970: $0)) + ", " } ?? ""
        var second = widget.isAsked ? "being asked" : "next timeline: \(next)\(widget.reason)"
        if let left = widget.left, let limit = widget.limit { second += "; \(left) of \(limit) left today" }
        return [first, "    " + second]
    }

    private static func format(_ timeZone: String) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: timeZone) ?? .gmt
        formatter.dateFormat = "yyyy-MM-dd HH:mm:ss"
        return formatter
    }
}
