import QuinceFoundation

/// Distances and ways on the ellipsoid of WGS 84.
package enum Geodesic {
    /// The semi-major axis in metres.
    package static let equatorialRadius = 6_378_137.0
    package static let flattening = 1 / 298.257223563
    /// The mean radius in metres.
    package static let meanRadius = 6_371_008.8

    /// The length of the shortest way in metres; not a number where a coordinate is not.
    ///
    /// Source: T. Vincenty, “Direct and inverse solutions of geodesics on the ellipsoid”, 1975; the iteration does not converge between points that are
    /// nearly opposite each other, whose distance is a sphere's.
    package static func distance(from start: CLLocationCoordinate2D, to end: CLLocationCoordinate2D) -> Double {
        guard [start.latitude, start.longitude, end.latitude, end.longitude].allSatisfy(\.isFinite) else { return .nan }
        guard start.latitude != end.latitude || start.longitude != end.longitude else { return 0 }
        return ellipsoidalDistance(from: start, to: end) ?? sphericalDistance(from: start, to: end)
    }

    /// The direction in which the shortest way begins, in degrees clockwise from north, 0..<360.
    package static func course(from start: CLLocationCoordinate2D, to end: CLLocationCoordinate2D) -> Double {
        let (first, second) = (start.latitude.radians, end.latitude.radians)
        let difference = (end.longitude - start.longitude).radians
        let east = sin(difference) * cos(second)
        let north = cos(first) * sin(second) - sin(first) * cos(second) * cos(difference)
        let degrees = atan2(east, north) * 180 / .pi
        return degrees < 0 ? (degrees + 360).truncatingRemainder(dividingBy: 360) : degrees
    }

    /// The point that is reached from another in a direction, on the sphere of the mean radius.
    package static func point(from start: CLLocationCoordinate2D, distance: Double, course: Double) -> CLLocationCoordinate2D {
        let (latitude, angle, direction) = (start.latitude.radians, distance / meanRadius, course.radians)
        let reached = asin(max(-1, min(1, sin(latitude) * cos(angle) + cos(latitude) * sin(angle) * cos(direction))))
        let east = atan2(sin(direction) * sin(angle) * cos(latitude), cos(angle) - sin(latitude) * sin(reached))
        let longitude = (start.longitude + east * 180 / .pi + 540).truncatingRemainder(dividingBy: 360) - 180
        return CLLocationCoordinate2D(latitude: reached * 180 / .pi, longitude: longitude)
    }

    private static func sphericalDistance(from start: CLLocationCoordinate2D, to end: CLLocationCoordinate2D) -> Double {
        let (first, second) = (start.latitude.radians, end.latitude.radians)
        let square =
            pow(sin((second - first) / 2), 2) + cos(first) * cos(second) * pow(sin((end.longitude - start.longitude).radians / 2), 2)
        return 2 * meanRadius * asin(min(1, square.squareRoot()))
    }

    /// - Returns: nil where the iteration does not converge.
    private static func ellipsoidalDistance(from start: CLLocationCoordinate2D, to end: CLLocationCoordinate2D) -> Double? {
        let polarRadius = equatorialRadius * (1 - flattening)
        // The shorter way round.
        let difference = (end.longitude - start.longitude).remainder(dividingBy: 360).radians
        let reduced = (atan((1 - flattening) * tan(start.latitude.radians)), atan((1 - flattening) * tan(end.latitude.radians)))
        let (sine1, cosine1, sine2, cosine2) = (sin(reduced.0), cos(reduced.0), sin(reduced.1), cos(reduced.1))
        var lambda = difference
        for _ in 0..<200 {
            let sineSigma = hypot(cosine2 * sin(lambda), cosine1 * sine2 - sine1 * cosine2 * cos(lambda))
            guard sineSigma > 0 else { return 0 }
            let cosineSigma = sine1 * sine2 + cosine1 * cosine2 * cos(lambda)
            let sigma = atan2(sineSigma, cosineSigma)
            let sineAlpha = cosine1 * cosine2 * sin(lambda) / sineSigma
            let cosineAlpha2 = 1 - sineAlpha * sineAlpha
            // On the equator the middle of the way is not defined, and not needed.
            let middle = cosineAlpha2 > 0 ? cosineSigma - 2 * sine1 * sine2 / cosineAlpha2 : 0
            let c = flattening / 16 * cosineAlpha2 * (4 + flattening * (4 - 3 * cosineAlpha2))
            let last = lambda
            let term = middle + c * cosineSigma * (-1 + 2 * middle * middle)
            lambda = difference + (1 - c) * flattening * sineAlpha * (sigma + c * sineSigma * term)
            guard abs(lambda) <= .pi else { return nil }
            guard abs(lambda - last) < 1e-12 else { continue }
            let u2 = cosineAlpha2 * (pow(equatorialRadius, 2) - pow(polarRadius, 2)) / pow(polarRadius, 2)
            let a = 1 + u2 / 16384 * (4096 + u2 * (-768 + u2 * (320 - 175 * u2)))
            let b = u2 / 1024 * (256 + u2 * (-128 + u2 * (74 - 47 * u2)))
            let inner = cosineSigma * (-1 + 2 * middle * middle)
            let outer = b / 6 * middle * (-3 + 4 * sineSigma * sineSigma) * (-3 + 4 * middle * middle)
            let correction = b * sineSigma * (middle + b / 4 * (inner - outer))
            return polarRadius * a * (sigma - correction)
        }
        return nil
    }
}

extension Double {
    /// The angle of so many degrees.
    fileprivate var radians: Double { self * .pi / 180 }
}
