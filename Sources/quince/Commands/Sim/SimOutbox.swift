import ArgumentParser
import Foundation
import Simulator

struct SimOutbox: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "outbox", abstract: "Lists the mails and text messages that a device's apps had sent, or removes them.",
        discussion: """
            The sheets of MessageUI send into the outbox; nothing leaves this computer.

              quince sim outbox booted
              quince sim outbox booted --json
              quince sim outbox "iPhone 15" clear
            """)
    enum Action: String, ExpressibleByArgument, CaseIterable { case clear }

    @Argument(help: "The device.") var device: String
    @Argument(help: "clear removes all messages.") var action: Action?
    @Flag(name: [.customShort("j"), .long], help: "Print JSON.") var json = false

    func run() throws {
        let value = action.map { _ in HostRequest.clear }
        let messages = try Sim.client().send(HostRequest(.outbox, device: device, value: value)).outbox ?? []
        if json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            encoder.dateEncodingStrategy = .iso8601
            return Console.print(String(decoding: try encoder.encode(messages), as: UTF8.self))
        }
        for message in messages { Console.print("\(message.date.formatted(.iso8601))  \(message.line)") }
        if messages.isEmpty, action == nil { Console.error("Nothing has been sent.") }
    }
}
