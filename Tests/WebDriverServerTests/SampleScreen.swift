import AutomationModel
import Foundation

@testable import WebDriverServer

/// A screen with a list of three rows, a field and a button.
enum SampleScreen {
    static func snapshot(process: Int32 = 7, rows: [String] = ["Apple", "Banana", "Cherry"]) -> ScreenSnapshot {
        ScreenSnapshot(
            application(rows: rows), process: process, bundleIdentifier: "org.example.fruit",
            screen: CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    static func element(_ id: UInt64, _ type: ElementType, _ frame: (Double, Double, Double, Double), label: String = "")
        -> AutomationElement
    {
        var element = AutomationElement(
            id: id, type: type, viewClass: "UIView", frame: CGRect(x: frame.0, y: frame.1, width: frame.2, height: frame.3))
        element.label = label
        return element
    }

    private static func application(rows: [String]) -> AutomationElement {
        var application = element(0, .application, (0, 0, 390, 844), label: "Fruit")
        var window = element(AutomationElement.firstOwnNumber, .window, (0, 0, 390, 844))
        var table = element(2, .table, (0, 100, 390, 120))
        for (index, name) in rows.enumerated() {
            var cell = element(UInt64(10 + index), .cell, (0, 100 + Double(index) * 44, 390, 44))
            cell.children = [
                element(UInt64(20 + index), .staticText, (16, 110 + Double(index) * 44, 200, 24), label: name),
                element(UInt64(30 + index), .button, (300, 104 + Double(index) * 44, 80, 36), label: "Add \(name)"),
            ]
            table.children.append(cell)
        }
        var field = element(3, .textField, (16, 300, 300, 34))
        (field.identifier, field.placeholder, field.value) = ("amount", "Amount", "Amount")
        var button = element(4, .button, (16, 400, 100, 44), label: "Buy & <go>")
        (button.identifier, button.isEnabled, button.isAccessible, button.traits) = ("buy", false, true, ["button", "notEnabled"])
        window.children = [table, field, button]
        application.children = [window]
        return application
    }
}

extension ScreenSnapshot {
    /// The labels, or else the types, of elements.
    func names(_ numbers: [Int]) -> [String] {
        numbers.map { entries[$0].element.label.isEmpty ? entries[$0].element.type.title : entries[$0].element.label }
    }
}
