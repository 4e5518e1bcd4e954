import CHangReport
import DamageSupport
import DeviceProtocol
import DeviceRuntime
import Dispatch
import Foundation
import Glibc
import PeerProtocol
import RenderProtocol

/// A stand-in for an app: speaks the protocol without any framework. Its first launch argument says how it behaves,
/// or a file `behaviour` beside it.
///
/// Its screen has a button “Count” (50, 100, 200, 44) and a label that shows how often it was tapped; “later” appears after two seconds.
@main
struct FakeApp {
    static func main() {
        setvbuf(stdout, nil, _IOLBF, 0)
        hang_report_install()
        let behaviour = CommandLine.arguments.dropFirst().first ?? behaviourBesideProgram ?? "normal"
        let app = FakeApp(behaviour: behaviour)
        app.run()
        // As an app's: the main thread itself serves the main queue, and is the one that hangs.
        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }

    /// How it behaves where nobody gives it arguments, as a home screen.
    private static var behaviourBesideProgram: String? {
        let program = URL(fileURLWithPath: CommandLine.arguments[0])
        return try? String(contentsOf: program.deletingLastPathComponent().appendingPathComponent("behaviour"), encoding: .utf8)
    }

    let behaviour: String
    let socket = Int32(ProcessInfo.processInfo.environment["QUINCE_DEVICE_FD"] ?? "") ?? -1

    func run() {
        let state = ScreenState(app: self)
        let source = DispatchSource.makeReadSource(fileDescriptor: socket, queue: .main)
        nonisolated(unsafe) var decoder = MessageFrameDecoder()
        source.setEventHandler {
            var buffer = [UInt8](repeating: 0, count: 65536)
            let count = read(socket, &buffer, buffer.count)
            guard count > 0 else { exit(0) }
            decoder.append(Data(buffer[..<count]))
            while let frame = try? decoder.next() {
                if frame.kind == .peers, let event = try? PeerEvent(bytes: [UInt8](frame.payload)) { print("peers \(event)") }
                if let message = try? JSONDecoder().decode(DeviceMessage.self, from: frame.payload) { state.take(message) }
            }
        }
        source.resume()
        _ = Unmanaged.passRetained(source as AnyObject)
    }

    func write(_ data: Data) {
        var rest = data
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(socket, $0.baseAddress, $0.count) }
            guard count > 0 else { exit(1) }
            rest = rest.subdata(in: rest.startIndex + count..<rest.endIndex)
        }
    }

    func send(_ message: ProcessMessage) {
        write(MessageFrame(kind: .message, payload: try! JSONEncoder().encode(message)).encoded)
    }

    func send(_ request: PeerRequest) { write(MessageFrame(kind: .peers, payload: Data(request.bytes)).encoded) }

    func send(_ commit: Commit) { write(MessageFrame(kind: .commit, payload: commit.binaryData()).encoded) }
}

final class ScreenState: @unchecked Sendable {
    let app: FakeApp
    var count = 0
    var sequence: UInt64 = 0
    var showsLater = false
    var device: DeviceDescription!
    var launchConfiguration: LaunchConfiguration!
    var text = ""
    var browsers = 0
    var sendsElements = false
    /// What came before the link that "ready-on-link" waits for.
    private var early: [DeviceMessage]? = []
    private var keptTimer: (any DispatchSourceTimer)?

    init(app: FakeApp) { self.app = app }

