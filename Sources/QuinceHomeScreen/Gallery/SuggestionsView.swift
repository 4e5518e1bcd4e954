import HomeScreenModel
import UIKit

/// Widgets to begin with, at the top of the gallery: small ones side by side, larger ones below each other.
final class SuggestionsView: UIView {
    private let previews: [GalleryPreview]
    private let names: [UILabel]
    var choose: (WidgetGallery.Page) -> Void = { _ in }

    private static let gap: CGFloat = 24, name: CGFloat = 30

    init(_ pages: [WidgetGallery.Page], board: WidgetBoard) {
        previews = pages.map { GalleryPreview($0, board: board) }
        names = pages.map { page in
            let label = UILabel()
            label.text = page.name
            label.font = .systemFont(ofSize: 13)
            label.textColor = .secondaryLabel
            label.textAlignment = .center
            return label
        }
        super.init(frame: .zero)
        for (preview, name) in zip(previews, names) {
            addSubview(preview)
            addSubview(name)
            preview.isUserInteractionEnabled = true
            preview.isAccessibilityElement = true
            preview.accessibilityTraits = .button
            preview.accessibilityLabel = preview.page.name
            preview.accessibilityIdentifier = "suggestion.\(preview.page.kind).\(preview.page.family.rawValue)"
            let tap = UITapGestureRecognizer()
            tap.handlers.append { [unowned self, unowned preview] _ in choose(preview.page) }
            preview.addGestureRecognizer(tap)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Returns the frames of the previews in a container of the given width.
    private func frames(width: CGFloat) -> [CGRect] {
        let half = (width - 2 * 20 - Self.gap) / 2
        var frames: [CGRect] = []
        var y: CGFloat = 12, lone: CGFloat?
        for preview in previews {
            if preview.page.family == .small {
                let size = preview.fitting(CGSize(width: half, height: half))
                if let top = lone {
                    frames.append(
                        CGRect(x: width / 2 + Self.gap / 2 + (half - size.width) / 2, y: top, width: size.width, height: size.height))
                    lone = nil
                } else {
                    frames.append(CGRect(x: 20 + (half - size.width) / 2, y: y, width: size.width, height: size.height))
                    lone = y
                    y += size.height + Self.name
                }
            } else {
                let size = preview.fitting(CGSize(width: width - 40, height: 400))
                frames.append(CGRect(x: (width - size.width) / 2, y: y, width: size.width, height: size.height))
                y += size.height + Self.name
            }
        }
        return frames
    }

    func height(width: CGFloat) -> CGFloat {
        guard !previews.isEmpty, width > 0 else { return 0 }
        return (frames(width: width).map(\.maxY).max() ?? 0) + Self.name + 6
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for ((preview, name), frame) in zip(zip(previews, names), frames(width: bounds.width)) {
            var frame = frame
            if HomeDirection.isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
            preview.frame = frame
            name.frame = CGRect(x: frame.minX, y: frame.maxY + 6, width: frame.width, height: 18)
        }
    }
}
