import DeviceProtocol
import Foundation
import Testing

@testable import Simulator

/// Steps that switch the device's network and say whether a face matches.
struct NetworkFlowTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// The device's settings after steps.
    private func state(after steps: String...) throws -> DeviceState {
        let bundle = try AppBundle(folder: FakeBundle.make(in: folder.url))
        let configuration = HeadlessConfiguration(device: try DeviceCatalogue.model("iPhone 15"), clockLibrary: FakeBundle.clockLibrary)
        let file = folder.url.appendingPathComponent("flow.yaml")
        let text = "appId: test.fake\n---\n- launchApp\n" + steps.map { "- \($0)\n" }.joined()
        try Data(text.utf8).write(to: file)
        let session = try HeadlessSession(bundle: bundle, configuration: configuration, group: HeadlessGroup())
        _ = try FlowPlayer(session: session).play(file)
        return session.state
    }

    @Test func airplaneModeTakesTheNetwork() throws {
        #expect(try state(after: "setAirplaneMode: enabled").network == NetworkCondition.none)
    }

    @Test func airplaneModeEnds() throws {
        #expect(try state(after: "toggleAirplaneMode", "toggleAirplaneMode").network == .wifi)
    }

    @Test func aNetworkHasAName() throws { #expect(try state(after: "setNetwork: cellular").network == .cellular) }

    @Test func noAirplaneModeLeavesTheNetwork() throws {
        #expect(try state(after: "setNetwork: cellular", "setAirplaneMode: disabled").network == .cellular)
    }

    @Test func facesMatch() throws { #expect(try state(after: "setBiometry: match").biometry == .match) }

    @Test func facesAreUnenrolled() throws {
        #expect(try state(after: "setBiometry: enroll", "setBiometry: unenroll").biometry == nil)
    }

    @Test(arguments: ["setNetwork: 6g", "setAirplaneMode: maybe", "setBiometry: smile"])
    func otherValuesAreMistakes(_ step: String) { #expect(throws: FlowError.self) { try state(after: step) } }
}
