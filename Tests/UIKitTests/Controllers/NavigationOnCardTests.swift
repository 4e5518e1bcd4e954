import DeviceProtocol
import Testing

@testable import UIKit

/// Navigation controllers on cards that controllers of the app's own lay out.
@MainActor @Suite(.serialized) struct NavigationOnCardTests {
    /// A card that its content has resized as it appears.
    private final class Card: UIViewController {
        let content: Content
        lazy var navigation = UINavigationController(rootViewController: content)

        init(_ content: Content) {
            self.content = content
            super.init(nibName: nil, bundle: nil)
            modalPresentationStyle = .overFullScreen
            modalTransitionStyle = .crossDissolve
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            addChild(navigation)
            view.addSubview(navigation.view)
            navigation.didMove(toParent: self)
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            layOut()
        }

        func layOut() {
            content.tableView.layoutIfNeeded()
            navigation.view.frame = CGRect(x: 24, y: 300, width: 345, height: content.tableView.contentSize.height + 60)
        }
    }

    private final class Content: UITableViewController {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            tableView.reloadData()
            UIView.animate(withDuration: 0.25) { (self.navigationController?.parent as? Card)?.layOut() }
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    }

    @Test func theContentBeginsBelowTheBar() {
        let device = TestDevice(), root = UIViewController()
        device.show(root)
        let content = Content(style: .insetGrouped), time = SteppedTime(device)
        root.present(Card(content), animated: true)
        time.pass(1)
        #expect(content.view.safeAreaInsets.top == 44)
        #expect(content.tableView.contentOffset.y == -44)
        time.end()
    }
}
