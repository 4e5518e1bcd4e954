import Foundation
import Simulator
import Testing

@testable import quince

/// `xcrun simctl`: the forms that scripts and tools use, Apple's output and exit codes.
@Suite struct SimctlShimTests {
    private let host = FakeHost()

    private func run(_ arguments: String...) -> Int32 { SimctlShim(host.context).run(arguments) }

    @Test func devicesAreListedAsScriptsReadThem() throws {
        #expect(run("list", "devices") == 0)
        #expect(
            host.text == """
                == Devices ==
                -- iOS 17.0 --
                    iPhone 15 (\(FakeHost.phone)) (Booted) 
                    iPad (10th generation) (\(FakeHost.pad)) (Shutdown) 

                """)
        #expect(host.errors.isEmpty)
    }

    @Test(arguments: [["list", "devices", "--json"], ["list", "-j", "devices"], ["list", "--json", "devices", "available"]])
    func devicesAreListedAsJSON(_ arguments: [String]) throws {
        #expect(SimctlShim(host.context).run(arguments) == 0)
        let object = try #require(host.json as? [String: Any])
        #expect(Set(object.keys) == ["devices"])
        let runtimes = try #require(object["devices"] as? [String: [[String: Any]]])
        let devices = try #require(runtimes["com.apple.CoreSimulator.SimRuntime.iOS-17-0"])
        #expect(devices.count == 2)
        let phone = try #require(devices.first)
        #expect(phone["udid"] as? String == FakeHost.phone)
        #expect(phone["state"] as? String == "Booted")
        #expect(phone["isAvailable"] as? Bool == true)
        #expect(phone["deviceTypeIdentifier"] as? String == "com.apple.CoreSimulator.SimDeviceType.iPhone-15")
        #expect(phone["dataPath"] as? String == "/devices/\(FakeHost.phone)/data")
    }

    @Test func everythingIsListedWithoutAKind() throws {
        #expect(run("list", "-j") == 0)
        let object = try #require(host.json as? [String: Any])
        #expect(Set(object.keys) == ["devices", "devicetypes", "runtimes", "pairs"])
        let runtimes = try #require(object["runtimes"] as? [[String: Any]])
        #expect(runtimes.last?["name"] as? String == "iOS 26.0")
        #expect((runtimes.last?["supportedDeviceTypes"] as? [Any])?.isEmpty == false)
    }

    @Test func listsAreNarrowed() {
        #expect(run("list", "devices", "booted") == 0)
        #expect(host.text.contains("iPhone 15"))
        #expect(!host.text.contains("iPad"))
        host.output = Data()
        #expect(run("list", "devicetypes", "SE") == 0)
        #expect(host.text.contains("iPhone SE (3rd generation) (com.apple.CoreSimulator.SimDeviceType.iPhone-SE-3rd-generation)"))
        #expect(!host.text.contains("iPhone 15 "))
    }

    @Test func failuresHaveApplesCodes() {
        #expect(run("boot", "Nobody") == 148)
        #expect(host.errors == ["Invalid device: Nobody"])
        host.errors = []
        #expect(run("boot", FakeHost.phone) == 149)
        #expect(
            host.errors == [
                "An error was encountered processing the command (domain=com.apple.CoreSimulator.SimError, code=405):",
                "Unable to boot device in current state: Booted",
            ])
        host.bootedDevices = []
        #expect(run("terminate", "booted", "test.notes") == 148)
        host.failure = SimulatorError("found nothing to terminate", exitCode: .notRunning)
        #expect(run("terminate", FakeHost.phone, "test.notes") == 3)
        #expect(run("fly") == 64)
        #expect(run("launch", FakeHost.phone) == 64)
        #expect(run("clone", FakeHost.phone, "Copy") == 1)
        #expect(run("io", FakeHost.phone, "recordVideo", "--codec=hevc", "a.mov") == 64)
        #expect(run("spawn", FakeHost.phone, "defaults", "write") == 1)
    }

    @Test func bootingSaysNothing() {
        #expect(run("boot", "iPad (10th generation)") == 0)
        #expect(host.text.isEmpty)
        #expect(host.requests.last?.device == FakeHost.pad)
    }

    @Test func launchesTakeArgumentsAndVariables() throws {
        host.environment = ["SIMCTL_CHILD_MODE": "test", "HOME": "/home/me"]
        #expect(run("launch", "--terminate-running-process", "booted", "test.notes", "-UITesting", "YES", "--reset") == 0)
        #expect(host.text == "test.notes: 42\n")
        let launch = try #require(host.requests.last)
        #expect(launch.arguments == ["-UITesting", "YES", "--reset"])
        #expect(launch.environment == ["MODE": "test"])
        #expect(host.requests.dropLast().last?.verb == .terminate)
    }

    @Test func screenshotsGoToStandardOutput() {
        #expect(run("io", "booted", "screenshot", "--type=png", "--mask=ignored", "--", "-") == 0)
        #expect(host.text == "picture")
        #expect(run("io", "booted", "screenshot", "--type=tiff", "-") == 64)
        #expect(run("io", "booted", "screenshot", "--mask=alpha", "-") == 64)
    }

    @Test func notificationsNameTheirApp() throws {
        host.input = Data(#"{"aps": {"alert": "Tea"}, "Simulator Target Bundle": "test.tea"}"#.utf8)
        #expect(run("push", "booted", "-") == 0)
        #expect(host.text == "Notification sent to 'test.tea'\n")
        #expect(host.requests.last?.app == "test.tea")
        #expect(run("push", "booted", "test.notes", "-") == 0)
        #expect(host.requests.last?.app == "test.notes")
    }

    @Test func thePasteboardIsReadAndWritten() {
        #expect(run("pbpaste", "booted") == 0)
        #expect(host.text == "copied")
        host.input = Data("ä\n".utf8)
        #expect(run("pbcopy", "booted") == 0)
        #expect(host.requests.last?.value == "ä\n")
    }

    @Test func appsAreDescribedAsPropertyLists() throws {
        host.apps = [
            InstalledAppRecord(
                identifier: "test.notes", name: "Näh", version: "1.0", bundle: "/a b/Notes.app", data: "/data", groups: ["g": "/g"])
        ]
        #expect(run("listapps", "booted") == 0)
        #expect(
            host.text.hasPrefix(
                "{\n    \"test.notes\" =     {\n        ApplicationType = User;\n        Bundle = \"file:///a%20b/Notes.app/\";\n"))
        #expect(host.text.contains("CFBundleDisplayName = \"N\\U00e4h\";"))
        // As scripts read it.
        (host.input, host.output) = (host.output, Data())
        #expect(PlistShim(host.context).plutil(["-convert", "json", "-o", "-", "--", "-"]) == 0)
        #expect((host.json as? [String: [String: Any]])?["test.notes"]?["Path"] as? String == "/a b/Notes.app")
        #expect(run("appinfo", "booted", "test.other") == 2)
    }

    @Test func aUserWithoutDevicesGetsTheUsualOnes() throws {
        var created: [String] = []
        var context = host.context
        context.send = { request in
            var reply = HostReply()
            if request.verb == .create { created.append(request.device ?? "") }
            if request.verb == .list { reply.devices = [] }
            return reply
        }
        #expect(try context.devices().isEmpty)
        #expect(created == ShimContext.usualModels)
    }
}

