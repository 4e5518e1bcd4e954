import UIKit

/// The screen named by the launch arguments: one to show, or a measurement that prints its figures.
@MainActor enum FirstScreen {
    static func make() -> UIViewController {
        let arguments = CommandLine.arguments.dropFirst()
        switch arguments.first {
        case "screen": return ManyViewsController()
        case "list": return ListKind(rawValue: arguments.last ?? "").map { $0.make(rows: 10_000) } ?? TableScreen(rows: 10_000)
        default: return MeterController(arguments: Array(arguments))
        }
    }
}
