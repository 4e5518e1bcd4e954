import UIKit

/// A number of pairs with a stepper.
final class StepperCell: UITableViewCell {
    static let identifier = "StepperCell"

    private let stepper = UIStepper()
    private var onChange: ((Int) -> Void)?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        stepper.addTarget(self, action: #selector(changed), for: .valueChanged)
        stepper.accessibilityIdentifier = "pairs"
        accessoryView = stepper
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ count: Int, of range: ClosedRange<Int>, onChange: @escaping (Int) -> Void) {
        stepper.minimumValue = Double(range.lowerBound)
        stepper.maximumValue = Double(range.upperBound)
        stepper.value = Double(count)
        self.onChange = onChange
        showCount()
    }

    @objc private func changed() {
        onChange?(Int(stepper.value))
        showCount()
    }

    private func showCount() {
        let text = String.localizedStringWithFormat(
            NSLocalizedString("Pairs: %ld", comment: "Row of the settings"), Int(stepper.value)
        )
        var content = defaultContentConfiguration()
        content.text = text
        contentConfiguration = content
        stepper.accessibilityLabel = text
    }
}
