/// The picture behind a button of a bar, as high as it is by itself and as wide as the button.
final class BarButtonPlate: UIImageView {
    /// Shows what an item says of its background, or else what the bar's appearance does.
    func show(
        _ part: BarButtonItemLooks.Part, _ look: UIBarButtonItemStateAppearance, _ state: UIControl.State, _ style: UIBarButtonItem.Style,
        isCompact: Bool
    ) {
        let own = part.background(state, style, isCompact: isCompact)
        let wanted = own ?? look.backgroundImage
        if image !== wanted { image = wanted }
        guard let image, let room = superview?.bounds else { return isHidden = true }
        isHidden = false
        let moved = own == nil ? look.backgroundImagePositionAdjustment : .zero
        let height = min(image.size.height, room.height)
        frame = CGRect(
            x: moved.horizontal - Self.margin,
            y: (room.height - height) / 2 + moved.vertical + part.backgroundPosition(isCompact: isCompact),
            width: room.width + 2 * Self.margin, height: height)
    }

    /// How far the picture reaches beyond the title, in points.
    private static let margin: CGFloat = 8
}
