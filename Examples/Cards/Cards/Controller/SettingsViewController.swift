import UIKit

/// What the next game is dealt from.
final class SettingsViewController: UITableViewController {
    private enum Section: Int, CaseIterable {
        case pairs
        case figures
        case colors
        case patterns
    }

    private let store: SettingsStore
    private var settings: GameSettings {
        didSet { store.save(settings) }
    }

    init(store: SettingsStore) {
        self.store = store
        settings = store.load()
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("Settings", comment: "Button and title of the settings")
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(close))
        tableView.register(SwitchCell.self, forCellReuseIdentifier: SwitchCell.identifier)
        tableView.register(StepperCell.self, forCellReuseIdentifier: StepperCell.identifier)
        tableView.allowsSelection = false
    }

    @objc private func close() {
        presentingViewController?.dismiss(animated: true)
    }

    // MARK: - Rows

    override func numberOfSections(in tableView: UITableView) -> Int {
        Section.allCases.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        switch Section.allCases[section] {
        case .pairs: return 1
        case .figures: return Figure.allCases.count
        case .colors: return CardColor.allCases.count
        case .patterns: return BackPattern.Kind.allCases.count
        }
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        switch Section.allCases[section] {
        case .pairs: return nil
        case .figures: return NSLocalizedString("Figures", comment: "Section of the settings")
        case .colors: return NSLocalizedString("Colors", comment: "Section of the settings")
        case .patterns: return NSLocalizedString("Backs", comment: "Section of the settings")
        }
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        guard Section.allCases[section] == .pairs else { return nil }
        return NSLocalizedString("The settings apply from the next game on.", comment: "Below the first section of the settings")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch Section.allCases[indexPath.section] {
        case .pairs: return stepperCell(at: indexPath)
        case .figures: return switchCell(for: Figure.allCases[indexPath.row], at: indexPath)
        case .colors: return switchCell(for: CardColor.allCases[indexPath.row], at: indexPath)
        case .patterns: return switchCell(for: BackPattern.Kind.allCases[indexPath.row], at: indexPath)
        }
    }

    private func stepperCell(at indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: StepperCell.identifier, for: indexPath)
        guard let cell = cell as? StepperCell else { return cell }
        cell.show(settings.pairCount, of: GameSettings.pairRange) { [weak self] count in
            self?.settings.pairCount = count
        }
        return cell
    }

    private func switchCell(for option: some NamedOption, at indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: SwitchCell.identifier, for: indexPath)
        guard let cell = cell as? SwitchCell else { return cell }
        cell.show(
            name: option.localizedName.capitalizedFirst,
            identifier: option.rawValue,
            isOn: settings.isOn(option),
            isEnabled: settings.canSwitch(option)
        ) { [weak self] isOn in
            self?.set(option, isOn: isOn, section: indexPath.section)
        }
        return cell
    }

    /// Switches an option; which switches may still be moved is another matter then.
    private func set(_ option: some NamedOption, isOn: Bool, section: Int) {
        settings.set(option, isOn: isOn)
        for case let cell as SwitchCell in tableView.visibleCells {
            guard let indexPath = tableView.indexPath(for: cell), indexPath.section == section else { continue }
            cell.isSwitchEnabled = canSwitch(at: indexPath)
        }
    }

    private func canSwitch(at indexPath: IndexPath) -> Bool {
        switch Section.allCases[indexPath.section] {
        case .pairs: return true
        case .figures: return settings.canSwitch(Figure.allCases[indexPath.row])
        case .colors: return settings.canSwitch(CardColor.allCases[indexPath.row])
        case .patterns: return settings.canSwitch(BackPattern.Kind.allCases[indexPath.row])
        }
    }
}
