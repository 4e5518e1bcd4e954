import UIKit

/// A bill with a tip, and the last three hundred bills. An agent finds what is wrong with it: see `Agent/session.json`.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: BillController())
        window?.makeKeyAndVisible()
        return true
    }
}

final class BillController: UIViewController {
    private let amount = UITextField()
    private let generous = UISwitch()
    private let total = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Bill"
        view.backgroundColor = .systemBackground
        amount.placeholder = "Amount"
        amount.borderStyle = .roundedRect
        generous.accessibilityIdentifier = "generous"
        total.text = "Total: 0"
        let button = UIButton(type: .system)
        button.setTitle("Add tip", for: .normal)
        button.addAction(UIAction { [unowned self] _ in addTip() }, for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [amount, generous, button, total])
        stack.axis = .vertical
        stack.spacing = 16
        stack.frame = CGRect(x: 20, y: 140, width: 300, height: 220)
        view.addSubview(stack)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "History",
            primaryAction: UIAction { [unowned self] _ in navigationController?.pushViewController(HistoryController(), animated: true) })
    }

    private func addTip() {
        let bill = Int(amount.text ?? "") ?? 0
        total.text = "Total: \(Tip.total(of: bill, isGenerous: generous.isOn))"
        print("added a tip to \(bill)")
    }
}

final class HistoryController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "History"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "bill")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 300 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "bill", for: indexPath)
        cell.textLabel?.text = "Bill \(indexPath.row + 1): \(Tip.total(of: indexPath.row * 10, isGenerous: false))"
        return cell
    }
}
