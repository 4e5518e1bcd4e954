/// Menus of iOS 17, in points.
enum MenuMetrics {
    static let width: CGFloat = 250
    static let cornerRadius: CGFloat = 13
    static let rowHeight: CGFloat = 44
    static let verticalPadding: CGFloat = 11
    static let sideMargin: CGFloat = 16
    /// The leading inset of titles beside check marks, in points.
    static let markedInset: CGFloat = 32
    /// The middle of a mark, from the leading edge.
    static let markCenter: CGFloat = 18
    static let imageBox: CGFloat = 24
    /// The thick separator between sections.
    static let sectionGap: CGFloat = 8
    static let titleHeight: CGFloat = 30
    /// From the screen's edges, and from what the menu belongs to.
    static let screenMargin: CGFloat = 8
    static let sourceGap: CGFloat = 10
}
