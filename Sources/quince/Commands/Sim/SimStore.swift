import ArgumentParser
import Foundation
import Simulator

struct SimStore: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "store", abstract: "Lists, refunds, expires, approves or deletes an app's purchases.",
        discussion: """
              quince sim store booted list com.example.MyApp
              quince sim store booted refund com.example.MyApp 3
              quince sim store booted approve com.example.MyApp com.example.pro
              quince sim store booted expire com.example.MyApp com.example.monthly
              quince sim store booted clear com.example.MyApp

            The app has to have a StoreKit configuration; it is told of the change while it runs. Prints the purchases as they are then.
            """)
    enum Action: String, ExpressibleByArgument, CaseIterable {
        case list, refund, expire, renew, cancel, resolve, approve, decline, delete, clear
    }

    @Argument(help: "The device.") var device: String
    @Argument(help: "list, refund, expire, renew, cancel, resolve (a failed payment), approve, decline, delete or clear.") var action:
        Action
    @Argument(help: "The app's bundle identifier.") var app: String
    @Argument(help: "The number of a transaction, or a product for its newest one.") var purchase: String?

    func validate() throws {
        if purchase == nil, action != .list, action != .clear {
            throw ValidationError("Say which purchase: the number of a transaction, or a product, comes last.")
        }
    }

    func run() throws {
        var request = HostRequest(.store, device: device, app: app, value: action.rawValue)
        request.arguments = [purchase].compactMap { $0 }
        if let text = try Sim.client().send(request).text { Console.print(text) }
    }
}