    func take(_ message: DeviceMessage) {
        if app.behaviour == "ready-on-link", early != nil {
            early?.append(message)
            guard case .openURL = message, let messages = early else { return }
            early = nil
            return messages.forEach(take)
        }
        switch message {
        case .launch(let configuration): launch(configuration)
        case .widget(let id, let request): FakeWidgets(app: app, configuration: launchConfiguration).answer(request, id)
        case .touches(let samples, _):
            for sample in samples where sample.phase == .ended && (50...250).contains(sample.x) && (100...144).contains(sample.y) {
                if app.behaviour == "hops" { tapLater(hops: 40) } else { tap() }
            }
        case .insertText(let text): self.text += text
        case .deleteBackward(let count): text = String(text.dropLast(count))
        case .query(let id, .elements), .query(let id, .audit):
            app.send(.reply(id: id, String(decoding: try! JSONEncoder().encode(root), as: UTF8.self)))
        case .query(let id, .viewHierarchy): app.send(.reply(id: id, "<UIWindow>\n   | <UILabel; text = '\(count)'>"))
        case .query(let id, .previews): app.send(.reply(id: id, String(decoding: try! JSONEncoder().encode(previews), as: UTF8.self)))
        case .query(let id, .ping): app.send(.reply(id: id, ""))
        case .showPreview(let number): show(previews[number], number)
        case .sendElements(let isOn):
            sendsElements = isOn
            sendElements()
        case .state(let state): if app.behaviour != "landscape" { stand(state.orientation) }
        case .systemReply(let id, let reply): print("reply \(id) \(reply)")
        case .system(let event):
            print("event \(event)")
            if case .background(.transfersFinished(let session)) = event {
                app.send(.system(id: 3, .background(.completed(session, success: true))))
            }
        case .lifecycle(.terminate): exit(0)
        case .quickAction(let action): text = action.type
        case .home(.installed(let apps)): for app in apps { printAccess(to: app) }
        case .openURL(let url):
            print("url \(url)")
            if app.behaviour == "browses" { browse() }
            if app.behaviour == "downloads" { exit(0) }
        case .lifecycle(let step):
            print("lifecycle \(step.rawValue)")
            if step == .enterBackground, app.behaviour == "notifies-behind" { scheduleNotification() }
            if step == .enterBackground, app.behaviour == "downloads" { app.send(.system(id: 0, .background(.transfersFinished("films")))) }
        default: break
        }
    }

    /// Prints whether the files of an app on the home screen can be read.
    private func printAccess(to app: HomeApp) {
        let plist = URL(fileURLWithPath: app.bundle ?? "").appendingPathComponent("Info.plist")
        print("\(app.identifier) \((try? Data(contentsOf: plist)) == nil ? "cannot be read" : "is readable")")
    }

    private var previews: [PreviewEntry] {
        [
            PreviewEntry(id: "First.1", name: "First", file: "/app/First.swift", line: 7),
            PreviewEntry(id: "Second.1", name: "Second", file: "/app/Second.swift", line: 8, layout: .fixed(width: 120, height: 40)),
            PreviewEntry(id: "Crash.1", name: "Crash", file: "/app/Crash.swift", line: 9),
            PreviewEntry(id: "Endless.1", name: "Endless", file: "/app/Endless.swift", line: 10, problem: "Endless has no picture"),
        ]
    }

    private func show(_ preview: PreviewEntry, _ number: Int) {
        if preview.name == "Crash" { fatalError("a preview's fault") }
        var size = (width: device.width, height: device.height)
        if case .fixed(let width, let height) = preview.layout { size = (width, height) }
        app.send(.canvas(PreviewCanvas(preview: number, width: size.width, height: size.height, isDevice: preview.layout == .device)))
    }

