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
        @preconcurrency @MainActor public convenience init(color: UIColor? = nil, size: DecorationSize = .medium) {
            self.init { _ in
                let dot = UIView(frame: CGRect(origin: .zero, size: CGSize(width: Self.dot(size), height: Self.dot(size))))
                dot.backgroundColor = color ?? .systemFill
                dot.layer.cornerRadius = Self.dot(size) / 2
                return dot
            }
        }

        @preconcurrency @MainActor public convenience override init() { self.init(color: nil, size: .medium) }

        open class func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Self {
            made(Decoration(color: color, size: size))
        }

        /// An image; templates take the colour.
        @preconcurrency @MainActor public convenience init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
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
        @preconcurrency @MainActor public convenience init(customViewProvider provider: @escaping () -> UIView) {
            self.init { _ in provider() }
        }

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
