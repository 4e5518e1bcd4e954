import UIKit

/// The game screen: three buttons, the counter and the board, placed by frames.
final class GameView: UIView {
    let startButton = UIButton()
    let menuButton = UIButton()
    let flipAllButton = UIButton()
    let board = UIView()
    private let counter = UILabel()

    private let margin: CGFloat = 10
    private let startSize = CGSize(width: 200, height: 50)

    var flipCount = 0 {
        didSet { showFlipCount() }
    }

    init() {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        setUpButtons()
        setUpCounter()
        board.backgroundColor = UIColor(red: 0.1, green: 0.9, blue: 0.1, alpha: 0.3)
        board.layer.cornerRadius = 5
        for view in [menuButton, startButton, flipAllButton, counter, board] { addSubview(view) }
        showFlipCount()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let insets = window?.safeAreaInsets ?? safeAreaInsets
        let top = insets.top
        let width = bounds.width
        let startX = (width - startSize.width) / 2
        startButton.frame = CGRect(origin: CGPoint(x: startX, y: top), size: startSize)
        let sideSize = CGSize(width: startX - 2 * margin, height: startSize.height)
        menuButton.frame = CGRect(origin: CGPoint(x: margin, y: top), size: sideSize)
        flipAllButton.frame = CGRect(origin: CGPoint(x: startButton.frame.maxX + margin, y: top), size: sideSize)
        counter.frame = CGRect(x: margin, y: top + 55, width: width - 2 * margin, height: 20)
        let boardY = top + 80
        board.frame = CGRect(
            x: margin,
            y: boardY,
            width: width - 2 * margin,
            height: bounds.height - boardY - margin - insets.bottom
        )
    }

    private func setUpButtons() {
        startButton.setTitle(NSLocalizedString("Start game", comment: "Button above the board"), for: .normal)
        startButton.setTitleColor(.black, for: .normal)
        startButton.setTitleColor(.gray, for: .highlighted)
        startButton.backgroundColor = .systemGray4
        startButton.layer.cornerRadius = 10
        // Black on gray can only be read on the light gray.
        startButton.overrideUserInterfaceStyle = .light
        startButton.accessibilityIdentifier = "start"

        setUp(menuButton, symbol: "line.3.horizontal", label: NSLocalizedString("Menu", comment: "Button above the board"))
        menuButton.accessibilityIdentifier = "menu"
        setUp(
            flipAllButton,
            symbol: "arrow.triangle.2.circlepath",
            label: NSLocalizedString("Flip all", comment: "Button above the board")
        )
        flipAllButton.accessibilityIdentifier = "flipAll"
    }

    private func setUp(_ button: UIButton, symbol: String, label: String) {
        let configuration = UIImage.SymbolConfiguration(pointSize: 22, weight: .medium)
        button.setImage(UIImage(systemName: symbol, withConfiguration: configuration), for: .normal)
        button.backgroundColor = .systemGray6
        button.layer.cornerRadius = 10
        button.accessibilityLabel = label
    }

    private func setUpCounter() {
        counter.textAlignment = .center
        counter.font = .monospacedDigitSystemFont(ofSize: 15, weight: .regular)
        counter.textColor = .label
        counter.accessibilityIdentifier = "flips"
    }

    private func showFlipCount() {
        counter.text = .localizedStringWithFormat(
            NSLocalizedString("Flips: %ld", comment: "Counter above the board"), flipCount
        )
    }
}
