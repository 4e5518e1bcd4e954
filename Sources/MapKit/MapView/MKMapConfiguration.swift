/// The look of a map. Elevation and emphasis change nothing on the flat outline but the muted colours.
///
/// Source: Apple's documentation of `MKMapConfiguration`.
open class MKMapConfiguration: NSObject, NSCopying, @unchecked Sendable {
    public enum ElevationStyle: Int, Sendable { case flat, realistic }

    open var elevationStyle = ElevationStyle.flat

    override init() {}

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The look of a drawn map.
open class MKStandardMapConfiguration: MKMapConfiguration, @unchecked Sendable {
    public enum EmphasisStyle: Int, Sendable { case `default`, muted }

    open var emphasisStyle = EmphasisStyle.default
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsTraffic = false

    public override init() {}

    public convenience init(elevationStyle: MKMapConfiguration.ElevationStyle) {
        self.init()
        self.elevationStyle = elevationStyle
    }

    public convenience init(elevationStyle: MKMapConfiguration.ElevationStyle = .flat, emphasisStyle: EmphasisStyle) {
        self.init(elevationStyle: elevationStyle)
        self.emphasisStyle = emphasisStyle
    }
}

/// The look of a map of pictures with names.
open class MKHybridMapConfiguration: MKMapConfiguration, @unchecked Sendable {
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsTraffic = false

    public override init() {}

    public convenience init(elevationStyle: MKMapConfiguration.ElevationStyle) {
        self.init()
        self.elevationStyle = elevationStyle
    }
}

/// The look of a map of pictures without names.
open class MKImageryMapConfiguration: MKMapConfiguration, @unchecked Sendable {
    public override init() {}

    public convenience init(elevationStyle: MKMapConfiguration.ElevationStyle) {
        self.init()
        self.elevationStyle = elevationStyle
    }
}
