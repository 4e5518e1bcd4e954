import DeviceProtocol
import Foundation
import Testing

@testable import Simulator

/// Phones as agents use them, with the fake app.
@Suite(.serialized)
struct AutomatedPhoneTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func phone(_ behaviour: String = "normal", patience: Double = 30) throws -> AutomatedPhone {
        let bundle = try AppBundle(folder: FakeBundle.make(in: folder.url))
        let log = AutomationLog()
        let configuration = HeadlessConfiguration(
            device: try DeviceCatalogue.model("iPhone 15"), clockLibrary: FakeBundle.clockLibrary, patience: 30
        ) { line, _ in log.add(line) }
        let phone = AutomatedPhone(try HeadlessSession(bundle: bundle, configuration: configuration), log: log)
        phone.arguments = [behaviour]
        phone.patience = patience
        return phone
    }

    @Test func anActionSaysWhatChanged() throws {
        let phone = try phone()
        #expect(
            try phone.launch().map(\.line) == [
                "1 button \"Count\" #count", "- text \"Taps: 0\"", "2 textField \"Name\" (empty) #name",
            ])
        #expect(phone.heading == "Fake on iPhone 15, 393 × 852 points")
        #expect(try phone.swipe(.up).text == "Nothing changed on the screen.")
        #expect(try phone.tap(ElementTarget(reference: 1)).text == "~ text \"Taps: 0\" → \"Taps: 1\"")
        #expect(try phone.tap(ElementTarget(label: "count")).text == "~ text \"Taps: 1\" → \"Taps: 2\"")
        #expect(try phone.tap(ElementTarget(label: "Taps: 2")).text == "Nothing changed on the screen.")
    }

    @Test func whatIsNotThereIsSaidWithWhatIs() throws {
        let phone = try phone()
        try phone.launch()
        let error = #expect(throws: StepFailure.self) { try phone.tap(ElementTarget(label: "Save")) }
        #expect(
            error?.description
                == "nothing on the screen is “Save”\nThere is:\n1 button \"Count\" #count\n2 textField \"Name\" (empty) #name")
        #expect(throws: StepFailure.self) { try phone.tap(ElementTarget(reference: 3)) }
        #expect(throws: StepFailure.self) { try phone.tap(CGPoint(x: 400, y: 0)) }
        #expect(throws: StepFailure.self) { try phone.tap(ElementTarget(label: "Count", index: 1)) }
        #expect(throws: StepFailure.self) { try phone.press("lock") }
        #expect(throws: StepFailure.self) { try phone.type("x") }
    }

    @Test func timePassesWhenItIsAskedTo() throws {
        let phone = try phone()
        try phone.launch()
        #expect(try phone.wait(seconds: 1).text == "Nothing changed on the screen.")
        #expect(try phone.wait(seconds: 20, until: ElementTarget(label: "Later")).text == "+ text \"Later (2 s)\"")
        #expect(phone.app.time < 3)
        #expect(throws: StepFailure.self) { try phone.wait(seconds: 3, until: ElementTarget(label: "Never")) }
    }

    @Test func aCrashNamesTheAppsLines() throws {
        let phone = try phone("crash-on-tap")
        try phone.launch()
        let failure = #expect(throws: AppFailure.self) { try phone.tap(ElementTarget(label: "Count")) }
        #expect(failure?.frames.contains { $0.hasPrefix("FakeApp.swift:") } == true)
        #expect(throws: AppFailure.self) { try phone.look() }
        phone.arguments = ["normal"]
        #expect(try phone.launch().count == 3)
    }

    /// An app that computes without end is ended within the patience.
    @Test func noActionWaitsForEver() throws {
        let phone = try phone("hang", patience: 3)
        let start = Date()
        let failure = #expect(throws: AppFailure.self) { try phone.launch() }
        #expect(Date().timeIntervalSince(start) < 60)
        #expect(failure?.name == AppFailure.hang)
        #expect(failure?.frames.contains { $0.hasPrefix("FakeApp.swift:") } == true)
    }

    @Test func numbersOfAnEarlierLaunchAreGone() throws {
        let phone = try phone()
        try phone.launch()
        #expect(try phone.launch().first?.reference == 3)
        let error = #expect(throws: StepFailure.self) { try phone.tap(ElementTarget(reference: 1)) }
        #expect(error?.message == "element 1, button \"Count\" #count, is gone from the screen")
        try phone.stop()
        #expect(!phone.app.isRunning)
    }

    @Test func anotherBuildKeepsTheData() throws {
        let phone = try phone()
        try phone.launch()
        let file = phone.app.dataContainer.appendingPathComponent("Documents/kept")
        try Data().write(to: file)
        try phone.install(phone.app.bundle)
        #expect(!phone.app.isRunning)
        #expect(try phone.launch().count == 3)
        #expect(FileManager.default.fileExists(atPath: file.path))
        let other = try AppBundle(folder: FakeBundle.make(in: folder.url, identifier: "test.other", name: "Other"))
        #expect(throws: SimulatorError.self) { try phone.install(other) }
    }

    @Test func theHomeButtonLeadsToTheHomeScreenAndAnIconBack() throws {
        let phone = try phone()
        try phone.launch()
        _ = try phone.tap(ElementTarget(label: "Count"))
        _ = try phone.press("home")
        #expect(phone.heading.hasPrefix("Home screen on iPhone 15"))
        _ = try phone.tap(ElementTarget(identifier: "test.fake"))
        #expect(phone.heading.hasPrefix("Fake on iPhone 15"))
        #expect(try phone.look().contains { $0.name == "Taps: 1" })
    }

    @Test func settingsAreChangedAndListed() throws {
        let phone = try phone()
        try phone.launch()
        var settings = PhoneSettings()
        (settings.appearance, settings.contentSize, settings.locale) = (.dark, .extraLarge, "de_DE")
        settings.location = DeviceLocation(latitude: 52.5, longitude: 13.4)
        settings.permissions = [(.camera, .denied)]
        _ = try phone.change(settings)
        #expect(phone.app.state.languages == ["de-DE"])
        let text = phone.settingsText
        for line in ["appearance: dark", "text_size: extra-large", "locale: de_DE", "location: 52.5,13.4"] { #expect(text.contains(line)) }
        #expect(text.contains("camera denied"))
        settings.locale = "nowhere at all"
        #expect(throws: StepFailure.self) { try phone.change(settings) }
    }

    @Test func picturesAreScaledDown() throws {
        let phone = try phone()
        try phone.launch()
        let whole = try phone.picture(longestSide: 10_000)
        #expect(whole.width == 1179)
        #expect(whole.height == 2556)
        let small = try phone.picture(longestSide: 1_568)
        #expect(small.width == 723)
        #expect(small.height == 1568)
        #expect(small.data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(try phone.picture(longestSide: 200, format: .jpeg).data.starts(with: [0xFF, 0xD8]))
    }

    @Test func theLogKeepsTheLastLines() {
        let log = AutomationLog(mostLines: 3, mostBytes: 1_000)
        for line in ["a", "b"] { log.add(line) }
        #expect(log.newCount == 2)
        #expect(log.readNew().lines == ["a", "b"])
        for line in ["c", "d", "e", "f"] { log.add(line) }
        let new = log.readNew()
        #expect(new.lines == ["d", "e", "f"])
        #expect(new.lost == 1)
        #expect(log.newCount == 0)
        #expect(log.last(2) == ["e", "f"])
        log.beginLaunch()
        #expect(log.last(2).isEmpty)
        log.add(String(repeating: "x", count: 100_000))
        #expect(log.all.joined().utf8.count < 5_000)
    }
}
