import Observation
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct PropertyUpdateTests {
    @Observable final class Model { var count = 1 }

    private final class Counter: UIView {
        var log: [String] = []
        var model: Model?
        override func updateProperties() {
            super.updateProperties()
            log.append("properties \(model?.count ?? 0)")
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            log.append("layout")
        }
    }

    private final class Controller: UIViewController {
        var log: [String] = []
        override func updateProperties() { log.append("properties") }
        override func viewWillLayoutSubviews() { log.append("layout") }
    }

    private func shown(_ view: UIView) -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(view)
        root.layoutIfNeeded()
        return root
    }

    @Test func propertiesAreUpdatedBeforeTheFirstLayout() {
        let view = Counter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let root = shown(view)
        #expect(view.log == ["properties 0", "layout"])
        view.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(view.log == ["properties 0", "layout", "layout"])
    }

    @Test func anUpdateMayBeAskedFor() {
        let view = Counter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let root = shown(view)
        view.log = []
        view.setNeedsUpdateProperties()
        #expect(view.log == [])
        view.updatePropertiesIfNeeded()
        view.updatePropertiesIfNeeded()
        #expect(view.log == ["properties 0"])
        view.setNeedsUpdateProperties()
        root.layoutIfNeeded()
        #expect(view.log.filter { $0 == "properties 0" }.count == 2)
    }

    @Test func changesOfWhatIsReadUpdateAgain() async {
        let view = Counter(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), model = Model()
        view.model = model
        let root = shown(view)
        model.count = 2
        // Another thread may work for the main actor: the change then arrives with its next turn.
        for _ in 0..<1000 where view.log.last != "layout" || view.log.filter({ $0.hasPrefix("properties") }).count < 2 {
            await Task.yield()
            root.layoutIfNeeded()
        }
        #expect(view.log.filter { $0.hasPrefix("properties") } == ["properties 1", "properties 2"])
    }

    @Test func controllersUpdateTheirProperties() {
        let controller = Controller()
        controller.view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        controller.view.layoutIfNeeded()
        #expect(controller.log == ["properties", "layout"])
        controller.setNeedsUpdateProperties()
        controller.updatePropertiesIfNeeded()
        #expect(controller.log == ["properties", "layout", "properties"])
    }
}
