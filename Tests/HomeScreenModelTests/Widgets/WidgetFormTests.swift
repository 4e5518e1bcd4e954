import DeviceProtocol
import HomeScreenModel
import Testing

struct WidgetFormTests {
    private let style = WidgetParameter(
        name: "style", title: "Style", kind: .choice, defaultValue: .option(WidgetOption(identifier: "plain", title: "Plain")),
        options: ["plain", "rich"].map { WidgetOption(identifier: $0, title: $0.capitalized) })
    private let profiles = WidgetParameter(
        name: "profiles", title: "Profiles", kind: .choice, isArray: true, hasDynamicOptions: true,
        condition: WidgetParameterCondition(parameter: "style", values: [.option(WidgetOption(identifier: "rich", title: ""))]))
    private let count = WidgetParameter(
        name: "count", title: "Count", kind: .integer, defaultValue: .number(3),
        condition: WidgetParameterCondition(parameter: "profiles", values: [.list([])]))

    private var form: WidgetForm { WidgetForm(WidgetIntent(parameters: [style, profiles, count]), WidgetParameterValues()) }
    private func option(_ name: String) -> WidgetOption { WidgetOption(identifier: name, title: name.capitalized) }

    @Test func rowsComeWithWhatTheyHangOn() {
        var form = form
        #expect(form.parameters.map(\.name) == ["style"])
        form.choose(option("rich"), for: style)
        #expect(form.parameters.map(\.name) == ["style", "profiles"])
        form.set(.list([]), for: profiles)
        #expect(form.parameters.map(\.name) == ["style", "profiles", "count"])
        // The row it hangs on has gone, though its value is still there.
        form.choose(option("plain"), for: style)
        #expect(form.parameters.map(\.name) == ["style"])
    }

    @Test func defaultsCountUntilSomethingIsSet() {
        var form = form
        #expect(form.summary(of: style) == "Plain")
        #expect(form.value(of: count) == .number(3))
        form.set(.number(5), for: count)
        #expect(form.value(of: count) == .number(5))
        #expect(form.configuration.values == ["count": .number(5)])
        form.set(nil, for: count)
        #expect(form.configuration.values.isEmpty)
    }

    @Test func severalCanBeChosen() {
        var form = form
        form.choose(option("anna"), for: profiles)
        form.choose(option("ben"), for: profiles)
        #expect(form.summary(of: profiles) == "Anna, Ben")
        form.choose(option("anna"), for: profiles)
        #expect(form.chosen(for: profiles) == [option("ben")])
    }

    @Test func rowsThatHangOnEachOtherAreNotThere() {
        let one = WidgetParameter(
            name: "a", title: "", kind: .flag, condition: WidgetParameterCondition(parameter: "b", values: [.flag(true)]))
        let two = WidgetParameter(
            name: "b", title: "", kind: .flag, condition: WidgetParameterCondition(parameter: "a", values: [.flag(true)]))
        let form = WidgetForm(WidgetIntent(parameters: [one, two]), WidgetParameterValues(["a": .flag(true), "b": .flag(true)]))
        #expect(form.parameters.isEmpty)
    }
}