/// The scripts, and the tools that they name.
@Suite struct ShimFolderTests {
    @Test func scriptsCallThisQuince() {
        let script = ShimFolder.script(
            .xcrun, executable: URL(fileURLWithPath: "/opt/it's/quince"), folder: URL(fileURLWithPath: "/home/me/shims"))
        #expect(
            script == """
                #!/bin/sh
                # Written by 'quince shims'.
                export QUINCE_SHIMS='/home/me/shims'
                exec '/opt/it'\\''s/quince' shim xcrun "$@"

                """)
    }

    @Test func otherProgramsAreNotReplaced() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("shims-\(UUID().uuidString)", isDirectory: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let program = URL(fileURLWithPath: "/opt/quince")
        try ShimFolder(folder).write(for: program)
        try ShimFolder(folder).write(for: program)
        #expect(FileManager.default.isExecutableFile(atPath: folder.appendingPathComponent("xcodebuild").path))
        try Data("#!/bin/sh\n".utf8).write(to: folder.appendingPathComponent("idb"))
        #expect(throws: SimulatorError.self) { try ShimFolder(folder).write(for: program) }
    }

    @Test func xcrunFindsTools() async {
        let host = FakeHost()
        host.environment = ["QUINCE_SHIMS": "/shims", "PATH": "/bin:/usr/bin"]
        let xcrun = XcrunShim(host.context)
        #expect(await xcrun.run(["--find", "simctl"]) == 0)
        #expect(await xcrun.run(["--sdk", "iphonesimulator", "--show-sdk-version"]) == 0)
        #expect(host.text == "/shims/simctl\n26.0\n")
        #expect(await xcrun.run(["--sdk", "iphoneos", "--show-sdk-version"]) == 72)
        #expect(await xcrun.run(["xcresulttool", "get"]) == 72)
        #expect(host.errors.last == "xcrun: error: unable to find utility \"xcresulttool\", not a developer tool or in PATH")
        #expect(await xcrun.run(["simctl", "list", "runtimes"]) == 0)
    }

    @Test func argumentsAreRead() throws {
        let parsed = try ShimArguments(["--type=png", "a", "--udid", "U", "-12.5", "-", "--", "-x"], options: ["--type", "--udid"])
        #expect(parsed["--type"] == "png")
        #expect(parsed["--udid"] == "U")
        #expect(parsed.values == ["a", "-12.5", "-", "-x"])
        #expect(try parsed.number(1, "x") == -12.5)
        #expect(throws: ShimUsage.self) { try ShimArguments(["--fast"]) }
        #expect(throws: ShimUsage.self) { try ShimArguments(["--udid"], options: ["--udid"]) }
        #expect(throws: ShimUsage.self) { try parsed.number(0, "x") }
        #expect(throws: ShimUsage.self) { try parsed.value(9, "x") }
    }
}
