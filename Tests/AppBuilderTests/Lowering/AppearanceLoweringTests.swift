import Testing

@testable import AppBuilder

/// What an app sets on appearance proxies is checked where it is built.
struct AppearanceLoweringTests {
    @Test func membersOfProxiesPass() {
        let errors = Lowering.errors(
            """
            class Badge: UIView {
                @objc dynamic var radius: CGFloat = 0
            }
            func style() {
                UIView.appearance().tintColor = .red
                UIView.appearance(whenContainedInInstancesOf: [Badge.self]).backgroundColor = .red
                Badge.appearance().radius = 4
                let proxy = Badge.appearance()
                proxy.tintColor = .blue
                proxy.radius = 8
                Other.appearance().anything = 1
                print(UIView.appearance().frame)
            }
            """)
        #expect(errors.isEmpty)
    }

    @Test func settersOfAppsAreNoted() {
        let source = """
            class Badge: UIView {
                @objc dynamic func setColor(_ color: UIColor?, for state: Int) { print(color) }
                @objc dynamic func settle() {}
                @objc func setPlain(_ color: UIColor?) {}
            }
            func style() { Badge.appearance().setColor(.red, for: 1) }
            """
        #expect(Lowering.errors(source).isEmpty)
        let body = Lowering.body(source)
        let note = #"__quinceAppearanceCall(self, "setColor(_:for:)", [state]) { $0.setColor(color, for: state) };"#
        #expect(body.contains("{ \(note) print(color) }"))
        #expect(body.contains("func settle() {}"))
        #expect(body.contains("func setPlain(_ color: UIColor?) {}"))
    }

    @Test func othersAreErrorsThatNameThem() {
        let errors = Lowering.errors(
            """
            class Badge: UIView {
                var radius: CGFloat = 0
            }
            func style() {
                UIView.appearance().frame = .zero
                Badge.appearance().radius = 4
                let proxy = UIView.appearance(for: traits)
                proxy.endEditing(true)
            }
            """)
        #expect(errors.map(\.line) == [5, 6, 8])
        #expect(errors[0].message == "'frame' of 'UIView' cannot be set through an appearance proxy in Quince")
        #expect(errors[1].message == "'radius' of 'Badge' cannot be set through an appearance proxy")
        #expect(errors[1].nextStep == "Declare it '@objc dynamic'.")
        #expect(errors[2].message == "'endEditing' of 'UIView' cannot be set through an appearance proxy in Quince")
    }
}