    private func launch(_ configuration: LaunchConfiguration) {
        (device, launchConfiguration) = (configuration.device, configuration)
        if let action = configuration.quickAction { text = action.type }
        if case .response(let notification, _, _)? = configuration.notification { print("for \(notification.request.identifier)") }
        print("launched \(CommandLine.arguments.dropFirst().joined(separator: " "))")
        if let greeting = ProcessInfo.processInfo.environment["GREETING"] { print("greets with \(greeting)") }
        switch app.behaviour {
        case let behaviour where behaviour.hasPrefix("damaged-"): sendDamaged(UInt64(behaviour.dropFirst("damaged-".count)) ?? 0)
        case "malformed-frame": app.write(Data([1, 0, 0, 0, 99]))
        case "malformed-commit": app.write(MessageFrame(kind: .commit, payload: Data("no commit".utf8)).encoded)
        case "malformed-message": app.write(MessageFrame(kind: .message, payload: Data("{".utf8)).encoded)
        case "endless-frame": app.write(Data([255, 255, 255, 255, 1]))
        case "crash-at-launch": crash(nil)
        case "exception":
            app.send(.exception(name: "NSInvalidArgumentException", reason: "unrecognized selector"))
            abort()
        case "exit": exit(3)
        case "hang": while true {}
        case "landscape": stand(.landscapeLeft)
        case "notifies": scheduleNotification()
        case "refreshes":
            let task = BackgroundTaskRecord(identifier: "fake.refresh", kind: .refresh, earliest: Date())
            app.send(.system(id: 1, .background(.submit(task))))
        case "downloads": app.send(.system(id: 0, .background(.transfers(["films"]))))
        case "-offers":
            app.send(.system(id: 0, .quickActions([QuickAction(type: "tea", title: "Make Tea", icon: .symbol("cup.and.saucer"))])))
        case "plans-tomorrow":
            scheduleNotification(after: 80_000)
            let task = BackgroundTaskRecord(identifier: "fake.refresh", kind: .refresh, earliest: Date(timeIntervalSinceNow: 80_000))
            app.send(.system(id: 2, .background(.submit(task))))
        case "-stores": store()
        case "asks": ask()
        case "asks-nonsense":
            let descriptor = Int32(ProcessInfo.processInfo.environment[LaunchEnvironment.brokerDescriptor] ?? "") ?? -1
            _ = Glibc.write(descriptor, [255, 255, 255, 255] as [UInt8], 4)
            var byte: UInt8 = 0
            print("the broker's socket ends: \(read(descriptor, &byte, 1) == 0)")
        case "sets": app.send(.system(id: 1, .settings(.setAppearance(.dark))))
        case "stuck-launching": DispatchSemaphore(value: 0).wait()
        case "sleeps-launching": Thread.sleep(forTimeInterval: 3)
        case "stuck-launched": DispatchQueue.main.async { DispatchSemaphore(value: 0).wait() }
        default: break
        }
        commit()
        app.send(.ready)
        sendsElements = configuration.sendsElements
        sendElements()
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.showsLater = true }
    }

    /// Shows what an earlier launch has stored, and stores it.
    private func store() {
        guard case .keychain(let state)? = try? DeviceRuntime.current.broker?.answer(.keychain(known: nil)), let items = state.items else {
            return text = "no broker"
        }
        let file = (ProcessInfo.processInfo.environment["HOME"] ?? "/") + "/Documents/fake"
        let found = (items.isEmpty ? [] : ["keychain"]) + (FileManager.default.fileExists(atPath: file) ? ["file"] : [])
        text = found.isEmpty ? "nothing" : found.joined(separator: " and ")
        try! Data().write(to: URL(fileURLWithPath: file))
        print("stored")
        guard items.isEmpty else { return }
        let item = KeychainItem(kind: "genp", group: state.groups[0], attributes: [:], data: Data("fake".utf8))
        _ = try? DeviceRuntime.current.broker?.answer(.changeKeychain(revision: state.revision, KeychainChange(changed: [item])))
    }

    /// Asks many questions while a timer waits, and says how much time has passed meanwhile.
    private func ask() {
        func now() -> Int {
            var time = timespec()
            clock_gettime(CLOCK_MONOTONIC, &time)
            return time.tv_sec * 1_000_000_000 + time.tv_nsec
        }
        let timer = DispatchSource.makeTimerSource(queue: .global())
        timer.schedule(deadline: .now() + .milliseconds(1))
        timer.setEventHandler { print("timer") }
        timer.resume()
        let start = now()
        var answers = 0
        for _ in 0..<200 { if case .words? = try? DeviceRuntime.current.broker?.answer(.learnedWords) { answers += 1 } }
        print("asked \(answers) in \(now() - start) ns")
        keptTimer = timer
    }

    private func scheduleNotification(after seconds: Double = 0.2) {
        let text = NotificationText(title: "Tea", body: "It is ready.", badge: 2)
        let request = NotificationRecord(identifier: "tea", content: text, trigger: .interval(seconds, repeats: false))
        app.send(.system(id: 1, .notifications(.add(request))))
    }

    /// Asks whether it may look for phones near by, and looks for them.
    private func browse() {
        browsers += 1
        app.send(.system(id: browsers, .permission(.localNetwork)))
        app.send(PeerRequest.browse(UInt32(browsers), PeerIdentity(id: 1, name: "Fake"), service: "game"))
    }

    /// What an app says at its start, damaged.
    private func sendDamaged(_ seed: UInt64) {
        sequence += 1
        var stream = MessageFrame(kind: .commit, payload: screen().binaryData()).encoded
        for message in [.ready, .elements(root), .activity(isAnimating: false)] as [ProcessMessage] {
            stream += MessageFrame(kind: .message, payload: try! JSONEncoder().encode(message)).encoded
        }
        var damage = Damage(seed: seed, alphabet: "\u{0}\u{1}\u{2}{}[]\",:")
        app.write(Data(damage.apply(to: Array(stream))))
    }

    private func stand(_ orientation: DeviceOrientation) {
        app.send(.interface(InterfaceState(orientation: orientation, isStatusBarHidden: false, isEditingText: false)))
    }

    private func sendElements() { if sendsElements { app.send(.elements(root)) } }

    /// Passes from queue to queue before it counts, as an app does that loads something.
    private func tapLater(hops: Int) {
        guard hops > 0 else { return tap() }
        DispatchQueue.global().async { DispatchQueue.main.async { self.tapLater(hops: hops - 1) } }
    }

    private func tap() {
        count += 1
        print("tapped \(count)")
        if app.behaviour == "crash-on-tap" { crash(nil) }
        commit()
        sendElements()
    }

    func crash(_ value: Int?) { print(value!) }

    private func commit() {
        sequence += 1
        app.send(screen())
    }

    private func screen() -> Commit {
        let (root, box) = (LayerID(1), LayerID(2))
        let color = RenderColor(red: 0, green: 0.5, blue: Double(count % 2))
        var operations: [Commit.Operation] = [
            .setLayer(
                box,
                [
                    .bounds: .rect(CGRect(x: 0, y: 0, width: 200, height: 44)), .position: .point(CGPoint(x: 150, y: 122)),
                    .backgroundColor: .color(color),
                ]),
            .setLayer(
                root,
                [
                    .bounds: .rect(CGRect(x: 0, y: 0, width: device.width, height: device.height)), .anchorPoint: .point(.zero),
                    .backgroundColor: .color(RenderColor(red: 1, green: 1, blue: 1)), .sublayers: .layers([box]),
                ]),
            .setRoot(root),
        ]
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        let now = Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        if count > 0 {
            operations.append(
                .addAnimation(
                    box,
                    RenderAnimation(
                        key: "opacity", property: .opacity, motion: .basic(from: .number(0), to: .number(1)),
                        timing: AnimationTiming(beginTime: now, duration: 0.4))))
        }
        return Commit(sequence: sequence, time: now, operations: operations)
    }

    private var root: ElementNode {
        var root = ElementNode(id: 1, className: "UIWindow", role: "other", frame: [0, 0, device.width, device.height])
        var button = ElementNode(id: 2, className: "UIButton", role: "button", frame: [50, 100, 200, 44])
        (button.label, button.identifier, button.traits) = ("Count", "count", ["button"])
        var label = ElementNode(id: 3, className: "UILabel", role: "text", frame: [50, 160, 200, 20])
        label.text = "Taps: \(count)"
        var field = ElementNode(id: 4, className: "UITextField", role: "textField", frame: [50, 200, 200, 34])
        (field.text, field.placeholder, field.identifier) = (text, "Name", "name")
        root.children = [button, label, field]
        if showsLater {
            var later = ElementNode(id: 5, className: "UILabel", role: "text", frame: [50, 300, 200, 20])
            later.text = "Later (2 s)"
            root.children.append(later)
        }
        return root
    }
}
