/// How Split View divides the display's width: what part the window at the left has.
enum SplitShare: CaseIterable { case third, half, twoThirds }

/// The frames of the two windows of Split View, in points, in the orientation of the interface.
///
/// Figures are those of the real devices: the smaller of unequal windows is as wide as a phone.
struct SplitLayout {
    /// Between the windows.
    static let gap: CGFloat = 10
    static let cornerRadius: CGFloat = 10
    /// Windows at least this wide have regular width: two thirds of any display held sideways, and half of the largest one's.
    static let regularWidth: CGFloat = 660

    let size: CGSize

    /// The width of the smaller one of two unequal windows.
    private var narrow: CGFloat {
        let longSide = max(size.width, size.height)
        return longSide >= 1366 || longSide >= 1180 && size.width > size.height ? 375 : 320
    }

    private var available: CGFloat { size.width - Self.gap }

    func leadingWidth(_ share: SplitShare) -> CGFloat {
        switch share {
        case .third: narrow
        case .half: (available / 2).rounded(.down)
        case .twoThirds: available - narrow
        }
    }

    func frames(_ share: SplitShare) -> (left: CGRect, right: CGRect) { frames(leftWidth: leadingWidth(share)) }

    func frames(leftWidth width: CGFloat) -> (left: CGRect, right: CGRect) {
        (
            CGRect(x: 0, y: 0, width: width, height: size.height),
            CGRect(x: width + Self.gap, y: 0, width: available - width, height: size.height)
        )
    }

    /// Returns the outcome of releasing the divider with `width` points to its left: a share, or the closing of one window.
    func outcome(leftWidth width: CGFloat) -> SplitOutcome {
        if width < narrow / 2 { return .closeLeft }
        if width > available - narrow / 2 { return .closeRight }
        return .share(SplitShare.allCases.min { abs(leadingWidth($0) - width) < abs(leadingWidth($1) - width) } ?? .half)
    }
}

/// The outcome of dragging the divider.
enum SplitOutcome: Equatable {
    case share(SplitShare)
    case closeLeft, closeRight
}
