import Compositor
import CoreGraphics
import DeviceProtocol
import DeviceRuntime
import Foundation
import HomeScreenModel
import RenderProtocol
import WidgetArchive

@testable import QuinceHomeScreen
@testable import UIKit

/// A device inside the test process that shows the home screen, and keeps what that asks for. A test makes it first thing in its body.
@MainActor final class HomeDevice {
    let application: UIApplication
    let delegate: HomeScreenDelegate
    var home: HomeViewController { delegate.home }
    private let link = HomeTestLink()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("quince-home-\(UUID().uuidString)")
    /// What the home screen takes for the present.
    var now = SampleWidgets.start {
        didSet { home.board.tick() }
    }

    init(_ description: DeviceDescription = SampleDevices.phone, state: DeviceState = DeviceState(), layout: HomeLayout? = nil) {
        UIApplication.reset(DeviceRuntime(link: link))
        HomeScreenInformation.install()
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        if let layout { try? HomeLayoutFile(folder.appendingPathComponent("Layout.json")).write(layout) }
        UIView.setAnimationsEnabled(false)
        let launch = LaunchConfiguration(device: description, state: state)
        application = ApplicationFactory.make(nil, launch: launch)
        delegate = HomeScreenDelegate(store: LayoutStore(folder))
        application.keepDelegate(delegate)
        application.launch(launch)
        home.board.now = { [unowned self] in now }
        settle()
    }

    /// A test ends its device before it does: others have none, or another one.
    func end() {
        UIApplication.reset()
        try? FileManager.default.removeItem(at: folder)
    }

    /// Follows other settings.
    func change(_ body: (inout DeviceState) -> Void) {
        var state = DeviceSettings.current.state
        body(&state)
        application.handle(.state(state))
        settle()
    }

    /// What the home screen has asked the device for.
    var requests: [HomeRequest] { link.requests }
    func forgetRequests() { link.requests = [] }

    func settle() {
        for _ in 0..<4 {
            application.runLoop.commit()
            DeferredWork.run()
        }
    }

    func tell(_ messages: HomeMessage...) {
        for message in messages { application.handle(.home(message)) }
        settle()
    }

    /// Writes an archive where the home screen can read it.
    func write(_ archive: WidgetArchive, _ name: String) throws -> String {
        let file = folder.appendingPathComponent(name + ".widget")
        try archive.binaryData().write(to: file)
        return file.path
    }

    /// Gives placed widgets their archives, made for each.
    func giveContents(_ make: (HomeWidget) -> WidgetArchive?) throws {
        let widgets = home.layout.widgets.map(\.asHomeWidget)
        tell(
            .widgetContents(
                try widgets.map { widget in
                    HomeWidgetContent(id: widget.id, archive: try make(widget).map { try write($0, "\(widget.id)") }, revision: 1)
                }))
    }

    func touch(_ phase: TouchSample.Phase, _ point: CGPoint, time: Double = 0) {
        application.handle(.touches([TouchSample(finger: 0, phase: phase, x: point.x, y: point.y)], time: time))
        application.runLoop.commit()
    }

    func tap(_ point: CGPoint) {
        touch(.began, point)
        touch(.ended, point)
        settle()
    }

    /// The middle of an element that bears an identifier, in the screen's coordinates; nil where it is not there.
    func middle(of identifier: String) -> CGPoint? {
        for window in application.windows.reversed() {
            if let view = Self.find(identifier, in: window) {
                return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
            }
        }
        return nil
    }

    func view(_ identifier: String) -> UIView? { application.windows.reversed().lazy.compactMap { Self.find(identifier, in: $0) }.first }

    private static func find(_ identifier: String, in view: UIView) -> UIView? {
        if view.accessibilityIdentifier == identifier { return view }
        return view.subviews.lazy.compactMap { find(identifier, in: $0) }.first
    }

    /// What the display shows. Where `QUINCE_PICTURES` names a folder it is kept there, too.
    @discardableResult func picture(_ name: String) -> CGImage? {
        settle()
        let description = DeviceSettings.current.description
        let compositor = Compositor(scale: description.scale)
        let image = compositor.image(
            of: link.tree, at: link.tree.time + 10, size: CGSize(width: description.width, height: description.height))
        if let folder = ProcessInfo.processInfo.environment["QUINCE_PICTURES"], let data = image.encodePNG() {
            try? data.write(to: URL(fileURLWithPath: folder).appendingPathComponent(name + ".png"))
        }
        return image
    }
}

/// Keeps what the home screen sends, and applies its commits.
private final class HomeTestLink: DeviceLink {
    var requests: [HomeRequest] = []
    var tree = RenderTree()

    func send(_ commit: Commit) {
        do { try tree.apply(commit) } catch { fatalError("the home screen sent a commit that does not apply: \(error)") }
    }
    func send(_ message: ProcessMessage) { if case .home(let request) = message { requests.append(request) } }
    func sendPeers(_ request: [UInt8]) {}
}
