import ArgumentParser
import DeviceProtocol
import Foundation
import Simulator

struct InspectCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect", abstract: "Prints the views of an app: frames, constraints, colours, controllers.",
        discussion: """
            The app runs on a virtual clock, without a page, and is looked at when it is at rest; with --flow, at the end of that flow. The page has the \
            same in its tool “View hierarchy”, with the layers apart in space.

              quince inspect MyApp
              quince inspect MyApp --json            for programs
              quince inspect MyApp --flow open-settings.yaml --constraints
              quince inspect MyApp --flow open-and-close.yaml --leaks

            View controllers that were dismissed, popped or removed at least two seconds (of the device's time) ago and are still in memory are named after the \
            views; --leaks prints these alone and fails if there are any. One that an app keeps to show it again is among them.
            """)

    @Argument(help: "The app: an .xcodeproj, a folder that holds one, a bare folder of sources, or a built .app.") var app: String
    @Option(help: ArgumentHelp("A Maestro flow to play first.", valueName: "file.yaml")) var flow: String?
    @Flag(help: "Print JSON: windows with their views, and leaks.") var json = false
    @Flag(help: "Print the constraints of each view, too.") var constraints = false
    @Flag(help: "Print the view controllers left behind, and fail if there are any.") var leaks = false
    @OptionGroup var device: DeviceOptions
    @OptionGroup var building: BuildOptions
    @Argument(parsing: .postTerminator, help: "Launch arguments of the app.") var arguments: [String] = []

    func run() async throws {
        let configuration = try device.headlessConfiguration()
        let bundle = try await building.bundle(app)
        let session = try RestingApp.session(bundle, configuration, flow: flow, arguments: arguments)
        let report = try session.views()
        if json { try printJSON(report) } else { printText(report) }
        if leaks, !report.leaks.isEmpty { throw ExitCode(1) }
    }

    private func printJSON(_ report: ViewReport) throws {
        if leaks { try Console.printJSON(report.leaks) } else { try Console.printJSON(report) }
    }

    private func printText(_ report: ViewReport) {
        if !leaks { for window in report.windows { printText(window, depth: 0) } }
        for leak in report.leaks {
            let title = leak.title.map { " “\($0)”" } ?? ""
            Console.print("left behind: \(leak.className)\(title), left the screen \(Self.number(leak.age)) s ago")
        }
    }

    private func printText(_ view: ViewNode, depth: Int) {
        let indent = String(repeating: "  ", count: depth)
        var line = "\(indent)\(view.className) (\(view.frame.map(Self.number).joined(separator: " ")))"
        if let controller = view.controller { line += " of \(controller)" }
        if view.isHidden { line += " hidden" }
        if view.alpha < 1 { line += " alpha \(Self.number(view.alpha))" }
        if let text = view.properties["text"] { line += " “\(text.replacingOccurrences(of: "\n", with: "⏎"))”" }
        if let color = view.properties["backgroundColor"] { line += " \(color)" }
        Console.print(line)
        if constraints {
            for constraint in view.constraints {
                let priority = constraint.priority < 1000 ? " @\(Self.number(constraint.priority))" : ""
                Console.print("\(indent)  · \(constraint.text)\(priority)\(constraint.identifier.map { " '\($0)'" } ?? "")")
            }
        }
        for child in view.children { printText(child, depth: depth + 1) }
    }

    private static func number(_ value: Double) -> String {
        let rounded = (value * 100).rounded() / 100
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
    }
}
