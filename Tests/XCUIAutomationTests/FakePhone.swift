import AutomationModel
import UIKit

@testable import XCUIAutomation

/// A phone that shows one screen and keeps what is asked of it.
final class FakePhone: AutomationLink, @unchecked Sendable {
    var root: AutomationElement
    var requests: [AutomationRequest] = []
    /// Called with each request before it is answered.
    var change: (AutomationRequest) -> Void = { _ in }
    private(set) var waited = 0.0

    init(_ root: AutomationElement) { self.root = root }

    func answer(_ call: AutomationCall) throws -> AutomationAnswer {
        if case .elements = call.request { return AutomationAnswer(elapsed: 0, reply: .elements(root)) }
        requests.append(call.request)
        if case .advance(let seconds) = call.request { waited += seconds }
        change(call.request)
        return AutomationAnswer(elapsed: 0, reply: .done)
    }
}

extension AutomationElement {
    /// An element of a screen of 400 × 800 points.
    static func make(
        _ id: UInt64, _ type: ElementType, _ label: String = "", identifier: String = "", value: String? = nil,
        frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 40), _ children: [AutomationElement] = []
    ) -> AutomationElement {
        var element = AutomationElement(id: id, type: type, viewClass: "View", frame: frame)
        (element.label, element.identifier, element.value, element.children) = (label, identifier, value, children)
        return element
    }

    /// An app with a table of two rows, two buttons of the same name, and a slider.
    static var screen: AutomationElement {
        let whole = CGRect(x: 0, y: 0, width: 400, height: 800)
        let rows = ["Tea", "Cake"].enumerated().map { index, name in
            make(
                10 + 10 * UInt64(index), .cell, frame: CGRect(x: 0, y: 100 + 50 * CGFloat(index), width: 400, height: 50),
                [
                    make(11 + 10 * UInt64(index), .staticText, name),
                    make(
                        12 + 10 * UInt64(index), .button, "Buy", identifier: "buy.\(name)",
                        frame: CGRect(x: 300, y: 100, width: 80, height: 50)),
                ])
        }
        let slider = make(31, .slider, "Volume", value: "50%", frame: CGRect(x: 50, y: 300, width: 228, height: 30))
        return make(
            1, .application, "App", frame: whole,
            [make(2, .window, frame: whole, [make(3, .table, identifier: "menu", frame: whole, rows), slider])])
    }
}
