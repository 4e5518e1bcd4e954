import AppBuilder
import ArgumentParser
import Foundation
import ProcessSupport
import Simulator

@main
struct Quince: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "quince",
        abstract: "Runs iOS apps from their unchanged Swift source on Linux.",
        discussion: """
            Point it at an app's folder or .xcodeproj:

              quince run MyApp                          a simulated iPhone in a web page
              quince open                               that page again
              quince screenshot MyApp --output a.png    a picture, without a page
              quince preview MyApp --snapshot Pictures  a picture of every preview
              quince widget MyApp --output widget.png   a picture of a widget
              quince flow login.yaml --app MyApp        plays a Maestro flow, headless
              quince test MyApp                         runs its unit tests in the app
              quince describe MyApp                     tells what it compiles, and why
              quince support MyApp                      says what it needs and Quince lacks
              quince explore MyApp --output Found       walks it by itself, and finds crashes and faults of its screens
              quince profile MyApp --flow scroll.yaml   measures frames, functions and objects
              quince mcp MyApp                          lets a coding agent build, run, see and use it
              quince webdriver MyApp                    serves Appium, Selenium and other WebDriver clients
              quince debug MyApp                        debugs it with lldb
              quince init MyApp                         sets up editors; they start quince lsp

            Exit codes: 0 success, 1 something in the input is wrong or the app crashed, 64 wrong usage.
            """,
        version: "0.1",
        subcommands: [
            Run.self, Open.self, Build.self, Describe.self, Support.self, TakeScreenshot.self, PreviewCommand.self, PlayFlow.self,
            TestCommand.self, InspectCommand.self, ProfileCommand.self, WidgetCommand.self, MCPCommand.self, WebDriverCommand.self,
            LSPCommand.self, DebugCommand.self, InitCommand.self, ExploreCommand.self, ShimsCommand.self, ReportCommand.self, Sim.self,
            Doctor.self,
            Host.self,
        ])

    static func main() async {
        // A reader of our output that goes away is no reason to die without a word.
        signal(SIGPIPE, SIG_IGN)
        Interruption.endsChildren()
        if let code = await ShimTool.runs(CommandLine.arguments) { Foundation.exit(code) }
        do {
            var command = try parseAsRoot()
            if var command = command as? any AsyncParsableCommand { try await command.run() } else { try command.run() }
        } catch {
            switch error {
            case is BuildFailure, is FlowError: Console.error("\(error)")
            case let error as SimulatorError:
                Console.error("error: \(error)")
                Foundation.exit(error.exitCode.rawValue)
            case is AppFailure: Console.error("error: \(error)")
            default: exit(withError: error)
            }
            Foundation.exit(1)
        }
    }
}
