import AgentServer
import ArgumentParser
import Foundation
import Simulator

struct MCPCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mcp",
        abstract: "Lets coding agents build, run, see and use an app (Model Context Protocol).",
        discussion: """
            Agents start it themselves and speak to it over its standard input and output; Documentation/Agents.md has the configuration of
            common clients. Each agent has a phone of its own, without a page, on a virtual clock.

              quince mcp                      the app is the one in this folder, or the one that the agent names
              quince mcp MyApp
              quince mcp MyApp --http 8650    for clients that connect to an address: http://127.0.0.1:8650/mcp

            Over HTTP a client needs a token, as a host's page does: “Authorization: Bearer TOKEN”. It is the value of the variable
            QUINCE_MCP_TOKEN, of at least 32 characters; without it a new one is printed at every start.
            """)

    @Argument(help: "The app: an .xcodeproj, a folder that holds one, or a bare folder of sources.") var app = "."
    @Option(help: ArgumentHelp("Serve over HTTP at this port of 127.0.0.1; 0 = any that is free.", valueName: "port")) var http: Int?
    @OptionGroup var device: DeviceOptions
    @OptionGroup var building: BuildOptions
    @Argument(parsing: .postTerminator, help: "Launch arguments of the app.") var arguments: [String] = []

    func validate() throws {
        if let http, !(0...65_535).contains(http) { throw ValidationError("“\(http)” is no port; ports are from 0 to 65535.") }
    }

    func run() async throws {
        // What is wrong with the options is said before an agent connects.
        _ = try device.headlessConfiguration()
        var options = PhoneTools.Options(build: AgentBuild(app: app))
        options.arguments = arguments
        let project = ProjectBuilder(building: building, device: device)
        let makeSession: @Sendable () -> AgentSession = { [options] in
            AgentSession(tools: PhoneTools(project: project, options: options), serverVersion: Quince.configuration.version)
        }
        if let http { try await serve(port: http, makeSession) } else { try await serveStreams(makeSession()) }
    }

    private func serve(port: Int, _ makeSession: @escaping @Sendable () -> AgentSession) async throws {
        let given = ProcessInfo.processInfo.environment["QUINCE_MCP_TOKEN"]
        guard let token = given.map({ AccessToken($0) }) ?? AccessToken() else {
            throw ValidationError("QUINCE_MCP_TOKEN must have at least 32 letters, digits, hyphens or underscores.")
        }
        try await AgentHTTPServer(token: token, makeSession: makeSession).run(port: port) { address in
            Console.print(address)
            if given == nil { Console.error("Authorization: Bearer \(token.text)") }
        }
    }

    /// Serves the client that has started this program.
    private func serveStreams(_ session: AgentSession) async throws {
        let streams = try ProtocolStreams.detach(from: "an agent's client")
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            Thread.detachNewThread {
                StandardStreams(input: streams.input, output: streams.output).serve(session)
                continuation.resume()
            }
        }
    }
}
