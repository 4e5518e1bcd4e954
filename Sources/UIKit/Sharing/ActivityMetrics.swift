/// Measures of iOS 17's share sheet, in points.
enum ActivityMetrics {
    static let margin: CGFloat = 16
    /// The head: a picture, texts and the button that closes.
    static let headHeight: CGFloat = 80
    static let previewSide: CGFloat = 48
    static let previewCorner: CGFloat = 6
    static let closeSide: CGFloat = 30
    /// The row of icons.
    static let iconSide: CGFloat = 60
    static let iconCorner: CGFloat = 14
    static let iconWidth: CGFloat = 76
    static let iconsTop: CGFloat = 16
    static let iconTitleGap: CGFloat = 6
    static let iconTitleHeight: CGFloat = 28
    static let iconsBottom: CGFloat = 10
    /// The list of actions.
    static let rowHeight: CGFloat = 52
    static let groupCorner: CGFloat = 10
    static let groupGap: CGFloat = 16
    static let symbolSide: CGFloat = 28
    static let popoverWidth: CGFloat = 375

    static var iconsHeight: CGFloat { iconsTop + iconSide + iconTitleGap + iconTitleHeight + iconsBottom }
}
