import DeviceCore
import DeviceProtocol
import Foundation
import Testing

@testable import Simulator

struct ServiceFilesTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private var services: DeviceServices {
        var services = DeviceServices()
        services.notifications["a", default: AppNotifications()].badge = 3
        services.tasks["a"] = [
            PendingTask(task: BackgroundTaskRecord(identifier: "r", kind: .refresh), date: Date(timeIntervalSince1970: 9))
        ]
        services.transfers["a"] = ["films"]
        services.quickActions["a"] = [QuickAction(type: "tea", title: "Tea")]
        return services
    }

    @Test func whatIsKeptSurvivesTheSession() throws {
        let files = ServiceFiles(folder: folder.url)
        for part in DeviceServices.Part.allCases { try files.save(part, of: services) }
        #expect(ServiceFiles(folder: folder.url).read() == services)
    }

    /// As versions before have written them.
    @Test func filesKeepTheirForm() throws {
        let texts = [
            "Notifications":
                #"{"version": 1, "apps": {"a": {"isProvisional": false, "banners": true, "sounds": true, "badges": true, "badge": 3, "pending": [], "delivered": [], "categories": []}}}"#,
            "BackgroundTasks":
                #"{"version": 1, "apps": {"a": [{"task": {"identifier": "r", "kind": "refresh", "requiresNetwork": false, "requiresPower": false}, "date": -978307191}]}, "transfers": {"a": ["films"]}}"#,
            "QuickActions": #"{"a": [{"type": "tea", "title": "Tea"}]}"#,
        ]
        for (name, text) in texts { try Data(text.utf8).write(to: folder.url.appendingPathComponent("\(name).json")) }
        #expect(ServiceFiles(folder: folder.url).read() == services)
    }

    @Test func aDamagedFileCountsAsNone() throws {
        for part in ["Notifications", "BackgroundTasks", "QuickActions"] {
            try Data("{".utf8).write(to: folder.url.appendingPathComponent("\(part).json"))
        }
        #expect(ServiceFiles(folder: folder.url).read() == DeviceServices())
    }

    @Test func whatCannotBeWrittenIsSaid() throws {
        let file = folder.url.appendingPathComponent("file")
        try Data().write(to: file)
        #expect(throws: SimulatorError.self) { try ServiceFiles(folder: file).save(.notifications, of: services) }
    }
}
