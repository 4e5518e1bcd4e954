import DeviceProtocol
import Foundation
import Testing

@testable import DeviceCore

struct BackgroundTaskTests {
    private var device = TestDevice()

    private mutating func submit(_ identifier: String, _ kind: BackgroundTaskRecord.Kind = .refresh, after seconds: Double? = nil)
        -> SystemReply?
    {
        let earliest = seconds.map { device.now.date + $0 }
        return device.ask(.background(.submit(BackgroundTaskRecord(identifier: identifier, kind: kind, earliest: earliest))), from: "a")
    }

    @Test mutating func tasksBeginAtTheirDatesOfAppsThatAreNotInFront() {
        device.handle(.open("a"))
        #expect(submit("r", after: 900) == .done)
        #expect(device.core.nextDeadline.date == nil)
        device.handle(.pressHome)
        #expect(device.core.nextDeadline.date == device.now.date + 900)
        device.pass(899)
        #expect(device.takeLines() == [])
        device.handle(.terminate("a"))
        device.pass(1)
        #expect(device.takeLines() == ["a begins r"])
        #expect(device.core.isInBackground("a"))
        #expect(device.core.services.tasks.isEmpty)
        #expect(device.violations == [])
    }

    @Test mutating func oneOfAnIdentifierAndAFewOfAKindWait() {
        device.handle(.open("a"))
        let tooMany = SystemReply.background(.error(2))
        #expect(submit("r") == .done)
        #expect(submit("r") == .done)
        #expect(submit("r2") == tooMany)
        for number in 0..<10 { #expect(submit("p\(number)", .processing) == .done) }
        #expect(submit("p10", .processing) == tooMany)
        device.ask(.background(.cancel("p3")), from: "a")
        #expect(submit("p10", .processing) == .done)
        device.ask(.background(.cancel(nil)), from: "a")
        device.handle(.pressHome)
        #expect(device.core.nextDeadline == DeviceDeadline())
    }

    @Test mutating func aTaskThatIsNotCompletedEndsItsApp() {
        device.handle(.open("a"))
        _ = submit("r", after: 0)
        device.handle(.pressHome)
        device.handle(.timePassed)
        #expect(device.takeLines() == ["a begins r"])
        device.pass(29)
        #expect(device.takeLines() == [])
        device.pass(1)
        #expect(device.takeLines() == ["a: r expires"])
        device.pass(5)
        #expect(device.core.process(of: "a") == nil)
        #expect(device.core.nextDeadline == DeviceDeadline())
    }

    @Test mutating func aTaskThatIsCompletedHasNoTimeToKeep() {
        device.handle(.open("a"))
        _ = submit("r", after: 0)
        device.handle(.pressHome)
        device.handle(.timePassed)
        device.ask(.background(.completed("r", success: true)), from: "a")
        #expect(device.core.nextDeadline == DeviceDeadline())
        device.pass(100)
        #expect(device.core.process(of: "a") != nil)
    }

    @Test mutating func whoComesToTheFrontIsNotEndedForATask() {
        device.handle(.open("a"))
        _ = submit("r", after: 0)
        device.handle(.pressHome)
        device.handle(.timePassed)
        device.pass(30)
        device.handle(.open("a"))
        device.pass(5)
        #expect(device.core.foreground == "a")
    }

    @Test mutating func anAppBehindIsWokenWhenItsTransfersAreOver() {
        device.handle(.open("a"))
        device.ask(.background(.transfersFinished("films")), from: "a")
        #expect(device.takeLines() == [])
        device.handle(.pressHome)
        device.ask(.background(.transfersFinished("films")), from: "a")
        #expect(device.takeLines() == ["a: films are over"])
    }

    @Test mutating func anAppThatEndsWithTransfersUnderWayIsStartedOnce() {
        device.handle(.open("a"))
        device.ask(.background(.transfers(["films"])), from: "a")
        device.handle(.ended(device.process("a"), failure: nil))
        #expect(device.core.isInBackground("a"))
        device.handle(.ended(device.process("a"), failure: nil))
        #expect(device.core.process(of: "a") == nil)
        // Once the user has opened it, it has another try.
        device.handle(.open("a"))
        device.handle(.ended(device.process("a"), failure: nil))
        #expect(device.core.isInBackground("a"))
        device.handle(.cancelTransfers("a"))
        device.handle(.ended(device.process("a"), failure: nil))
        #expect(device.core.process(of: "a") == nil)
        #expect(device.violations == [])
    }

    @Test mutating func sessionsWithoutEndAreNotKept() {
        device.handle(.open("a"))
        device.ask(.background(.transfers((0..<1000).map { "session \($0)" })), from: "a")
        #expect(device.core.services.transfers["a"]?.count == DeviceServices.sessionLimit)
    }

    @Test mutating func swipingAnAppAwayCancelsItsTransfers() throws {
        device.showHome()
        device.handle(.open("a"))
        device.ask(.background(.transfers(["films"])), from: "a")
        device.takeLines()
        device.handle(.message(try #require(device.core.homeProcess), .home(.terminate("a"))))
        #expect(device.takeLines() == ["a: cancel"])
        #expect(device.core.services.transfers.isEmpty)
        #expect(device.core.process(of: "a") == nil)
    }

    @Test func whatWasUnderWayIsTakenUpAtBoot() {
        var services = DeviceServices()
        services.transfers = ["a": ["films"]]
        services.tasks = ["b": [PendingTask(task: BackgroundTaskRecord(identifier: "r", kind: .refresh), date: .distantPast)]]
        var device = TestDevice(services: services)
        device.handle(.boot)
        #expect(device.core.isInBackground("a"))
        #expect(device.takeLines() == ["b begins r"])
    }
}
