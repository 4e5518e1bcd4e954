/// Says, in the middle of a list of UIKit's own, that there is nothing in it.
package final class EmptyListView: UIView {
    private let label = UILabel()

    package init(_ text: String) {
        super.init(frame: .zero)
        label.text = text
        label.font = .preferredFont(forTextStyle: .title2)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        addSubview(label)
    }

    package required init?(coder: NSCoder) { nil }

    package override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}
