import UIKit

/// A name with a switch.
final class SwitchCell: UITableViewCell {
    static let identifier = "SwitchCell"

    private let toggle = UISwitch()
    private var onChange: ((Bool) -> Void)?

    var isSwitchEnabled: Bool {
        get { toggle.isEnabled }
        set { toggle.isEnabled = newValue }
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        toggle.addTarget(self, action: #selector(changed), for: .valueChanged)
        accessoryView = toggle
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(name: String, identifier: String, isOn: Bool, isEnabled: Bool, onChange: @escaping (Bool) -> Void) {
        var content = defaultContentConfiguration()
        content.text = name
        contentConfiguration = content
        toggle.isOn = isOn
        toggle.isEnabled = isEnabled
        toggle.accessibilityIdentifier = identifier
        toggle.accessibilityLabel = name
        self.onChange = onChange
    }

    @objc private func changed() {
        onChange?(toggle.isOn)
    }
}
