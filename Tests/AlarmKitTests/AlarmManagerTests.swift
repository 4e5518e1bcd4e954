import SwiftUI
import Synchronization
import Testing

@testable import AlarmKit

@Suite struct AlarmManagerTests {
    private struct Note: AlarmMetadata { var text = "" }

    /// A clock that a test sets.
    private final class TestClock: Sendable {
        private let time = Mutex(Date(timeIntervalSince1970: 1_767_268_800))
        var now: Date { time.withLock { $0 } }
        func advance(by seconds: TimeInterval) { time.withLock { $0 += seconds } }
    }

    private let clock = TestClock()
    private let manager: AlarmManager
    private let attributes = AlarmAttributes<Note>(
        presentation: AlarmPresentation(
            alert: .init(
                title: "Tea", stopButton: AlarmButton(text: "Done", textColor: .white, systemImageName: "checkmark"),
                secondaryButton: AlarmButton(text: "Again", textColor: .white, systemImageName: "repeat"),
                secondaryButtonBehavior: .countdown),
            countdown: .init(title: "Steeping"),
            paused: .init(title: "Paused", resumeButton: AlarmButton(text: "Go on", textColor: .white, systemImageName: "play"))),
        metadata: Note(text: "green"), tintColor: .green)

    init() {
        let clock = clock
        manager = AlarmManager(file: nil) { clock.now }
    }

    @Test func withoutAUsageTextAlarmsAreDenied() async throws {
        #expect(manager.authorizationState == .denied)
        #expect(try await manager.requestAuthorization() == .denied)
        await #expect(throws: AlarmProblem.unauthorized) {
            try await manager.schedule(id: UUID(), configuration: .timer(duration: 60, attributes: attributes))
        }
    }

    @Test func changesAreReported() async throws {
        var updates = manager.alarmUpdates.makeAsyncIterator()
        let id = UUID()
        let alarm = try manager.add(id, .timer(duration: 60, attributes: attributes))
        #expect(alarm.state == .countdown)
        let counting = try await updates.next()
        #expect(counting?.map(\.state) == [.countdown])
        clock.advance(by: 60)
        manager.advance()
        let alerting = try await updates.next()
        #expect(alerting?.map(\.state) == [.alerting])
        try manager.stop(id: id)
        let stopped = try await updates.next()
        #expect(stopped?.isEmpty == true)
        #expect(try manager.alarms.isEmpty)
    }

    @Test func theSecondButtonCountsDownAgain() throws {
        let id = UUID()
        try #expect(manager.add(id, .timer(duration: 60, attributes: attributes)).id == id)
        clock.advance(by: 60)
        manager.advance()
        manager.secondaryTapped(id)
        #expect(try manager.alarms.map(\.state) == [.countdown])
        clock.advance(by: 60)
        manager.advance()
        manager.stopTapped(id)
        #expect(try manager.alarms.isEmpty)
    }

    @Test func attributesAreCoded() throws {
        let decoded = try JSONDecoder().decode(AlarmAttributes<Note>.self, from: JSONEncoder().encode(attributes))
        #expect(decoded.metadata == Note(text: "green"))
        #expect(String(localized: decoded.presentation.alert.title) == "Tea")
        #expect(decoded.presentation.alert.secondaryButtonBehavior == .countdown)
        #expect(decoded.presentation.paused?.resumeButton.systemImageName == "play")
        #expect(decoded.presentation.countdown?.pauseButton == nil)
    }
}
