import DeviceRuntime

/// The bar at the lower edge of devices without a home button.
final class HomeIndicatorView: UIView {
    /// Sizes and distances in points.
    private enum Metrics {
        static let height: CGFloat = 5
        static let bottom: CGFloat = 8
        static let width: CGFloat = 139
        static let landscapeWidth: CGFloat = 224
        static let padWidth: CGFloat = 313
    }

    /// Whether it is drawn for dark content; nil, and nothing drawn, as long as there is no content.
    var isLight: Bool? {
        didSet { backgroundColor = isLight.map { $0 ? .white : .black } }
    }

    func place(in bounds: CGRect) {
        isUserInteractionEnabled = false
        let isPad = DeviceSettings.current.description.idiom == .pad
        let width = isPad ? Metrics.padWidth : bounds.width > bounds.height ? Metrics.landscapeWidth : Metrics.width
        frame = CGRect(
            x: (bounds.width - width) / 2, y: bounds.maxY - Metrics.bottom - Metrics.height, width: width, height: Metrics.height)
        layer.cornerRadius = Metrics.height / 2
    }

    /// Points of it, in its superview's coordinates, that tell what lies behind: enough that letters and edges of pictures do not decide.
    var probedPoints: [CGPoint] {
        let count = 9
        return (0..<count).map { index in
            CGPoint(
                x: frame.minX + frame.width * (CGFloat(index) + 0.5) / CGFloat(count),
                y: frame.minY + frame.height * (index.isMultiple(of: 2) ? 0.2 : 0.8))
        }
    }

    /// Takes the colour that is seen on what lies behind, of a mean luma of 0…1.
    func follow(luma: CGFloat) {
        let wasLight = isLight
        // What lies between neither turns a light one dark nor a dark one light, so that nothing flickers.
        let isLight = luma < 0.4 || luma < 0.6 && wasLight == true
        guard isLight != wasLight else { return }
        let apply = { self.isLight = isLight }
        if wasLight == nil { UIView.performWithoutAnimation(apply) } else { UIView.animate(withDuration: 0.2, animations: apply) }
    }
}
