import UIKit

/// A scene of the gallery. Subclasses put its content into the root view.
class SceneViewController: UIViewController {
    let scene: GalleryScene

    /// Which of the scene's choices are made, one index for each group.
    private(set) var choices: [Int] = []

    init(scene: GalleryScene) {
        self.scene = scene
        super.init(nibName: nil, bundle: nil)
        title = "\(scene.id)  \(scene.title)"
        // The root view begins below the bar.
        edgesForExtendedLayout = []
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityLabel = scene.sentence
        view.accessibilityIdentifier = scene.id
        choices = choiceGroups.map { _ in 0 }
        if let first = choiceGroups.first {
            choices[0] = min(max(UserDefaults.standard.integer(forKey: "Choice"), 0), first.count - 1)
        }
        showChoices()
        choicesChanged()
    }

    // MARK: - For subclasses

    /// The titles of what can be chosen. The launch argument `-Choice` makes the first group's choice, by index.
    var choiceGroups: [[String]] { [] }

    /// Shows what is chosen; called once the view is loaded, too.
    func choicesChanged() {}

    // MARK: - Choices

    /// The first group is in the bar's middle, the second one at its end.
    private func showChoices() {
        let controls = choiceGroups.enumerated().map { makeControl(group: $0, titles: $1) }
        guard let first = controls.first else { return }
        navigationItem.titleView = first
        if controls.count > 1 { navigationItem.rightBarButtonItem = UIBarButtonItem(customView: controls[1]) }
    }

    private func makeControl(group: Int, titles: [String]) -> UIView {
        let control = UISegmentedControl(items: titles)
        control.selectedSegmentIndex = choices[group]
        control.addAction(UIAction { [weak self, weak control] _ in
            guard let self, let control else { return }
            self.choices[group] = control.selectedSegmentIndex
            self.choicesChanged()
        }, for: .valueChanged)
        return control
    }
}
