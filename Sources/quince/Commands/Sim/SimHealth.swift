import ArgumentParser
import Foundation
import Simulator

struct SimHealth: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "health", abstract: "Fills, lists and clears a device's health data, which apps read with HealthKit.",
        discussion: """
              quince sim health booted add --type stepCount --value 5000 --from 08:00 --to 09:30
              quince sim health booted add --type heartRate --value 72
              quince sim health booted add --file samples.json
              quince sim health booted set --birthday 1990-05-17 --sex female --blood-type A+
              quince sim health booted list --type stepCount
              quince sim health booted clear
              quince sim health booted types

            Types are HealthKit's; “types” lists them with the units of their values. A file is a JSON array of objects with “type”, “value”, “from” and
            “to”. Dates are 2026-03-01T08:30:00Z, “2026-03-01 08:30”, 2026-03-01, or 08:30 for today; without one it is now. Apps that run hear of
            changes.
            """)

    @Argument(help: "The device.") var device: String
    @Argument(help: "add, list, clear, set or types.") var action: HealthRequest.Action
    @Option(help: "The type of data, such as stepCount.") var type: String?
    @Option(help: "The value in the type's unit; the number of a category's value.") var value: Double?
    @Option(help: "When the sample starts.") var from: String?
    @Option(help: "When the sample ends.") var to: String?
    @Option(help: "A JSON file with samples.") var file: String?
    @Option(help: "The user's date of birth.") var birthday: String?
    @Option(help: "female, male or other.") var sex: String?
    @Option(help: "A+, A-, B+, B-, AB+, AB-, O+ or O-.") var bloodType: String?

    func validate() throws {
        if action == .add, file == nil, type == nil || value == nil {
            throw ValidationError("Say what to add: --type stepCount --value 5000, or --file samples.json")
        }
    }

    func run() throws {
        var health = HealthRequest(action)
        if action == .add, let type, let value { health.samples = [.init(type: type, value: value, from: from, to: to)] }
        if action != .add { health.type = type }
        health.file = file.map { URL(fileURLWithPath: $0).path }
        (health.birthday, health.sex, health.bloodType) = (birthday, sex, bloodType)
        var request = HostRequest(.health, device: device)
        request.health = health
        if let text = try Sim.client().send(request).text { Console.print(text) }
    }
}

extension HealthRequest.Action: ExpressibleByArgument {}
