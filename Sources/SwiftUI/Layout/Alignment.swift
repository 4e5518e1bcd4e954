/// A kind of alignment guide, with its default position in a view.
public protocol AlignmentID {
    /// The guide's distance from the view's leading or top edge.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A kind of alignment along one axis.
struct AlignmentKey: Hashable {
    let axis: Axis
    let id: any AlignmentID.Type

    static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
        lhs.axis == rhs.axis && ObjectIdentifier(lhs.id) == ObjectIdentifier(rhs.id)
    }
    func hash(into hasher: inout Hasher) {
        hasher.combine(axis)
        hasher.combine(ObjectIdentifier(id))
    }
}

/// An alignment position along the horizontal axis.
public struct HorizontalAlignment: Equatable, @unchecked Sendable {
    let key: AlignmentKey

    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(axis: .horizontal, id: id) }

    public static let leading = HorizontalAlignment(Leading.self)
    public static let center = HorizontalAlignment(Center.self)
    public static let trailing = HorizontalAlignment(Trailing.self)
    public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
    public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)

    /// Whether the alignment is one of the three that hang on the view's size alone.
    static func fraction(_ id: any AlignmentID.Type) -> CGFloat? {
        if id == Leading.self || id == VerticalAlignment.Top.self { return 0 }
        if id == Center.self || id == VerticalAlignment.Center.self { return 0.5 }
        if id == Trailing.self || id == VerticalAlignment.Bottom.self { return 1 }
        return nil
    }

    enum Leading: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
    enum Center: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 } }
    enum Trailing: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width } }
    enum ListRowSeparatorLeading: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
    enum ListRowSeparatorTrailing: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width } }
}

/// An alignment position along the vertical axis.
public struct VerticalAlignment: Equatable, @unchecked Sendable {
    let key: AlignmentKey

    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(axis: .vertical, id: id) }

    public static let top = VerticalAlignment(Top.self)
    public static let center = VerticalAlignment(Center.self)
    public static let bottom = VerticalAlignment(Bottom.self)
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

    enum Top: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
    enum Center: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 } }
    enum Bottom: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height } }
    enum FirstTextBaseline: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height } }
    enum LastTextBaseline: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height } }
}

/// An alignment along both axes.
public struct Alignment: Equatable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

/// A view's size and alignment guides.
public struct ViewDimensions {
    public let width: CGFloat
    public let height: CGFloat
    /// Tells explicit guides.
    let guides: (AlignmentKey) -> CGFloat?

    /// The guide's distance from the leading edge.
    public subscript(guide: HorizontalAlignment) -> CGFloat { value(guide.key) }
    /// The guide's distance from the top edge.
    public subscript(guide: VerticalAlignment) -> CGFloat { value(guide.key) }
    /// The guide where the view or a part of it has set it.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { guides(guide.key) }
    /// The guide where the view or a part of it has set it.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { guides(guide.key) }

    func value(_ key: AlignmentKey) -> CGFloat { guides(key) ?? key.id.defaultValue(in: self) }
}

extension ViewDimensions: Equatable {
    public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool { lhs.width == rhs.width && lhs.height == rhs.height }
}

extension CGFloat {
    /// The distance from a guide to the end of a length that begins at 0. What has no end, as a colour that may take any space, has none after
    /// its guide either.
    func after(_ guide: CGFloat) -> CGFloat { isFinite ? self - guide : self }
}
