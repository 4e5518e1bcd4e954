import Prices
import UIKit

/// Shows the price of an item, which a button raises.
open class PriceController: UIViewController {
    private let label = UILabel()
    private var cents = 249.5

    open var item: String { "" }

    override open func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let note = Bundle(for: PriceController.self).url(forResource: "note", withExtension: "txt")
        let footnote = UILabel()
        footnote.text = note.flatMap { try? String(contentsOf: $0, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines) }
        footnote.font = .preferredFont(forTextStyle: .footnote)
        label.font = .preferredFont(forTextStyle: .largeTitle)
        label.textColor = Price.color
        let button = UIButton(type: .system)
        button.setTitle("Raise", for: .normal)
        button.addTarget(self, action: #selector(raise), for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [label, button, footnote])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor), stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        show()
    }

    private func show() { label.text = Price(item: item, cents: cents).text }

    @objc private func raise() {
        cents += 100
        show()
    }
}
