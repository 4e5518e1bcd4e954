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
                Badge.appearance().radius = 4
                let proxy = UIView.appearance(for: traits)
                proxy.endEditing(true)
            }
            """)
        #expect(errors.map(\.line) == [5, 7])
        #expect(errors[0].message == "'radius' of 'Badge' cannot be set through an appearance proxy")
        #expect(errors[0].nextStep == "Declare it '@objc dynamic'.")
        #expect(errors[1].message == "'endEditing' of 'UIView' cannot be set through an appearance proxy in Quince")
    }

    @Test func propertiesThatNoHeaderMarksArePassedOn() {
        let source = """
            func style() {
                UIView.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).alpha = isWide ? 1 : 0
                let cells = UIView.appearance()
                cells
                    .accessibilityLabel = text(of: frame)
                UIView.appearance().backgroundColor = .red
            }
            """
        #expect(Lowering.errors(source).isEmpty)
        let body = Lowering.body(source)
        let container = "whenContainedInInstancesOf: [UINavigationBar.self]"
        #expect(body.contains(#"__quinceAppearanceSet(UIView.appearance(\#(container)), \.alpha , isWide ? 1 : 0)"#))
        #expect(body.contains("__quinceAppearanceSet(cells\n        , \\.accessibilityLabel , text(of: frame))"))
        #expect(body.contains("UIView.appearance().backgroundColor = .red"))
    }

    @Test func valuesByKeyArePassedOn() {
        let body = Lowering.body(
            """
            func style() {
                UIView.appearance().setValue(UIColor.red, forKeyPath: "textColor")
                let pickers = UIView.appearance()
                pickers.setValue(UIColor.red, forKey: "textColor")
                picker.setValue(UIColor.red, forKey: "textColor")
            }
            """)
        #expect(body.contains(#"__quinceAppearanceSetValue(UIView.appearance(), UIColor.red, path: "textColor")"#))
        #expect(body.contains(#"__quinceAppearanceSetValue(pickers, UIColor.red, path: "textColor")"#))
        #expect(body.contains(#"picker.setValue(UIColor.red, forKey: "textColor")"#))
    }

    @Test func propertiesOfAppsHaveNoConsequencesOnProxies() {
        let body = Lowering.body(
            """
            extension UIView {
                @objc dynamic var family: String { get { "" } set {} }
            }
            class Badge: UIView {
                @objc dynamic var radius: CGFloat = 0
            }
            func style() {
                UIView.appearance().family = "Avenir"
                Badge.appearance().radius = 4
                Badge.appearance().family = "Courier"
            }
            """)
        #expect(body.contains(#"__quinceAppearanceSetAdded(UIView.appearance(), \.family , "Avenir")"#))
        #expect(body.contains(#"__quinceAppearanceSetOwn(Badge.appearance(), \.radius , 4)"#))
        #expect(body.contains(#"__quinceAppearanceSetAdded(Badge.appearance(), \.family , "Courier")"#))
    }
}
