/// What is shown of a value while it is shared.
///
/// Source: Apple's documentation of `SharePreview`. The simulated share sheet makes its header of the values themselves.
@available(*, unavailable, message: "not yet in Quince: previews of what is shared")
public struct SharePreview<Image, Icon> {
    public init(_ title: Text, image: Image, icon: Icon) {}
}
