/// How the source of a transition looks while a screen grows out of it.
///
/// Source: Apple's documentation of `MatchedTransitionSourceConfiguration` (iOS 18).
public protocol MatchedTransitionSourceConfiguration {
    /// The looks. Source of the kind: SwiftUI's interface has such requirements, too.
    var _looks: _TransitionSourceLooks { get }
}

/// The looks of a transition's source. Source of the kind: SwiftUI's interface has such types, too.
public struct _TransitionSourceLooks {
    var looks = TransitionSourceLooks()
}

/// How a source looks while a screen grows out of it.
struct TransitionSourceLooks {
    /// In points.
    var cornerRadius: CGFloat = 0
    var ground: Color?
}

/// A source that looks as it is.
///
/// Source: Apple's documentation of `EmptyMatchedTransitionSourceConfiguration` (iOS 18).
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    public var _looks: _TransitionSourceLooks { _TransitionSourceLooks() }
}

/// A source with other looks than it has.
private struct ChangedConfiguration: MatchedTransitionSourceConfiguration {
    let _looks: _TransitionSourceLooks

    init(_ base: some MatchedTransitionSourceConfiguration, _ change: (inout TransitionSourceLooks) -> Void) {
        var looks = base._looks
        change(&looks.looks)
        _looks = looks
    }
}

extension MatchedTransitionSourceConfiguration {
    /// Sets what lies behind the source.
    public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { ChangedConfiguration(self) { $0.ground = style } }
    /// Sets the corners of the source.
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
        ChangedConfiguration(self) { $0.cornerRadius = shape.cornerSize.width }
    }
    @available(*, unavailable, message: "not yet in Quince: shadows of what screens grow out of")
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration { self }
}
