import Testing

@testable import UIKit
@_spi(Quince) import QuinceFoundation

/// A controller with a segue action, registered as lowered code registers it.
private final class SegueActionSource: UIViewController {
    @MainActor static let register: Void = ObjectRuntime.register(SegueActionSource.self) { entry in
        entry.method("makeDetail:") { _, arguments in SegueActionDetail(word: "made", coder: arguments[0] as! NSCoder) }
    }
}

private final class SegueActionDetail: UIViewController {
    let word: String

    init?(word: String, coder: NSCoder) {
        self.word = word
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) { nil }
}

@MainActor struct SegueActionTests {
    private func present(_ scenes: [String]) throws -> UIViewController? {
        SegueActionSource.register
        let device = TestDevice()
        defer { device.end() }
        let xml = scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined()
        let document = InterfaceReader.document("<document initialViewController=\"main\"><scenes>\(xml)</scenes></document>")
        let storyboard = UIStoryboard(document: document, bundle: .main)
        // The source is made in code: the test's class has no name that documents could give it.
        let source = try #require(storyboard.controller(objectID: "main", sender: nil) { SegueActionSource(coder: $0) })
        device.show(source)
        source.performSegue(withIdentifier: "go", sender: nil)
        return source.presentedViewController
    }

    private func segue(to destination: String, _ attributes: String = "") -> String {
        "<connections><segue destination=\"\(destination)\" kind=\"presentation\" identifier=\"go\" animates=\"NO\" \(attributes) id=\"s\"/></connections>"
    }

    @Test func anActionMakesTheDestination() throws {
        let presented = try present([
            InterfaceReader.controller("main", segue(to: "detail", "destinationCreationSelector=\"makeDetail:\"")),
            InterfaceReader.controller("detail"),
        ])
        #expect((presented as? SegueActionDetail)?.word == "made")
    }

    /// Interface Builder lets the relationship of a navigation controller name an action of the controller that presents it.
    @Test func anActionMakesTheRootOfANavigationController() throws {
        let navigation = """
            <navigationController id="nav" sceneMemberID="viewController"><connections>
            <segue destination="detail" kind="relationship" relationship="rootViewController"
            destinationCreationSelector="makeDetail:" id="r"/></connections></navigationController>
            """
        let presented = try present([
            InterfaceReader.controller("main", segue(to: "nav")), navigation, InterfaceReader.controller("detail"),
        ])
        let root = (presented as? UINavigationController)?.viewControllers.first
        #expect((root as? SegueActionDetail)?.word == "made")
    }
}
