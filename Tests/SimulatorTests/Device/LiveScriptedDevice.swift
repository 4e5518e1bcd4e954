import DeviceProtocol
import Foundation

@testable import DeviceCore
@testable import Simulator

/// The driver in real time.
final class LiveScriptedDevice: ScriptedDevice {
    private let session: DeviceSession
    private let app: String

    init(_ bundle: URL, in folder: URL) throws {
        let device = try DeviceStore(folder: folder.appendingPathComponent("Devices")).device("iPhone 15")
        app = try device.install(bundle).bundle.identifier
        // As headless devices: nobody is asked for the local network.
        try device.permissions.set(.granted, of: .localNetwork, for: app)
        session = DeviceSession(device: device)
        session.startSystem()
    }

    deinit { session.shutDown() }

    func perform(_ step: DeviceScript.Step) throws {
        switch step {
        case .launch(let behaviour): try session.launch(app, arguments: [behaviour])
        case .open: try session.launch(app)
        case .link(let link): try session.launch(app, url: link)
        case .home: session.goHome()
        case .rotate(let orientation): try session.update { $0.orientation = orientation }
        case .appearance(let appearance): try session.update { $0.appearance = appearance }
        case .tap:
            for phase in [TouchSample.Phase.began, .ended] {
                try session.handle(.touches([TouchSample(finger: 1, phase: phase, x: 100, y: 120)]))
            }
        case .terminate: session.terminate(app)
        case .kill: try session.handle(.kill(app))
        case .permission(let service, let status): try session.device.permissions.set(status, of: service, for: app)
        case .answerBanner: session.answerLastBanner()
        case .wait: break
        }
    }

    func transcript() -> [String] {
        session.lock.withLock {
            transcript(
                lines: session.log.lines.filter { $0.source == .output }.map(\.text), isRunning: session.core.process(of: app) != nil,
                isInFront: session.core.foreground == app, orientation: session.device.record.state.orientation,
                crash: session.crash?.name)
        }
    }
}

extension DeviceSession {
    /// Does what a tap on the banner that came last does.
    func answerLastBanner() {
        guard let banner = lock.withLock({ core.banner }) else { return }
        let shown = HomeBanner(identifier: banner.notification.request.identifier, app: banner.app, title: "", body: "")
        handleAndLog(.respond(HomeBannerResponse(shown, action: NotificationEvent.defaultAction)))
    }
}
