import DeviceProtocol
import DeviceRuntime
import Testing

@testable import UIKit

/// How long apps go on in the background.
@MainActor struct BackgroundTimeTests {
    @Test func anAppWithoutTasksIsSuspendedUntilItIsBack() {
        let device = TestDevice()
        #expect(device.application.backgroundTimeRemaining == .greatestFiniteMagnitude)
        device.send(.lifecycle(.enterBackground))
        #expect(!DeviceRuntime.current.suspension.isSuspended)
        device.settle()
        #expect(DeviceRuntime.current.suspension.isSuspended)
        device.send(.lifecycle(.enterForeground))
        #expect(!DeviceRuntime.current.suspension.isSuspended)
        #expect(device.application.backgroundTimeRemaining == .greatestFiniteMagnitude)
    }

    @Test func aTaskLetsItGoOnUntilItEnds() {
        let device = TestDevice()
        let (first, second) = (device.application.beginBackgroundTask(), device.application.beginBackgroundTask())
        device.send(.lifecycle(.enterBackground))
        device.settle()
        #expect(!DeviceRuntime.current.suspension.isSuspended)
        #expect((0...30).contains(device.application.backgroundTimeRemaining))
        device.application.endBackgroundTask(first)
        device.application.endBackgroundTask(first)
        device.settle()
        #expect(!DeviceRuntime.current.suspension.isSuspended)
        device.application.endBackgroundTask(second)
        device.settle()
        #expect(DeviceRuntime.current.suspension.isSuspended)
    }

    @Test func whoIsBackBeforeTheTurnIsOverWasNeverSuspended() {
        let device = TestDevice()
        device.send(.lifecycle(.enterBackground))
        device.send(.lifecycle(.enterForeground))
        device.settle()
        #expect(!DeviceRuntime.current.suspension.isSuspended)
    }

    @Test func tasksHearThatTheirTimeIsNearlyUp() {
        let device = TestDevice()
        var expired: [Int] = []
        var tasks: [UIBackgroundTaskIdentifier] = []
        for number in 0..<3 {
            tasks.append(
                device.application.beginBackgroundTask {
                    expired.append(number)
                    device.application.endBackgroundTask(tasks[number])
                })
        }
        device.application.endBackgroundTask(tasks[1])
        device.send(.lifecycle(.enterBackground))
        device.application.expireBackgroundTasks()
        #expect(expired == [0, 2])
        device.settle()
        #expect(DeviceRuntime.current.suspension.isSuspended)
    }
}
