/// The lines above and below a list's items: *UIListSeparatorConfiguration*.
@preconcurrency @MainActor public struct UIListSeparatorConfiguration: Hashable {
    public enum Visibility: Int, Sendable {
        /// As the list's appearance has it.
        case automatic = 0
        case visible = 1
        case hidden = 2
    }

    /// As an inset: the list chooses.
    public static var automaticInsets: NSDirectionalEdgeInsets {
        let automatic = CGFloat.greatestFiniteMagnitude
        return NSDirectionalEdgeInsets(top: automatic, leading: automatic, bottom: automatic, trailing: automatic)
    }

    public var topSeparatorVisibility = Visibility.automatic
    public var bottomSeparatorVisibility = Visibility.automatic
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    public var color = UIColor.separator
    @available(*, unavailable, message: "not yet in Quince: lines between several selected rows")
    public var multipleSelectionColor: UIColor {
        get { .separator }
        set {}
    }

    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
