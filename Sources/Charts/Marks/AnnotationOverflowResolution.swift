import SwiftUI

/// The way annotations are kept within the chart or the plot.
///
/// Source: Apple's documentation of `AnnotationOverflowResolution`.
public struct AnnotationOverflowResolution: Sendable, Hashable {
    /// The way along one axis.
    public struct Strategy: Sendable, Hashable {
        enum Method: Hashable {
            case automatic, disabled
            case fit(Boundary), padScale
        }
        let method: Method

        public static var automatic: Strategy { Strategy(method: .automatic) }
        /// Moves the annotation into the chart.
        public static var fit: Strategy { Strategy(method: .fit(.automatic)) }
        /// Moves the annotation into a boundary.
        public static func fit(to boundary: Boundary) -> Strategy { Strategy(method: .fit(boundary)) }
        /// Makes the scale longer, so that there is room.
        public static var padScale: Strategy { Strategy(method: .padScale) }
        public static var disabled: Strategy { Strategy(method: .disabled) }
    }

    /// The bounds that annotations are moved into.
    public struct Boundary: Sendable, Hashable {
        enum Area { case automatic, chart, plot }
        let area: Area

        public static var automatic: Boundary { Boundary(area: .automatic) }
        public static var chart: Boundary { Boundary(area: .chart) }
        public static var plot: Boundary { Boundary(area: .plot) }
    }

    var x: Strategy, y: Strategy

    public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }
    public static var automatic: AnnotationOverflowResolution { AnnotationOverflowResolution() }
}
