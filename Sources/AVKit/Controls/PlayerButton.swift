/// A white symbol that is tapped.
final class PlayerButton: UIButton {
    var onTap: () -> Void = {}
    private let size: CGFloat
    private var symbol = ""

    init(_ symbol: String, size: CGFloat) {
        self.size = size
        super.init(frame: .zero)
        tintColor = .white
        show(symbol, label: nil)
        addAction(UIAction { [weak self] _ in self?.onTap() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { fatalError("Player buttons are made in code.") }

    /// - Parameter label: What VoiceOver calls the button.
    func show(_ symbol: String, label: String?) {
        if let label { accessibilityLabel = label }
        guard symbol != self.symbol else { return }
        self.symbol = symbol
        let image = UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: .medium))
        setImage(image?.withTintColor(.white, renderingMode: .alwaysOriginal), for: .normal)
    }
}
