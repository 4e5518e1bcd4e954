import DeviceProtocol

/// A preview: what `#Preview` makes.
///
/// Source: Apple's documentation of `Preview` (DeveloperToolsSupport).
public struct Preview {
    /// The traits that previews of views and view controllers may have.
    public enum ViewTraits {}
}

/// How a preview is shown: its room, and how its device is held.
///
/// Source: Apple's documentation of `PreviewTrait`.
public struct PreviewTrait<T>: Sendable {
    package enum Change: Sendable {
        case layout(PreviewItem.Layout)
        case orientation(DeviceOrientation)
        /// Puts something around the content, which both the framework of the content knows.
        case content(@MainActor @Sendable (Any) -> Any)
    }

    package let change: Change
    package init(change: Change) { self.change = change }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// A device's display.
    public static var defaultLayout: PreviewTrait { PreviewTrait(change: .layout(.device)) }
    /// The size the view wants.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(change: .layout(.sizeThatFits)) }
    /// A size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait(change: .layout(.fixed(CGSize(width: width, height: height))))
    }
    public static var portrait: PreviewTrait { PreviewTrait(change: .orientation(.portrait)) }
    public static var portraitUpsideDown: PreviewTrait { PreviewTrait(change: .orientation(.portraitUpsideDown)) }
    /// Held with the bottom at the right.
    public static var landscapeLeft: PreviewTrait { PreviewTrait(change: .orientation(.landscapeLeft)) }
    /// Held with the bottom at the left.
    public static var landscapeRight: PreviewTrait { PreviewTrait(change: .orientation(.landscapeRight)) }
}
