import UIKit

/// A card with a figure on its face and a pattern on its back.
final class CardView<Figure: FigureLayer>: UIView, FlippableCard {
    weak var touchDelegate: CardTouchDelegate?

    var isFaceUp = false {
        didSet { setNeedsDisplay() }
    }

    private let color: UIColor
    private let pattern: BackPattern
    private let cornerRadius: CGFloat = 20
    private let inset: CGFloat = 10

    private lazy var face = makeSide(showing: makeFigure())
    private lazy var back = makeSide(showing: BackLayer(pattern: pattern, size: bounds.size, color: UIColor.black.cgColor))

    init(frame: CGRect, color: UIColor, pattern: BackPattern) {
        self.color = color
        self.pattern = pattern
        super.init(frame: frame)
        layer.cornerRadius = cornerRadius
        layer.borderWidth = 2
        layer.borderColor = UIColor.black.cgColor
        clipsToBounds = true
        isOpaque = false
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func flip(completion: ((any FlippableCard) -> Void)? = nil) {
        let (shown, hidden) = isFaceUp ? (face, back) : (back, face)
        UIView.transition(from: shown, to: hidden, duration: 0.5, options: .transitionFlipFromTop) { _ in
            completion?(self)
        }
        isFaceUp.toggle()
    }

    // MARK: - Sides

    override func draw(_ rect: CGRect) {
        face.removeFromSuperview()
        back.removeFromSuperview()
        addSubview(isFaceUp ? back : face)
        addSubview(isFaceUp ? face : back)
    }

    private func makeSide(showing content: CALayer) -> UIView {
        let side = UIView(frame: bounds)
        side.backgroundColor = .white
        side.layer.cornerRadius = cornerRadius
        side.layer.masksToBounds = true
        side.isUserInteractionEnabled = false
        side.layer.addSublayer(content)
        return side
    }

    private func makeFigure() -> CALayer {
        let area = bounds.insetBy(dx: inset, dy: inset)
        let figure = Figure(size: area.size, color: color.cgColor)
        figure.frame = area
        return figure
    }

    // MARK: - Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touchDelegate, let touch = touches.first else { return super.touchesBegan(touches, with: event) }
        touchDelegate.card(self, touchBegan: touch)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touchDelegate, let touch = touches.first else { return super.touchesMoved(touches, with: event) }
        touchDelegate.card(self, touchMoved: touch)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touchDelegate, let touch = touches.first else { return super.touchesEnded(touches, with: event) }
        touchDelegate.card(self, touchEnded: touch)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touchDelegate, let touch = touches.first else { return super.touchesCancelled(touches, with: event) }
        touchDelegate.card(self, touchCancelled: touch)
    }
}
