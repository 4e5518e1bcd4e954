import UIKit

/// An app in Swift 4, whose compiler knows the names of that time.
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplicationLaunchOptionsKey: Any]?) -> Bool {
        let outer = UIViewController()
        let list = ListController(style: UITableViewStyle.grouped)
        outer.addChildViewController(list)
        list.view.frame = UIEdgeInsetsInsetRect(outer.view.bounds, UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0))
        list.view.autoresizingMask = [.flexibleWidth, .flexibleHeight] as UIViewAutoresizing
        outer.view.addSubview(list.view)
        list.didMove(toParentViewController: outer)
        outer.view.bringSubview(toFront: list.view)
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: outer)
        outer.navigationItem.title = "\(outer.childViewControllers.count) child"
        outer.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Media", style: UIBarButtonItemStyle.plain, target: list, action: #selector(ListController.showMedia))
        window?.makeKeyAndVisible()
        return true
    }
}

class ListController: UITableViewController {
    var rows = ["Choose", "Delete"]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = UITableViewAutomaticDimension
        NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .UIContentSizeCategoryDidChange, object: nil)
    }

    @objc func changed() { tableView.reloadData() }

    @objc func showMedia() { navigationController?.pushViewController(MediaController(), animated: true) }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: UITableViewCellStyle.default, reuseIdentifier: nil)
        let attributes: [NSAttributedStringKey: Any] = [
            .underlineStyle: NSUnderlineStyle.styleSingle.rawValue, .font: UIFont.boldSystemFont(ofSize: 17),
        ]
        cell.textLabel?.attributedText = NSAttributedString(string: rows[indexPath.row], attributes: attributes)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let alert = UIAlertController(title: "Which?", message: nil, preferredStyle: UIAlertControllerStyle.alert)
        for (title, style) in [("This", UIAlertActionStyle.default), ("None", .cancel)] {
            alert.addAction(
                UIAlertAction(title: title, style: style) { [unowned self] _ in
                    self.rows.append("Chose \(title)")
                    tableView.insertRows(at: [IndexPath(row: self.rows.count - 1, section: 0)], with: UITableViewRowAnimation.fade)
                })
        }
        present(alert, animated: true)
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCellEditingStyle, forRowAt indexPath: IndexPath
    ) {
        rows.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }
}
