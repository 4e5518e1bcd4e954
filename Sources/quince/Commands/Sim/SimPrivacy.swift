import ArgumentParser
import Foundation
import Simulator

struct SimPrivacy: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "privacy", abstract: "Grants, revokes or resets what an app needs the user's permission for.",
        discussion: """
              quince sim privacy booted grant notifications com.example.MyApp
              quince sim privacy booted revoke local-network com.example.MyApp
              quince sim privacy booted reset all com.example.MyApp
              quince sim privacy booted reset notifications

            After a reset the app asks again. Services are all, notifications and local-network.
            """)
    enum Action: String, ExpressibleByArgument, CaseIterable { case grant, revoke, reset }

    @Argument(help: "The device.") var device: String
    @Argument(help: "grant, revoke or reset.") var action: Action
    @Argument(help: "all, notifications or local-network.") var service: String
    @Argument(help: "The app's bundle identifier; reset without one means all apps.") var app: String?

    func validate() throws {
        if action != .reset, app == nil { throw ValidationError("Say which app: its bundle identifier comes last.") }
    }

    func run() throws {
        var request = HostRequest(.privacy, device: device, app: app, value: action.rawValue)
        request.arguments = [service]
        try Sim.client().send(request)
    }
}
