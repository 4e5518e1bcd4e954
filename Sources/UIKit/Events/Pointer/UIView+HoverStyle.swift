@_spi(Quince) import QuinceFoundation

extension UIView {
    private static let hoverStyleKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    /// What the view looks like while somebody is about to touch it; nil for nothing.
    ///
    /// Source: Apple's documentation of `UIView.hoverStyle`.
    public var hoverStyle: UIHoverStyle? {
        get { objc_getAssociatedObject(self, Self.hoverStyleKey) as? UIHoverStyle }
        set { objc_setAssociatedObject(self, Self.hoverStyleKey, newValue?.copy(), .OBJC_ASSOCIATION_RETAIN) }
    }
}
