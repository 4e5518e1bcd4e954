import SwiftUI
import UIKit

/// The header of a court's hours: a dot in the surface's color, the name and the surface.
final class CourtHeaderView: UICollectionReusableView {
    private let dot = UIView()
    private let name = UILabel()
    private let surface = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        name.font = UIFontMetrics(forTextStyle: .headline).scaledFont(for: .systemFont(ofSize: 17, weight: .semibold))
        surface.font = .preferredFont(forTextStyle: .footnote)
        surface.textColor = .secondaryLabel
        for label in [name, surface] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
        }
        dot.layer.cornerRadius = 6
        placeViews()
        isAccessibilityElement = true
        accessibilityTraits = .header
    }

    required init?(coder: NSCoder) { fatalError("The header is made in code.") }

    private func placeViews() {
        let texts = UIStackView(arrangedSubviews: [name, surface])
        texts.axis = .vertical
        for view in [dot, texts] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            dot.widthAnchor.constraint(equalToConstant: 12), dot.heightAnchor.constraint(equalToConstant: 12),
            dot.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 4), dot.centerYAnchor.constraint(equalTo: name.centerYAnchor),
            texts.leadingAnchor.constraint(equalTo: dot.trailingAnchor, constant: 8),
            texts.trailingAnchor.constraint(equalTo: trailingAnchor),
            texts.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            texts.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
        ])
    }

    func configure(_ court: Court) {
        dot.backgroundColor = UIColor(court.color)
        (name.text, surface.text) = (court.name, court.surface)
        accessibilityLabel = "\(court.name), \(court.surface)"
    }
}
