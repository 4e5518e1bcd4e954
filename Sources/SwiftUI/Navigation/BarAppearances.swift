/// Conversions of the bar settings of views into UIKit's bar appearances.
@MainActor enum BarAppearances {
    /// Gives a navigation item the looks of its bar; nil has it look as the system's.
    static func show(_ background: BarPreferences.Background?, in item: UINavigationItem, _ environment: EnvironmentValues) {
        guard let background else {
            if item.standardAppearance != nil { (item.standardAppearance, item.scrollEdgeAppearance) = (nil, nil) }
            return
        }
        let (standard, edge) = looks(background, environment) { UINavigationBarAppearance() }
        (item.standardAppearance, item.scrollEdgeAppearance) = (standard, edge)
    }

    static func show(_ background: BarPreferences.Background?, in item: UITabBarItem, _ environment: EnvironmentValues) {
        guard let background else {
            if item.standardAppearance != nil { (item.standardAppearance, item.scrollEdgeAppearance) = (nil, nil) }
            return
        }
        let (standard, edge) = looks(background, environment) { UITabBarAppearance() }
        (item.standardAppearance, item.scrollEdgeAppearance) = (standard, edge)
    }

    static func show(_ background: BarPreferences.Background?, in bar: UIToolbar, _ environment: EnvironmentValues) {
        guard let background else {
            bar.standardAppearance = UIToolbarAppearance()
            bar.scrollEdgeAppearance = nil
            return
        }
        let (standard, edge) = looks(background, environment) { UIToolbarAppearance() }
        (bar.standardAppearance, bar.scrollEdgeAppearance) = (standard, edge)
    }

    /// The looks over content, and at its edge: nil there for the bar's own.
    private static func looks<Looks: UIBarAppearance>(
        _ background: BarPreferences.Background, _ environment: EnvironmentValues, _ make: () -> Looks
    ) -> (standard: Looks, edge: Looks?) {
        let standard = make()
        if background.visibility == .hidden {
            standard.configureWithTransparentBackground()
            return (standard, standard)
        }
        standard.configureWithDefaultBackground()
        if let style = background.style { fill(standard, style.paint(in: environment)) }
        if background.hidesLine { standard.shadowColor = nil }
        return (standard, background.visibility == .visible ? standard : nil)
    }

    private static func fill(_ looks: UIBarAppearance, _ paint: Paint) {
        switch paint {
        case .shadowed(let paint, _): fill(looks, paint)
        case .color(let color):
            looks.backgroundEffect = nil
            looks.backgroundColor = UIColor(cgColor: color)
            if color.alpha == 0 { looks.shadowColor = nil }
        case .material(let style): looks.backgroundEffect = UIBlurEffect(style: style)
        case .gradient(let gradient):
            looks.backgroundEffect = nil
            looks.backgroundImage = picture { gradient.draw(in: $0, $1) }
        case .pattern(let pattern):
            looks.backgroundEffect = nil
            looks.backgroundImage = picture { pattern.draw(in: $0, $1) }
        }
    }

    /// A picture that is drawn out over a bar.
    private static func picture(_ draw: (CGRect, CGContext) -> Void) -> UIImage {
        let size = CGSize(width: 128, height: 64)
        return UIGraphicsImageRenderer(size: size).image { draw(CGRect(origin: .zero, size: size), $0.cgContext) }
    }
}
