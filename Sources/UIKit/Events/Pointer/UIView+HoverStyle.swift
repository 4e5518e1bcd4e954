@_spi(Quince) import QuinceFoundation

extension UIView {
    private static let hoverStyleKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    /// The look of the view while a pointer or a gaze rests on it; nil for no change.
    ///
    /// Source: Apple's documentation of `UIView.hoverStyle`.
    public var hoverStyle: UIHoverStyle? {
        get { objc_getAssociatedObject(self, Self.hoverStyleKey) as? UIHoverStyle }
        set { objc_setAssociatedObject(self, Self.hoverStyleKey, newValue?.copy(), .OBJC_ASSOCIATION_RETAIN) }
    }
}
