import UIKit

/// The list of scenes.
final class GalleryViewController: UITableViewController {
    private static let cellIdentifier = "Scene"

    private let sections = GalleryScene.Section.allCases

    init() {
        super.init(style: .grouped)
        title = NSLocalizedString("Layers and curves", comment: "Title of the gallery")
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cellIdentifier)
        navigationItem.backButtonDisplayMode = .minimal
    }

    private func scene(at indexPath: IndexPath) -> GalleryScene {
        sections[indexPath.section].scenes[indexPath.row]
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        sections.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].sceneCount
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
        let scene = scene(at: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = "\(scene.id)  \(scene.title)"
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        cell.accessibilityIdentifier = "row.\(scene.id)"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        show(SceneFactory.makeController(for: scene(at: indexPath)), sender: self)
    }
}
