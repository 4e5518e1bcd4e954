import UIKit

/// The bar above the keyboard with a button for each style, and one that ends editing.
final class FormatBar: UIToolbar {
    private let styler: TextStyler
    private var buttons: [TextStyle: UIBarButtonItem] = [:]

    init(styler: TextStyler) {
        self.styler = styler
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        for style in TextStyle.allCases { buttons[style] = makeButton(style) }
        let done = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak styler] _ in styler?.textView?.endEditing(true) })
        items = TextStyle.allCases.compactMap { buttons[$0] } + [.flexibleSpace(), done]
        styler.onStyles = { [weak self] in self?.show($0) }
    }

    required init?(coder: NSCoder) { fatalError("The bar is made in code.") }

    private func makeButton(_ style: TextStyle) -> UIBarButtonItem {
        let action = UIAction(title: style.title, image: UIImage(systemName: style.symbol)) { [weak styler] _ in styler?.toggle(style) }
        return UIBarButtonItem(primaryAction: action)
    }

    private func show(_ styles: Set<TextStyle>) {
        for (style, button) in buttons { button.isSelected = styles.contains(style) }
    }
}
