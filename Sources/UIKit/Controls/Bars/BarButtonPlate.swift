/// The picture behind a button of a bar, as high as it is by itself and as wide as the button.
final class BarButtonPlate: UIImageView {
    /// Shows what an item says of its background behind a button, or else what the bar's appearance does. Most buttons have none.
    static func show(
        _ plate: inout BarButtonPlate?, behind button: UIView, _ part: BarButtonItemLooks.Part, _ look: UIBarButtonItemStateAppearance,
        _ state: UIControl.State, _ style: UIBarButtonItem.Style, isCompact: Bool
    ) {
        let own = part.background(state, style, isCompact: isCompact)
        guard let image = own ?? look.backgroundImage else {
            plate?.removeFromSuperview()
            return plate = nil
        }
        let shown = plate ?? BarButtonPlate(frame: .zero)
        if plate == nil { button.insertSubview(shown, at: 0) }
        plate = shown
        if shown.image !== image { shown.image = image }
        let room = button.bounds
        let moved = own == nil ? look.backgroundImagePositionAdjustment : .zero
        let height = min(image.size.height, room.height)
        shown.frame = CGRect(
            x: moved.horizontal - margin,
            y: (room.height - height) / 2 + moved.vertical + part.backgroundPosition(isCompact: isCompact),
            width: room.width + 2 * margin, height: height)
    }

    /// How far the picture reaches beyond the title, in points.
    private static let margin: CGFloat = 8
}
