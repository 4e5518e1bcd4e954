/// The settings of a list's row that come from its list and its position.
struct ListItemLook: Equatable {
    typealias Appearance = UICollectionLayoutListConfiguration.Appearance

    var appearance: Appearance
    /// Whether the row is the first or last of those that stand together.
    var isFirst = false
    var isLast = false
    /// Whether the row stands for its section's header, or is a header or footer.
    var isHeader = false
    var isFooter = false
    var showsSeparators = true
    var separators: UIListSeparatorConfiguration
    /// Room between the edges and the contents, in points.
    var margin: CGFloat
}
