import ArgumentParser
import DeviceProtocol
import Foundation
import Simulator

struct SimNetwork: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "network", abstract: "Prints or sets the network that the device can use.",
        discussion: """
              quince sim network booted
              quince sim network booted none
              quince sim network booted cellular
              quince sim network booted wifi

            With none, as in Airplane Mode, apps reach nothing but the device itself. Running apps follow at once.
            """)
    @Argument(help: "The device.") var device: String
    @Argument(help: "wifi, cellular or none; without one, the present network is printed.") var network: NetworkCondition?

    func run() throws {
        var request = HostRequest(.setState, device: device)
        request.network = network
        let state = try Sim.client().send(request).state
        if network == nil, let state { Console.print((state.network ?? .wifi).rawValue) }
    }
}

struct SimBiometry: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "biometry", abstract: "Enrolls a face, or says whether it matches, as the Simulator's menu does.",
        discussion: """
              quince sim biometry booted
              quince sim biometry booted enroll
              quince sim biometry booted match
              quince sim biometry booted fail
              quince sim biometry booted unenroll

            After enroll, requests of apps wait for match or fail, which also answer those to come.
            """)
    enum Action: String, ExpressibleByArgument, CaseIterable { case enroll, unenroll, match, fail }

    @Argument(help: "The device.") var device: String
    @Argument(help: "enroll, unenroll, match or fail; without one, the present setting is printed.") var action: Action?

    func run() throws {
        var request = HostRequest(.setState, device: device)
        switch action {
        case .enroll: request.biometry = .enrolled
        case .match: request.biometry = .match
        case .fail: request.biometry = .fail
        case .unenroll: request.unenrollsBiometry = true
        case nil: break
        }
        let state = try Sim.client().send(request).state
        if action == nil, let state { Console.print(state.biometry?.rawValue ?? "unenrolled") }
    }
}

extension NetworkCondition: ExpressibleByArgument {}
