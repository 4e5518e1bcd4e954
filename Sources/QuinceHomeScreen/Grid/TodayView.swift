import UIKit

/// The Today view: widgets left of the first page, in a list that scrolls.
final class TodayView: UIView, UIScrollViewDelegate {
    let scroll = UIScrollView()
    private let editButton = UIButton(type: .system)
    private let empty = UILabel()
    /// Called for the button Edit.
    var edit: () -> Void = {}
    /// Called when others can be seen than before.
    var seen: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.showsVerticalScrollIndicator = false
        scroll.alwaysBounceVertical = true
        scroll.clipsToBounds = false
        scroll.delegate = self
        addSubview(scroll)
        var configuration = UIButton.Configuration.filled()
        configuration.title = systemText("Edit")
        configuration.cornerStyle = .capsule
        configuration.baseForegroundColor = .white
        configuration.baseBackgroundColor = UIColor(white: 1, alpha: 0.25)
        editButton.configuration = configuration
        editButton.accessibilityIdentifier = "today.edit"
        editButton.addAction(UIAction { [unowned self] _ in edit() }, for: .touchUpInside)
        scroll.addSubview(editButton)
        empty.text = systemText("Add widgets to see them here.")
        empty.font = .preferredFont(forTextStyle: .body)
        empty.adjustsFontForContentSizeCategory = true
        empty.numberOfLines = 0
        empty.textAlignment = .center
        empty.textColor = UIColor(white: 1, alpha: 0.7)
        scroll.addSubview(empty)
    }

    required init?(coder: NSCoder) { nil }

    /// Places what stands below the widgets.
    func lieOut(bottom: CGFloat, isEmpty: Bool) {
        scroll.frame = bounds
        empty.isHidden = !isEmpty
        var y = bottom + (isEmpty ? 40 : 46)
        if isEmpty {
            let size = empty.sizeThatFits(CGSize(width: bounds.width - 80, height: .greatestFiniteMagnitude))
            empty.frame = CGRect(x: 40, y: y, width: bounds.width - 80, height: size.height)
            y = empty.frame.maxY + 20
        }
        let size = editButton.intrinsicContentSize
        editButton.frame = CGRect(x: (bounds.width - size.width) / 2, y: y, width: size.width, height: size.height)
        scroll.contentSize = CGSize(width: bounds.width, height: editButton.frame.maxY + 60)
    }

    var isEditing = false {
        didSet { editButton.isHidden = isEditing }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { seen() }
}
