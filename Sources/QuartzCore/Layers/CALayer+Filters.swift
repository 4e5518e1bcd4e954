extension CALayer {
    /// Filters of the layer's picture. iOS keeps them and draws the layer without.
    ///
    /// Source: Apple's documentation of `CALayer.filters`: “This property is not supported on layers in iOS.”
    public var filters: [Any]? {
        get { customValues["filters"] as? [Any] }
        set { customValues["filters"] = newValue }
    }

    /// Filters of what is behind the layer. iOS keeps them and draws the layer without.
    public var backgroundFilters: [Any]? {
        get { customValues["backgroundFilters"] as? [Any] }
        set { customValues["backgroundFilters"] = newValue }
    }
}
