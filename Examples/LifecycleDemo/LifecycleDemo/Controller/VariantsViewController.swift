import UIKit

/// The list of variants.
final class VariantsViewController: UITableViewController {
    private let variants = Variant.allCases

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        variants.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Variant", for: indexPath)
        cell.textLabel?.text = variants[indexPath.row].rawValue
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let scene = view.window?.windowScene?.delegate as? SceneDelegate else { return }
        scene.open(variants[indexPath.row])
    }
}
