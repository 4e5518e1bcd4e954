import ArgumentParser
import Foundation
import Simulator

struct Open: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Opens the page of a booted device in the browser, or prints its address.",
        discussion: """
              quince open                         the page of a booted device
              quince open Ana Marko               two devices side by side
              quince open --previews              the page that quince preview keeps
              quince open --print                 prints the address, for scripts and browsers elsewhere

            The address holds a token: whoever has it may use your devices until the host ends. It is valid on this machine alone; from \
            another one, forward the port with ssh -L and open the same address.

            A browser that may not read files of hidden folders, as those from a snap, needs --print.
            """)

    @Argument(help: ArgumentHelp("Booted devices, by UDID, name or model. Default: a booted one.", valueName: "device"))
    var devices: [String] = []
    @Flag(help: "The page of the live previews.") var previews = false
    @Flag(name: .customLong("print"), help: "Print the address with its token instead.") var prints = false

    func validate() throws {
        if previews, !devices.isEmpty { throw ValidationError("The previews' page shows no devices; leave them out, or --previews.") }
    }

    func run() throws {
        let client = try Sim.client()
        let link = try previews ? .previews(client) : PageLink(client, devices: devices, names: devices)
        if prints { Console.print(link.address) } else { try link.open() }
    }
}
