extension UICalendarView {
    public enum DecorationSize: Int, Sendable { case small = 0, medium, large }

    /// A mark below a day.
    ///
    /// Source: Apple's “UICalendarView.Decoration”.
    @preconcurrency @MainActor open class Decoration: NSObject {
        private let make: (UIColor) -> UIView

        private init(make: @escaping (UIColor) -> UIView) {
            self.make = make
            super.init()
        }

        /// A dot in a colour; gray where none is given.
        @MainActor public convenience init(color: UIColor? = nil, size: DecorationSize = .medium) {
            self.init { _ in
                let dot = UIView(frame: CGRect(origin: .zero, size: CGSize(width: Self.dot(size), height: Self.dot(size))))
                dot.backgroundColor = color ?? .systemFill
                dot.layer.cornerRadius = Self.dot(size) / 2
                return dot
            }
        }

        @MainActor public convenience override init() { self.init(color: nil, size: .medium) }

        open class func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Self {
            made(Decoration(color: color, size: size))
        }

        /// An image; templates take the colour.
        @MainActor public convenience init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
            self.init { tint in
                let configured = image?.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: Self.symbol(size))) ?? image
                let view = UIImageView(image: configured)
                view.contentMode = .scaleAspectFit
                view.tintColor = color ?? .systemFill
                let side = Self.symbol(size) + 2
                view.frame.size = CGSize(width: side, height: side)
                return view
            }
        }

        open class func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) -> Self {
            made(Decoration(image: image, color: color, size: size))
        }

        /// A view of the app's.
        @MainActor public convenience init(customViewProvider provider: @escaping () -> UIView) { self.init { _ in provider() } }

        open class func customView(_ provider: @escaping () -> UIView) -> Self { made(Decoration(customViewProvider: provider)) }

        private class func made<Kind: Decoration>(_ decoration: Decoration) -> Kind {
            guard let decoration = decoration as? Kind else {
                uncaughtException(.invalidArgument, "decorations are made by UICalendarViewDecoration itself, not by subclasses")
            }
            return decoration
        }

        func makeView(_ tint: UIColor) -> UIView { make(tint) }

        private static func dot(_ size: DecorationSize) -> CGFloat {
            switch size {
            case .small: 4
            case .medium: 6
            case .large: 10
            }
        }

        private static func symbol(_ size: DecorationSize) -> CGFloat {
            switch size {
            case .small: 8
            case .medium: 10
            case .large: 12
            }
        }
    }
}

/// A day of a calendar, its mark below it.
final class CalendarDayView: UIControl {
    private let label = UILabel()
    private let circle = UIView()
    private(set) var components = DateComponents()
    private var isToday = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        label.textAlignment = .center
        circle.isUserInteractionEnabled = false
        addSubview(circle)
        addSubview(label)
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    var decoration: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let decoration {
                decoration.isUserInteractionEnabled = false
                addSubview(decoration)
            }
            setNeedsLayout()
        }
    }

    func show(_ number: Int, _ components: DateComponents, font: UIFont, isSelected: Bool, isToday: Bool) {
        (self.components, self.isToday) = (components, isToday)
        self.isSelected = isSelected
        label.font = font
        label.text = String(number)
        update()
    }

    private func update() {
        circle.backgroundColor = isSelected ? (isToday ? tintColor : tintColor.withAlphaComponent(0.12)) : nil
        label.textColor = !isEnabled ? .tertiaryLabel : isSelected ? (isToday ? .white : tintColor) : isToday ? tintColor : .label
        if isSelected { accessibilityTraits.insert(.selected) } else { accessibilityTraits.remove(.selected) }
    }

    override func stateChanged() {
        super.stateChanged()
        update()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // The number makes room for marks.
        let room = bounds.height >= CalendarMetrics.decoratedDay - 8 ? CalendarMetrics.decoration : 0
        let size = min(CalendarMetrics.circle, bounds.width, bounds.height - room)
        let middle = CGPoint(x: bounds.midX, y: (bounds.height - room) / 2)
        circle.frame = CGRect(x: middle.x - size / 2, y: middle.y - size / 2, width: size, height: size)
        circle.layer.cornerRadius = size / 2
        label.frame = CGRect(x: 0, y: middle.y - size / 2, width: bounds.width, height: size)
        guard let decoration else { return }
        let wanted = decoration.bounds.size == .zero ? decoration.sizeThatFits(bounds.size) : decoration.bounds.size
        let fitted = CGSize(width: min(wanted.width, bounds.width), height: min(wanted.height, CalendarMetrics.decoration))
        decoration.frame = CGRect(
            x: bounds.midX - fitted.width / 2, y: bounds.height - room + (room - fitted.height) / 2 - 1, width: fitted.width,
            height: fitted.height)
    }
}
