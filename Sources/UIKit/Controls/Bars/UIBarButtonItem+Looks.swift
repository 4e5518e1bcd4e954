/// Pictures behind items and places of titles, by metrics; what is set on proxies goes to the buttons that lead back, too.
///
/// Source: Apple's “UIBarButtonItem”, “Customizing appearance”.
extension UIBarButtonItem {
    private func setLook<Value>(_ member: AppearanceMembers, _ path: WritableKeyPath<BarButtonItemLooks, Value>, _ value: Value) {
        noteOwn(member)
        looks[keyPath: path] = value
        changed()
    }

    // MARK: Buttons

    /// Shows a picture behind items of every style.
    public func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        let key = BarButtonItemLooks.ImageKey(state: state, style: nil, metrics: barMetrics)
        setLook(.backgroundImage, \.button.backgrounds[key], backgroundImage)
    }
    public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        looks.button.backgrounds[BarButtonItemLooks.ImageKey(state: state, style: nil, metrics: barMetrics)]
    }

    /// Shows a picture behind the item where it has a style.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) {
        let key = BarButtonItemLooks.ImageKey(state: state, style: style, metrics: barMetrics)
        setLook(.backgroundImage, \.button.backgrounds[key], backgroundImage)
    }
    public func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage? {
        looks.button.backgrounds[BarButtonItemLooks.ImageKey(state: state, style: style, metrics: barMetrics)]
    }

    /// Moves the picture behind the item down, in points.
    public func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        setLook(.backgroundPosition, \.button.backgroundPositions[barMetrics], adjustment)
    }
    public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        looks.button.backgroundPositions[barMetrics] ?? 0
    }

    /// Moves the title, in points.
    public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        setLook(.titlePositionAdjustment, \.button.titlePositions[barMetrics], adjustment)
    }
    public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { looks.button.titlePositions[barMetrics] ?? .zero }

    // MARK: The way back

    /// Shows a picture behind the button that leads back.
    public func setBackButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        let key = BarButtonItemLooks.ImageKey(state: state, style: nil, metrics: barMetrics)
        setLook(.backBackgroundImage, \.back.backgrounds[key], backgroundImage)
    }
    public func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        looks.back.backgrounds[BarButtonItemLooks.ImageKey(state: state, style: nil, metrics: barMetrics)]
    }

    /// Moves the title of the button that leads back, in points.
    public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        setLook(.backTitlePosition, \.back.titlePositions[barMetrics], adjustment)
    }
    public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        looks.back.titlePositions[barMetrics] ?? .zero
    }

    /// Moves the picture behind the button that leads back down, in points.
    public func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        setLook(.backBackgroundPosition, \.back.backgroundPositions[barMetrics], adjustment)
    }
    public func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        looks.back.backgroundPositions[barMetrics] ?? 0
    }
}
