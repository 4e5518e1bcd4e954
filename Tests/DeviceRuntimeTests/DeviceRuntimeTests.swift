import DeviceProtocol
import DeviceRuntime
import QuinceFoundation
import RenderProtocol
import Testing

/// A device that keeps what the process sends.
private final class RecordingLink: DeviceLink, @unchecked Sendable {
    private let lock = NSLock()
    private var sent: [ProcessMessage] = []

    var messages: [ProcessMessage] { lock.withLock { sent } }

    func send(_ commit: Commit) {}
    func send(_ message: ProcessMessage) { lock.withLock { sent.append(message) } }
    func sendPeers(_ request: [UInt8]) {}
}

/// Keeps the questions that it is asked, for the test to answer.
@MainActor private final class Questions: PermissionPresenter {
    var services: [PrivacyService] = []
    var answers: [@MainActor (PermissionAnswer) -> Void] = []

    func present(_ service: PrivacyService, answer: @escaping @MainActor (PermissionAnswer) -> Void) {
        services.append(service)
        answers.append(answer)
    }
}

@MainActor @Suite struct DeviceRuntimeTests {
    private let link = RecordingLink()
    private let runtime: DeviceRuntime

    init() { runtime = DeviceRuntime(link: link) }

    // MARK: Requests

    @Test func eachAnswerReachesItsRequest() {
        var replies: [String] = []
        runtime.services.request(.permission(.localNetwork)) { replies.append("first \($0)") }
        runtime.services.request(.permission(.notifications)) { replies.append("second \($0)") }
        runtime.services.send(.quickActions([]))
        #expect(
            link.messages == [
                .system(id: 1, .permission(.localNetwork)), .system(id: 2, .permission(.notifications)), .system(id: 0, .quickActions([])),
            ])
        #expect(runtime.handle(.systemReply(id: 2, .done)))
        runtime.handle(.systemReply(id: 2, .permission(.denied)))
        runtime.handle(.systemReply(id: 7, .done))
        runtime.handle(.systemReply(id: 1, .permission(.granted)))
        #expect(replies == ["second done", "first permission(DeviceProtocol.PermissionStatus.granted)"])
    }

    @Test func withoutADeviceRequestsAreUnavailable() {
        var replies: [SystemReply] = []
        runtime.link = nil
        runtime.services.request(.permission(.localNetwork)) { replies.append($0) }
        #expect(replies == [.unavailable("no device")])
    }

    @Test func placedWidgetsAreThoseTheDeviceAnswersWith() {
        var counts: [Int] = []
        runtime.placedWidgets.request { counts.append($0.count) }
        #expect(link.messages == [.currentWidgets(id: 1)])
        runtime.handle(.currentWidgets(id: 1, []))
        runtime.handle(.currentWidgets(id: 1, []))
        #expect(counts == [0])
    }

    @Test func messagesOfTheAppAreLeftToIt() {
        #expect(!runtime.handle(.lifecycle(.becomeActive)))
        #expect(!runtime.handle(.insertText("a")))
    }

    // MARK: Events

    @Test func subscribersHearEventsInTheirOrder() {
        var heard: [String] = []
        let events = DeviceEvents<Int>()
        events.publish(0)
        events.subscribe { heard.append("a\($0)") }
        events.subscribe { heard.append("b\($0)") }
        events.publish(1)
        events.publish(2)
        #expect(heard == ["a1", "b1", "a2", "b2"])
    }

    @Test func whoSubscribesDuringLaunchHearsWhatItWasFor() {
        var heard: [SystemEvent] = []
        let event = SystemEvent.background(.begin(BackgroundTaskRecord(identifier: "a", kind: .refresh)))
        #expect(runtime.handle(.system(event)))
        runtime.systemEvents.subscribe { heard.append($0) }
        runtime.handle(.system(.background(.expire("a"))))
        #expect(heard == [event, .background(.expire("a"))])
    }

    @Test func suspensionIsPublishedWhenItChanges() {
        let heard = Mailbox()
        runtime.suspension.subscribe { heard.add($0) }
        runtime.suspension.set(false)
        runtime.suspension.set(true)
        runtime.suspension.set(true)
        #expect(runtime.suspension.isSuspended)
        runtime.suspension.set(false)
        #expect(heard.values == [true, false])
    }

    // MARK: Permissions

    @Test func questionsAreAskedOneAtATimeAndWaitForAPresenter() {
        var answers: [String] = []
        runtime.permissions.ask(.notifications) { answers.append("notifications \($0)") }
        runtime.permissions.ask(.localNetwork) { answers.append("network \($0)") }
        let questions = Questions()
        runtime.permissions.presenter = questions
        #expect(questions.services == [.notifications])
        questions.answers[0](.granted)
        #expect(questions.services == [.notifications, .localNetwork])
        questions.answers[1](.denied)
        #expect(answers == ["notifications granted", "network denied"])
        runtime.permissions.ask(.notifications) { _ in }
        #expect(questions.services.count == 3)
    }

    @Test func whatTheDeviceKnowsIsNotAskedAgain() {
        let heard = Mailbox()
        runtime.permissions.request(.localNetwork) { heard.add($0) }
        runtime.permissions.request(.localNetwork) { heard.add($0) }
        #expect(link.messages == [.system(id: 1, .permission(.localNetwork))])
        runtime.handle(.systemReply(id: 1, .permission(.denied)))
        #expect(heard.values == [false, false])
        runtime.permissions.request(.localNetwork) { heard.add($0) }
        runtime.handle(.systemReply(id: 2, .permission(.granted)))
        #expect(heard.values == [false, false, true])
    }

    @Test func theDeviceKeepsTheUsersAnswer() async {
        let questions = Questions()
        runtime.permissions.presenter = questions
        let isGranted = await withCheckedContinuation { continuation in
            runtime.permissions.request(.localNetwork) { continuation.resume(returning: $0) }
            runtime.handle(.systemReply(id: 1, .permission(.notDetermined)))
            // The question comes in a later block of the main queue than this one.
            DispatchQueue.main.async { MainActor.assumeIsolated { questions.answers.first?(.granted) } }
        }
        #expect(isGranted)
        #expect(questions.services == [.localNetwork])
        #expect(link.messages.last == .system(id: 0, .setPermission(.localNetwork, isGranted: true)))
    }

    @Test func oncePermitsUntilTheProcessEnds() async {
        let questions = Questions()
        runtime.permissions.presenter = questions
        let isGranted = await withCheckedContinuation { continuation in
            runtime.permissions.request(.location) { continuation.resume(returning: $0) }
            runtime.handle(.systemReply(id: 1, .permission(.notDetermined)))
            DispatchQueue.main.async { MainActor.assumeIsolated { questions.answers.first?(.once) } }
        }
        #expect(isGranted)
        #expect(link.messages == [.system(id: 1, .permission(.location))], "the device keeps nothing")
        #expect(runtime.permissions.currentStatus(of: .location) == .granted)
    }

    // MARK: Settings

    @Test func informationIsThatOfTheKindOfDevice() {
        let information = AppInformation(["Name": "both", "Name~iphone": "phone", "Name~ipad": "pad", "CFBundleExecutable": "My-App 2"])
        let name = DeviceSettings.current.description.idiom == .pad ? "pad" : "phone"
        #expect(information.string("Name") == name)
        #expect(information.moduleName == "My_App_2")
    }

    @Test func eachDeviceHasAVendorIdentifierOfItsOwn() {
        let other = DeviceRuntime()
        other.settings.description.identifier = "iPad1,1"
        #expect(runtime.settings.vendorIdentifier == DeviceRuntime().settings.vendorIdentifier)
        #expect(runtime.settings.vendorIdentifier != other.settings.vendorIdentifier)
    }
}

/// Values that come on any thread.
private final class Mailbox: @unchecked Sendable {
    private let lock = NSLock()
    private var received: [Bool] = []

    var values: [Bool] { lock.withLock { received } }
    func add(_ value: Bool) { lock.withLock { received.append(value) } }
}
