import SwiftUI
import UIKit

/// An hour on a court: free ones stand out, the user's own have the court's color.
final class SlotCell: UICollectionViewCell {
    private var slot: CourtSlot?
    private var slotState = SlotState.past

    func configure(_ slot: CourtSlot, _ state: SlotState) {
        (self.slot, slotState) = (slot, state)
        setNeedsUpdateConfiguration()
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        guard let slot else { return }
        let time = slot.start.formatted(date: .omitted, time: .shortened)
        contentConfiguration = content(time)
        backgroundConfiguration = background(isHighlighted: state.isHighlighted)
        isAccessibilityElement = true
        accessibilityLabel = "\(slot.court.name), \(time)"
        accessibilityValue = slotState.title
        accessibilityTraits = [.free, .mine].contains(slotState) ? .button : [.button, .notEnabled]
    }

    private func content(_ time: String) -> UIListContentConfiguration {
        var content = UIListContentConfiguration.cell()
        content.attributedText = NSAttributedString(string: time, attributes: attributes)
        content.textProperties.alignment = .center
        content.textProperties.font = .preferredFont(forTextStyle: .subheadline)
        content.textProperties.numberOfLines = 1
        content.textProperties.adjustsFontSizeToFitWidth = true
        content.textProperties.color = textColor
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 6, bottom: 4, trailing: 6)
        return content
    }

    /// Hours that cannot be booked are struck through.
    private var attributes: [NSAttributedString.Key: Any] {
        slotState == .taken ? [.strikethroughStyle: NSUnderlineStyle.single.rawValue, .strikethroughColor: UIColor.tertiaryLabel] : [:]
    }

    private var textColor: UIColor {
        switch slotState {
        case .free: .label
        case .mine: .white
        case .taken, .past: .tertiaryLabel
        }
    }

    private func background(isHighlighted: Bool) -> UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration.clear()
        background.cornerRadius = 12
        switch slotState {
        case .free: background.backgroundColor = isHighlighted ? .systemGray4 : .secondarySystemGroupedBackground
        case .mine: background.backgroundColor = slot.map { UIColor($0.court.color) }
        case .taken, .past: background.backgroundColor = .tertiarySystemFill
        }
        return background
    }
}
