import Foundation
import Simulator

/// A page of the host's, as commands show it.
struct PageLink {
    private let client: HostClient
    private let request: HostRequest
    /// The command that opens the page.
    private let command: String
    /// The address with its token.
    let address: String

    /// The page of booted devices, side by side.
    ///
    /// - Parameters:
    ///   - devices: By UDID, name or model; none means a booted one.
    ///   - names: The devices' names, for people.
    init(_ client: HostClient, devices: [String], names: [String] = []) throws {
        var request = HostRequest(.page)
        request.arguments = devices
        try self.init(client, request, command: (["quince open"] + names.map { "\"\($0)\"" }).joined(separator: " "))
    }

    /// The page of the live previews.
    static func previews(_ client: HostClient) throws -> PageLink {
        try PageLink(client, HostRequest(.page, value: HostRequest.previews), command: "quince open --previews")
    }

    private init(_ client: HostClient, _ request: HostRequest, command: String) throws {
        (self.client, self.request, self.command) = (client, request, command)
        guard let address = try client.send(request).text else { throw SimulatorError("the host has no page", nextStep: "Try again.") }
        self.address = address
    }

    /// Prints the address: whole on a terminal; elsewhere without its token, for others read what is kept, such as a CI's log.
    func announce() {
        guard !Console.outputIsTerminal else { return Console.print(address) }
        Console.print(String(address.prefix { $0 != "#" }))
        Console.error("To open the page: \(command)")
    }

    /// Opens the page in the browser.
    ///
    /// - Throws: `SimulatorError` where there is no desktop.
    func open() throws {
        guard Desktop.isThere else {
            throw SimulatorError("there is no desktop to open a browser on", nextStep: "Print the address: \(command) --print")
        }
        var request = request
        request.verb = .redirectPage
        guard let file = try client.send(request).text else { throw SimulatorError("the host has no page", nextStep: "Try again.") }
        do { try Desktop.open(URL(fileURLWithPath: file)) } catch {
            throw SimulatorError(
                "xdg-open cannot be started: \(fileErrorReason(error))", nextStep: "Print the address: \(command) --print")
        }
    }
}
