import CoreLocation

/// A way from place to place over the surface of the Earth.
struct Route: Equatable {
    let stops: [Place]

    /// The length of each leg in metres; one fewer than there are stops.
    var legs: [CLLocationDistance] { zip(stops, stops.dropFirst()).map { $0.distance(to: $1) } }

    /// The length of the whole way in metres.
    var length: CLLocationDistance { legs.reduce(0, +) }

    /// The distance in metres from the stop before; nil for the first.
    func leg(to index: Int) -> CLLocationDistance? {
        index > 0 && index < stops.count ? stops[index - 1].distance(to: stops[index]) : nil
    }

    /// A way over the same stops that begins at the same one and is as short as reversing parts of it can make it (2-opt).
    var shortened: Route {
        var stops = stops
        var isShorter = true
        while isShorter {
            isShorter = false
            for first in stops.indices.dropFirst().dropLast() {
                for last in stops.index(after: first)..<stops.endIndex where Self.gain(reversing: first...last, in: stops) > 1 {
                    stops[first...last].reverse()
                    isShorter = true
                }
            }
        }
        return Route(stops: stops)
    }

    /// How many metres shorter the way becomes once a part of it is walked the other way round.
    private static func gain(reversing part: ClosedRange<Int>, in stops: [Place]) -> CLLocationDistance {
        let (first, last) = (stops[part.lowerBound], stops[part.upperBound])
        let before = stops[part.lowerBound - 1]
        var gain = before.distance(to: first) - before.distance(to: last)
        if part.upperBound + 1 < stops.count {
            let after = stops[part.upperBound + 1]
            gain += last.distance(to: after) - first.distance(to: after)
        }
        return gain
    }
}
