import ArgumentParser
import Foundation
import Simulator

struct TakeScreenshot: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "screenshot",
        abstract: "Builds an app, runs it without a page, and saves a picture of its screen.",
        discussion: """
            The app runs on a virtual clock: the same bytes on every run and machine, taken when the app is at rest.

              quince screenshot MyApp --output home.png
              quince screenshot MyApp --output dark.png --appearance dark
              quince screenshot MyApp --output se.png --device "iPhone SE"
              quince screenshot MyApp --output settings.png --flow open-settings.yaml
              quince screenshot MyApp --output list.png --tree list.txt -- -UITesting YES
              quince screenshot MyApp --output home.png --accessibility spoken.txt

            A file of --accessibility has a line for each element in VoiceOver's order: label, value, traits, hint, custom actions, and frame
            (x, y, width, height, in points of the display held upright).

            A playground's picture is that of its live view; one without runs to its end, and what it prints is all there is.

            What follows -- are launch arguments of the app. Its output goes to standard output.
            """)

    @Argument(help: "The app: an .xcodeproj, a folder that holds one, a bare folder of sources, or a built .app.") var app: String
    @Option(help: ArgumentHelp("Where the PNG goes.", valueName: "file.png")) var output: String
    @Option(help: ArgumentHelp("A Maestro flow to play first.", valueName: "file.yaml")) var flow: String?
    @Option(help: ArgumentHelp("Where the view hierarchy goes, as text.", valueName: "file.txt")) var tree: String?
    @Option(help: ArgumentHelp("Where the accessibility elements go, as text, in VoiceOver's order.", valueName: "file.txt"))
    var accessibility: String?
    @OptionGroup var device: DeviceOptions
    @OptionGroup var building: BuildOptions
    @Argument(parsing: .postTerminator, help: "Launch arguments of the app.") var arguments: [String] = []

    private var isPlayground: Bool { ["playground", "xcplaygroundpage"].contains(URL(fileURLWithPath: app).pathExtension) }

    func run() async throws {
        let configuration = try device.headlessConfiguration()
        let (picture, hierarchy) = (try OutputFile(output), try tree.map(OutputFile.init))
        let spoken = try accessibility.map(OutputFile.init)
        let bundle = try await building.bundle(app)
        let group = HeadlessGroup()
        let session = try HeadlessSession(bundle: bundle, configuration: configuration, group: group)
        if let flow {
            let player = FlowPlayer(session: session, options: FlowOptions(arguments: arguments)) { _ in
                try HeadlessSession(bundle: bundle, configuration: configuration, group: group)
            }
            try player.play(URL(fileURLWithPath: flow))
            try session.checkThatItAnswers()
        } else {
            do { try session.launch(arguments: arguments) } catch let failure as AppFailure {
                guard isPlayground, session.hasExited else { throw failure }
            }
        }
        // A page without a live view has said everything when its code has run.
        if isPlayground, session.hasExited {
            return Console.error("The playground has run to its end. It has no live view, so there is no picture of it.")
        }
        try picture.write(session.screenshot())
        try hierarchy?.write(Data(session.viewHierarchy().utf8))
        try spoken?.write(Data(session.accessibility().utf8))
    }
}
