import DeviceProtocol
import Foundation
import PeerProtocol
import RenderProtocol

@testable import Simulator

/// What a process says to its device, and what a device keeps of it.
extension FuzzTarget {
    static let device = [frames, processMessages, deviceMessages, elements, notifications, clocks]

    /// The bytes of a process's socket, in pieces of as many bytes as the first byte says, taken as the host takes them.
    private static let frames = FuzzTarget(
        name: "device-frames", maximumLength: 8192, memoryLimit: 2048,
        seeds: {
            let commit = Commit(sequence: 1, time: 0, operations: [.setLayer(LayerID(1), [.opacity: .number(0.5)]), .setRoot(LayerID(1))])
            let frames = [
                MessageFrame(kind: .message, payload: encoded(ProcessMessage.ready)),
                MessageFrame(kind: .commit, payload: commit.binaryData()),
                MessageFrame(kind: .archive, payload: Data(count: 8)),
                MessageFrame(kind: .peers, payload: Data(PeerRequest.leave(3).bytes)),
            ]
            return [1, 5, 255].map { [$0] + frames.flatMap(\.encoded) } + frames.map { [255] + $0.encoded }
        },
        accepts: { bytes in
            guard let size = bytes.first else { return false }
            var decoder = MessageFrameDecoder()
            var tree = RenderTree()
            var rest = bytes.dropFirst()
            do {
                while !rest.isEmpty {
                    decoder.append(Data(rest.prefix(max(Int(size), 1))))
                    rest = rest.dropFirst(max(Int(size), 1))
                    while let frame = try decoder.next() { try take(frame, &tree) }
                }
                return true
            } catch { return false }
        })

    private static func take(_ frame: MessageFrame, _ tree: inout RenderTree) throws {
        switch frame.kind {
        case .commit: try tree.apply(Commit(binaryData: frame.payload))
        case .message: _ = try JSONDecoder().decode(ProcessMessage.self, from: frame.payload)
        case .archive: _ = frame.payload.prefix(8)
        case .peers: _ = try PeerRequest(bytes: [UInt8](frame.payload))
        }
    }

    static func encoded(_ value: some Encodable) -> Data { (try? JSONEncoder().encode(value)) ?? Data() }

    private static let words = [
        "\"_0\":", "\"id\":", "\"children\":[]", "\"frame\":[0,0,1,1]", "1e308", "null", "true", "\"interval\"", "\"system\"",
    ]

    private static let processMessages: FuzzTarget = {
        let values = WidgetParameterValues(["a": .list([.number(1), .date(3), .option(WidgetOption(identifier: "x", title: "X"))])])
        return json(
            "process-messages", ProcessMessage.self,
            seeds: [
                .ready, .elements(element), .reply(id: 1, "x"), .activity(isAnimating: true), .haptic("success"), .openURL("a://b"),
                .suspend, .exception(name: "a", reason: "b"), .widget(id: 1, .configuration(values)),
                .widget(id: 2, .failure(.emptyTimeline)),
                .reloadWidgets(kind: nil),
                .system(id: 3, .notifications(.add(NotificationRecord(identifier: "a", trigger: .interval(60, repeats: true))))),
                .system(id: 4, .background(.submit(BackgroundTaskRecord(identifier: "b", kind: .refresh)))),
                .interface(InterfaceState(orientation: .portrait, isStatusBarHidden: false, isEditingText: true)),
            ], words: words
        ) { message in
            switch message {
            case .elements(let root):
                _ = AccessibilityList.text(of: root)
                list(root)
            case .widget(_, .configuration(let values)): _ = values.summary
            case .widget(_, .kinds(let kinds)): _ = kinds.map { ($0.intent?.parameters ?? []).map { $0.defaultValue?.summary } }
            case .system(_, .notifications(.add(let record))): use(record)
            case .system(_, .background(.submit(let task))): _ = task.earliest.map { DeviceClock.computers.wait(until: $0) }
            default: break
            }
        }
    }()

    /// Lists elements as agents see them.
    private static func list(_ root: ElementNode) {
        let turn = DisplayTurn(orientation: .landscapeLeft, native: CGSize(width: 390, height: 844))
        var references = ElementReferences()
        let elements = references.number(ScreenReader.elements(of: root, turn: turn))
        let list = ScreenList().lines(elements)
        precondition(list.count <= ScreenList.usualLimit, "a list of \(list.count) characters")
        _ = (ScreenDifference(from: [], to: elements).text, ScreenTree.text(of: root))
    }

    private static let deviceMessages = json(
        "device-messages", DeviceMessage.self,
        seeds: [
            .touches([], time: 0), .insertText("a"), .deleteBackward(count: 2), .state(DeviceState()), .lifecycle(.enterBackground), .shake,
            .query(id: 1, .elements), .takeCode(library: nil, literals: ["a": nil]), .widget(id: 1, .kinds), .showPreview(1),
        ], words: words)

    private static let element: ElementNode = {
        var root = ElementNode(id: 1, className: "UIWindow", role: "other", frame: [0, 0, 390, 844])
        var button = ElementNode(id: 2, className: "UIButton", role: "button", frame: [10, 20, 30.5, 40])
        (button.isAccessibilityElement, button.activationPoint, button.label) = (true, [1, 2.5], "OK")
        root.children = [button]
        return root
    }()

    private static let elements = json("elements", ElementNode.self, seeds: [element], words: words) { _ = AccessibilityList.text(of: $0) }

    private static let notifications: FuzzTarget = {
        var components = DateComponents()
        (components.hour, components.minute, components.weekday) = (9, 41, 2)
        let triggers: [NotificationTrigger] = [
            .interval(60, repeats: true), .calendar(components, repeats: false),
            .calendar(DateComponents(month: 2, day: 29), repeats: true),
            .calendar(
                DateComponents(timeZone: TimeZone(identifier: "Europe/Berlin"), weekOfYear: 3, yearForWeekOfYear: 2030), repeats: false),
        ]
        return json(
            "notifications", NotificationRecord.self, seeds: triggers.map { NotificationRecord(identifier: "a", trigger: $0) },
            words: [
                "\"year\":", "\"weekdayOrdinal\":", "\"nanosecond\":", "\"era\":", "\"quarter\":", "\"isLeapMonth\":true", "\"dayOfYear\":",
            ]
        ) { use($0) }
    }()

    private static func use(_ record: NotificationRecord) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        guard let next = record.trigger?.nextDate(after: Date(timeIntervalSince1970: 1_704_793_260), calendar: calendar) else { return }
        _ = DeviceClock(ahead: 3).wait(until: next, at: Date(timeIntervalSince1970: 1_704_793_260))
    }

    private static let clocks = json(
        "clocks", DeviceClock.self, seeds: [DeviceClock.computers, DeviceClock(ahead: 60, speed: 100, origin: 1e9)],
        words: ["\"ahead\":", "\"speed\":", "\"origin\":", "1e300", "-"]
    ) { clock in
        _ = clock.environment
        _ = clock.set(ahead: clock.ahead, at: clock.date(at: Date(timeIntervalSince1970: 1e9))).environment
    }
}
