import DeviceProtocol
import Foundation

@testable import Simulator

/// The driver on virtual time.
final class HeadlessScriptedDevice: ScriptedDevice {
    private let session: HeadlessSession
    private let lines = Lines()
    private var crash: String?

    init(_ bundle: URL) throws {
        let lines = lines
        let configuration = HeadlessConfiguration(
            device: try DeviceCatalogue.model("iPhone 15"), clockLibrary: FakeBundle.clockLibrary
        ) { line, isError in
            if !isError { lines.add(line) }
        }
        session = try HeadlessSession(bundle: try AppBundle(folder: bundle), configuration: configuration)
    }

    func perform(_ step: DeviceScript.Step) throws {
        do { try play(step) } catch let failure as AppFailure { crash = failure.name }
    }

    private func play(_ step: DeviceScript.Step) throws {
        switch step {
        case .launch(let behaviour):
            crash = nil
            try session.launch(arguments: [behaviour])
        case .open: try open()
        case .link(let link): try open(url: link)
        case .home: try session.pressHome()
        case .rotate(let orientation): try session.update { $0.orientation = orientation }
        case .appearance(let appearance): try session.update { $0.appearance = appearance }
        case .tap:
            for phase in [TouchSample.Phase.began, .ended] { try session.touch([TouchSample(finger: 1, phase: phase, x: 100, y: 120)]) }
        case .terminate: try session.terminate()
        case .kill: session.kill()
        case .permission(let service, let status):
            try session.permissions.set(status, of: service, for: session.bundle.identifier)
            if session.isRunning { try session.settle() }
        case .answerBanner: try session.answerBanner()
        case .wait(let seconds): try session.advance(by: seconds)
        }
    }

    private func open(url: String? = nil) throws {
        crash = nil
        if session.isRunning { try session.open(url: url) } else { try session.launch(url: url) }
    }

    func transcript() -> [String] {
        transcript(
            lines: lines.all, isRunning: session.isRunning, isInFront: session.isRunning && !session.isInBackground,
            orientation: session.state.orientation, crash: crash)
    }
}
