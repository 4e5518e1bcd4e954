import DeviceProtocol
import Foundation
import Testing

@testable import Simulator

/// What there is to set of widgets, asked of the extension that knows it.
struct WidgetConfiguratorTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func addExtension(_ name: String, _ information: [String: Any], to app: URL) throws {
        let appex = app.appendingPathComponent("PlugIns/\(name).appex", isDirectory: true)
        try FileManager.default.createDirectory(at: appex, withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: app.appendingPathComponent("FakeApp"), to: appex.appendingPathComponent("FakeApp"))
        let info: [String: Any] = [
            "CFBundleIdentifier": "test.fake.\(name)", "CFBundleExecutable": "FakeApp", "NSExtension": information,
        ]
        try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0).write(
            to: appex.appendingPathComponent("Info.plist"))
    }

    private func configurator(hasIntents: Bool = true) throws -> WidgetConfigurator {
        let app = try FakeBundle.make(in: folder.url.appendingPathComponent(UUID().uuidString))
        try addExtension("widgets", ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension"], to: app)
        if hasIntents {
            let attributes = ["IntentsSupported": ["ChooseIntent"]]
            try addExtension(
                "intents", ["NSExtensionPointIdentifier": "com.apple.intents-service", "NSExtensionAttributes": attributes], to: app)
        }
        let configuration = HeadlessConfiguration(device: try DeviceCatalogue.model("iPhone 15"), clockLibrary: FakeBundle.clockLibrary)
        return WidgetConfigurator(app: try AppBundle(folder: app), configuration: configuration)
    }

    private let widget = HomeWidget(
        id: 1, app: "test.fake", bundle: "test.fake.widgets", kind: "plain", family: .small,
        configuration: WidgetParameterValues(["count": .number(1)]))

    private func descriptor(_ intent: String?) -> WidgetDescriptor {
        let shapes = ["Round", "Square"].map { WidgetOption(identifier: $0.lowercased(), title: $0) }
        var descriptor = WidgetDescriptor(
            kind: "plain", displayName: "Plain", description: "", families: [.small],
            intent: WidgetIntent(
                parameters: [
                    WidgetParameter(name: "player", title: "Player", kind: .choice, hasDynamicOptions: true, isSearchable: true),
                    WidgetParameter(name: "all", title: "All", kind: .choice, hasDynamicOptions: true),
                    WidgetParameter(name: "shape", title: "shape", kind: .choice, defaultValue: .option(shapes[0]), options: shapes),
                    WidgetParameter(name: "count", title: "Count", kind: .integer, defaultValue: .number(3)),
                    WidgetParameter(name: "words", title: "Words", kind: .text, isArray: true),
                    WidgetParameter(name: "isVisible", title: "Visible", kind: .flag),
                ]))
        descriptor.intent?.handledIntent = intent
        return descriptor
    }

    private func titles(_ options: WidgetOptions) -> [String] { options.sections.flatMap(\.options).map(\.title) }

    @Test func theIntentsExtensionIsAskedForIntentsOfIts() throws {
        let options = try configurator().options(of: "player", for: widget, descriptor: descriptor("ChooseIntent"), search: "Li")
        #expect(options.failure == nil)
        #expect(titles(options) == ["test.fake.intents", "ChooseIntent", "player", "Li", "1"])
    }

    @Test func theDeviceLooksForWhatPeopleTypeWhereTheExtensionDoesNot() throws {
        let options = try configurator().options(of: "all", for: widget, descriptor: descriptor("ChooseIntent"), search: "INTENT")
        #expect(titles(options) == ["test.fake.intents", "ChooseIntent"])
    }

    @Test func theWidgetsExtensionIsAskedForAppIntents() throws {
        let options = try configurator().options(of: "player", for: widget, descriptor: descriptor(nil))
        #expect(titles(options) == ["test.fake.widgets", "plain", "player", "", "1"])
    }

    @Test func aFixedListNeedsNoProcess() throws {
        let configurator = try configurator(hasIntents: false)
        #expect(titles(configurator.options(of: "shape", for: widget, descriptor: descriptor("ChooseIntent"))) == ["Round", "Square"])
        #expect(
            titles(configurator.options(of: "shape", for: widget, descriptor: descriptor("ChooseIntent"), search: "squ")) == ["Square"])
    }

    @Test func whyThereAreNoOptionsIsSaid() throws {
        let missing = try configurator(hasIntents: false).options(of: "player", for: widget, descriptor: descriptor("ChooseIntent"))
        #expect(missing.failure == "the app has no Intents extension, which the options of 'ChooseIntent' come from")
        let other = try configurator().options(of: "player", for: widget, descriptor: descriptor("OtherIntent"))
        #expect(other.failure == "no Intents extension of the app names 'OtherIntent' in its Info.plist under IntentsSupported")
        #expect(try configurator().options(of: "a", for: widget, descriptor: descriptor(nil)).failure == "the widget has no parameter 'a'")
        #expect(try configurator().options(of: "a", for: widget).failure == "there is nothing to set of the widget")
    }

    @Test func aNewCopyHasWhatTheDefinitionAndTheHandlerSay() throws {
        let values = try configurator().defaultConfiguration(of: widget, descriptor: descriptor("ChooseIntent")).values
        #expect(values["asked"] == .text("ChooseIntent"))
        #expect(values["count"] == .number(5))
        #expect(values["shape"] == .option(WidgetOption(identifier: "round", title: "Round")))
        // Without the extension, what the definition says.
        let fixed = try configurator(hasIntents: false).defaultConfiguration(of: widget, descriptor: descriptor("ChooseIntent")).values
        #expect(fixed["count"] == .number(3))
        #expect(fixed["asked"] == nil)
    }

    @Test func buttonsAreDone() throws {
        let app = try FakeBundle.make(in: folder.url.appendingPathComponent(UUID().uuidString))
        try addExtension("widgets", ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension"], to: app)
        let bundle = try #require(try AppBundle(folder: app).widgetExtensions().first)
        let configuration = HeadlessConfiguration(device: try DeviceCatalogue.model("iPhone 15"), clockLibrary: FakeBundle.clockLibrary)
        let session = try WidgetSession(bundle: bundle, configuration: configuration)
        try session.perform(WidgetAction(intent: "works"))
        #expect(throws: WidgetProblem.refused(.other("offline"))) { try session.perform(WidgetAction(intent: "fails")) }
    }

    // MARK: What people write

    private func read(_ json: String, _ change: (inout WidgetDescriptor) -> Void = { _ in }) throws -> WidgetParameterValues {
        var descriptor = descriptor("ChooseIntent")
        change(&descriptor)
        let lina = WidgetOption(identifier: "3", title: "Lina")
        return try WidgetConfigurationReader(descriptor) { _, _ in
            WidgetOptions(sections: [WidgetOptionSection(options: [WidgetOption(identifier: "1", title: "Ann"), lina])])
        }.read(json, over: WidgetParameterValues(["count": .number(9), "isVisible": .flag(true)]))
    }

    private func problem(_ json: String) -> SimulatorError? {
        do { _ = try read(json) } catch let error as SimulatorError { return error } catch {}
        return nil
    }

    @Test func aConfigurationHasNamesAndSimpleValues() throws {
        let lina = WidgetParameterValue.option(WidgetOption(identifier: "3", title: "Lina"))
        let json = #"{"player": "Lina", "shape": "square", "words": ["a", "b"], "isVisible": false}"#
        let values = try read(json).values
        #expect(values["player"] == lina)
        #expect(values["words"] == .list([.text("a"), .text("b")]))
        #expect(values["isVisible"] == .flag(false))
        #expect(values["shape"] == .option(WidgetOption(identifier: "square", title: "Square")))
        #expect(values["count"] == .number(9))
        #expect(
            try read(#"{"player": 3, "words": "a", "count": null}"#).values == [
                "player": lina, "words": .list([.text("a")]), "isVisible": .flag(true),
            ])
    }

    @Test func whatIsWrongListsWhatThereIs() {
        #expect(problem("player=3")?.message == "“player=3” is no JSON object")
        let unknown = problem(#"{"plaier": 1}"#)
        #expect(unknown?.message == "plain has no parameter 'plaier'")
        #expect(
            unknown?.nextStep
                == "It has: player (Player): what the app offers; all (All): what the app offers; shape: round, square; count (Count): a whole number; words (Words): a list of a text; isVisible (Visible): true, false."
        )
        let option = problem(#"{"player": "Max"}"#)
        #expect(option?.message == "'Max' is not among what there is to choose for 'player'")
        #expect(option?.nextStep == "There are: 'Ann' (1), 'Lina' (3).")
        #expect(problem(#"{"count": 1.5}"#)?.message == "'count' is a whole number, not 1.5")
        #expect(problem(#"{"count": true}"#)?.message == "'count' is a whole number, not true")
        #expect(problem(#"{"isVisible": 1}"#)?.message == "'isVisible' is true or false, not 1")
        #expect(throws: SimulatorError.self) { try read("{}") { $0.intent = nil } }
    }
}
