// In the protocol's extension, not in the class's: views and controllers declare their own, which apps override.
extension NSObjectProtocol where Self: NSObject {
    /// Called after the object was loaded from a nib or storyboard and all its outlets are connected.
    ///
    /// Source: Apple's documentation of `NSObject.awakeFromNib()`.
    public func awakeFromNib() {}
    public func prepareForInterfaceBuilder() {}
}
