import Testing

@testable import UIKit

/// *Auto Layout Guide: Visual Format Language*.
@MainActor @Suite struct VisualFormatTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    private let views: [String: UIView]

    init() {
        var views: [String: UIView] = [:]
        for name in ["find", "findNext", "field"] {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            views[name] = view
        }
        self.views = views
    }

    /// `first.attribute relation multiplier * second.attribute + constant @ priority`, with names for views.
    private func texts(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], _ metrics: [String: Any]? = nil
    ) -> [String] {
        func name(_ item: AnyObject?) -> String { views.first { $0.value === item }?.key ?? (item === root ? "|" : "nil") }
        return NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views).map { each in
            let relation = ["<=", "==", ">="][each.relation.rawValue + 1]
            var text = "\(name(each.firstItem)).\(each.firstAttribute.name) \(relation) "
            if each.secondItem != nil {
                if each.multiplier != 1 { text += "\(each.multiplier)*" }
                text += "\(name(each.secondItem)).\(each.secondAttribute.name) "
            }
            return text + "\(each.constant)" + (each.priority == .required ? "" : " @\(each.priority.rawValue)")
        }
    }

    @Test func distances() {
        #expect(texts("[find]-[field]") == ["field.leading == find.trailing 8.0"])
        #expect(texts("H:[find]-50-[field]") == ["field.leading == find.trailing 50.0"])
        #expect(texts("V:[find][field]") == ["field.top == find.bottom 0.0"])
        #expect(texts("V:[find]-(>=5,<=9@250)-[field]") == ["field.top >= find.bottom 5.0", "field.top <= find.bottom 9.0 @250.0"])
        #expect(texts("[find]-gap-[field]", [], ["gap": 12]) == ["field.leading == find.trailing 12.0"])
        #expect(texts("[find]-(-4)-[field]") == ["field.leading == find.trailing -4.0"])
    }

    @Test func edgesOfTheSuperview() {
        #expect(texts("|-50-[find]-50-|") == ["find.leading == |.leading 50.0", "|.trailing == find.trailing 50.0"])
        #expect(texts("V:|-[find]-|") == ["find.top == |.topMargin 0.0", "|.bottomMargin == find.bottom 0.0"])
        #expect(texts("V:|[find]|") == ["find.top == |.top 0.0", "|.bottom == find.bottom 0.0"])
        #expect(texts("[find]-(>=20)-|") == ["|.trailing >= find.trailing 20.0"])
    }

    @Test func sizes() {
        #expect(texts("[find(>=50)]") == ["find.width >= 50.0"])
        #expect(texts("V:[find(44@20)]") == ["find.height == 44.0 @20.0"])
        #expect(texts("[find(==findNext)]") == ["find.width == findNext.width 0.0"])
        #expect(texts("[find(>=70,<=100)]") == ["find.width >= 70.0", "find.width <= 100.0"])
        #expect(texts("[find(w@p)]", [], ["w": 30.5, "p": 700]) == ["find.width == 30.5 @700.0"])
    }

    @Test func aWholeLine() {
        #expect(
            Set(texts("|-[find]-[findNext]-[field(>=20)]-|", .alignAllCenterY)) == [
                "find.leading == |.leadingMargin 0.0", "findNext.leading == find.trailing 8.0", "field.leading == findNext.trailing 8.0",
                "field.width >= 20.0", "|.trailingMargin == field.trailing 0.0", "find.centerY == findNext.centerY 0.0",
                "findNext.centerY == field.centerY 0.0",
            ])
    }

    @Test func directions() {
        #expect(texts("[find]-5-[field]", .directionLeftToRight) == ["field.left == find.right 5.0"])
        #expect(texts("[find]-5-[field]", .directionRightToLeft) == ["field.right == find.left -5.0"])
    }

    @Test func errorsPointAtThePlace() {
        #expect(
            VisualFormatParser.report("field2 is not a key in the views dictionary.", "|-[field2]", 9)
                == "Unable to parse constraint format: \nfield2 is not a key in the views dictionary. \n|-[field2] \n         ^")
    }
}
