import CoreGraphics
import UIKit
import simd

/// A path as closed chains of lines.
struct Outline {
    private(set) var contours: [[SIMD2<Float>]] = []

    /// - Parameter flatness: The greatest distance of a line from its curve, roughly.
    init(_ path: CGPath, flatness: Float) {
        var (contours, points): ([[SIMD2<Float>]], [SIMD2<Float>]) = ([], [])
        func close() {
            if points.count > 1, simd_distance(points[0], points[points.count - 1]) < 1e-5 { points.removeLast() }
            if points.count > 2 { contours.append(points) }
            points = []
        }
        path.applyWithBlock { element in
            let parts = element.pointee.points
            func part(_ index: Int) -> SIMD2<Float> { SIMD2(Float(parts[index].x), Float(parts[index].y)) }
            switch element.pointee.type {
            case .moveToPoint:
                close()
                points = [part(0)]
            case .addLineToPoint: if points.last != part(0) { points.append(part(0)) }
            case .addQuadCurveToPoint:
                guard let start = points.last else { return }
                points += Outline.curve(
                    [start, start + (part(0) - start) * (2 / 3), part(1) + (part(0) - part(1)) * (2 / 3), part(1)], flatness)
            case .addCurveToPoint:
                guard let start = points.last else { return }
                points += Outline.curve([start, part(0), part(1), part(2)], flatness)
            case .closeSubpath: close()
            @unknown default: break
            }
        }
        close()
        self.contours = contours
    }

    private static func curve(_ p: [SIMD2<Float>], _ flatness: Float) -> [SIMD2<Float>] {
        let bend = max(simd_length(p[0] - 2 * p[1] + p[2]), simd_length(p[1] - 2 * p[2] + p[3]))
        let steps = min(max(Int((bend * 0.75 / max(flatness, 1e-4)).squareRoot().rounded(.up)), 1), 64)
        return (1...steps).map { step in
            let t = Float(step) / Float(steps)
            let s = 1 - t
            return s * s * s * p[0] + 3 * s * s * t * p[1] + 3 * s * t * t * p[2] + t * t * t * p[3]
        }
    }

    /// Outer chains, counterclockwise, each with the holes in it, clockwise. What lies in an even number of chains is outside.
    var regions: [(outer: [SIMD2<Float>], holes: [[SIMD2<Float>]])] {
        let depths = contours.indices.map { index in
            contours.indices.filter { $0 != index && Outline.contains(contours[$0], contours[index][0]) }
        }
        var regions: [(outer: [SIMD2<Float>], holes: [[SIMD2<Float>]])] = []
        var places: [Int: Int] = [:]
        for index in contours.indices where depths[index].count % 2 == 0 {
            places[index] = regions.count
            regions.append((Outline.oriented(contours[index], counterclockwise: true), []))
        }
        for index in contours.indices where depths[index].count % 2 == 1 {
            // The innermost chain around a hole is the one that is in most others.
            guard let around = depths[index].max(by: { depths[$0].count < depths[$1].count }), let place = places[around] else { continue }
            regions[place].holes.append(Outline.oriented(contours[index], counterclockwise: false))
        }
        return regions
    }

    static func area(_ points: [SIMD2<Float>]) -> Float {
        var sum: Float = 0
        for index in points.indices {
            let (a, b) = (points[index], points[(index + 1) % points.count])
            sum += a.x * b.y - a.y * b.x
        }
        return sum / 2
    }

    private static func oriented(_ points: [SIMD2<Float>], counterclockwise: Bool) -> [SIMD2<Float>] {
        (area(points) > 0) == counterclockwise ? points : points.reversed()
    }

    private static func contains(_ points: [SIMD2<Float>], _ point: SIMD2<Float>) -> Bool {
        var inside = false
        for index in points.indices {
            let (a, b) = (points[index], points[(index + 1) % points.count])
            guard (a.y > point.y) != (b.y > point.y) else { continue }
            if point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x { inside.toggle() }
        }
        return inside
    }
}

/// Cuts polygons into triangles by clipping ears.
/// Source: D. Eberly, "Triangulation by Ear Clipping".
enum Triangulation {
    /// The corners of triangles, three each, counterclockwise.
    static func triangles(outer: [SIMD2<Float>], holes: [[SIMD2<Float>]]) -> [SIMD2<Float>] {
        var polygon = outer
        let order = holes.sorted { ($0.map(\.x).max() ?? 0) > ($1.map(\.x).max() ?? 0) }
        for hole in order { bridge(hole, into: &polygon) }
        return clip(polygon)
    }

    /// Joins a hole with the polygon around it by a cut from the hole's rightmost point.
    private static func bridge(_ hole: [SIMD2<Float>], into polygon: inout [SIMD2<Float>]) {
        guard let start = hole.indices.max(by: { hole[$0].x < hole[$1].x }) else { return }
        let point = hole[start]
        var best: (x: Float, index: Int)?
        for index in polygon.indices {
            let (a, b) = (polygon[index], polygon[(index + 1) % polygon.count])
            guard (a.y <= point.y) != (b.y <= point.y) || a.y == point.y else { continue }
            let x = a.y == b.y ? min(a.x, b.x) : a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
            guard x >= point.x, x < best?.x ?? .infinity else { continue }
            best = (x, a.x > b.x ? index : (index + 1) % polygon.count)
        }
        guard let best else { return }
        var target = best.index
        // A corner between the ray and the edge's end would cross the cut: the one nearest to the ray is taken.
        let (hit, end) = (SIMD2(best.x, point.y), polygon[best.index])
        var slope = Float.infinity
        for index in polygon.indices where polygon[index] != end && polygon[index].x >= point.x {
            let corner = polygon[index]
            guard isInside(corner, point, hit, end) || isInside(corner, point, end, hit) else { continue }
            let tangent = abs(corner.y - point.y) / max(corner.x - point.x, 1e-9)
            if tangent < slope { (slope, target) = (tangent, index) }
        }
        let turned = Array(hole[start...] + hole[..<start])
        polygon.insert(contentsOf: turned + [point, polygon[target]], at: target + 1)
    }

    private static func clip(_ polygon: [SIMD2<Float>]) -> [SIMD2<Float>] {
        var (rest, result): ([SIMD2<Float>], [SIMD2<Float>]) = (polygon, [])
        var (index, failures) = (0, 0)
        while rest.count > 2, failures <= rest.count {
            let count = rest.count
            let (a, b, c) = (rest[(index + count - 1) % count], rest[index % count], rest[(index + 1) % count])
            let turn = cross(a, b, c)
            let isEar = turn > 0 && !rest.contains { $0 != a && $0 != b && $0 != c && isInside($0, a, b, c) }
            if isEar || abs(turn) < 1e-12 {
                if isEar { result += [a, b, c] }
                rest.remove(at: index % count)
                failures = 0
                index = rest.isEmpty ? 0 : index % rest.count
            } else {
                failures += 1
                index = (index + 1) % count
            }
        }
        return result
    }

    private static func cross(_ a: SIMD2<Float>, _ b: SIMD2<Float>, _ c: SIMD2<Float>) -> Float {
        (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
    }

    private static func isInside(_ p: SIMD2<Float>, _ a: SIMD2<Float>, _ b: SIMD2<Float>, _ c: SIMD2<Float>) -> Bool {
        cross(a, b, p) >= 0 && cross(b, c, p) >= 0 && cross(c, a, p) >= 0
    }
}

extension Mesh {
    /// A path's area pulled along z, its middle at z = 0: front, back and sides are parts.
    init(extruding outline: Outline, depth: Float) {
        self.init()
        let regions = outline.regions
        let box = Mesh.bounds(outline)
        let half = depth / 2
        var (front, back, sides) = (Part(), Part(), Part())
        func coordinate(_ point: SIMD2<Float>) -> SIMD2<Float> {
            SIMD2((point.x - box.low.x) / max(box.size.x, 1e-9), 1 - (point.y - box.low.y) / max(box.size.y, 1e-9))
        }
        for region in regions {
            let corners = Triangulation.triangles(outer: region.outer, holes: region.holes)
            for corner in corners { front.indices.append(add(SIMD3(corner, half), SIMD3(0, 0, 1), coordinate(corner))) }
            guard depth > 0 else { continue }
            for index in stride(from: 0, to: corners.count, by: 3) {
                for corner in [corners[index + 2], corners[index + 1], corners[index]] {
                    back.indices.append(add(SIMD3(corner, -half), SIMD3(0, 0, -1), coordinate(corner)))
                }
            }
            for contour in [region.outer] + region.holes { addSides(contour, half, &sides) }
        }
        parts = depth > 0 ? [front, back, sides] : [front]
    }

    private mutating func addSides(_ contour: [SIMD2<Float>], _ half: Float, _ part: inout Part) {
        func normal(_ index: Int) -> SIMD2<Float> {
            let edge = contour[(index + 1) % contour.count] - contour[index]
            return simd_normalize(SIMD2(edge.y, -edge.x))
        }
        let normals = contour.indices.map { normal($0) }
        /// A corner's normal: the mean of both sides' where they nearly agree.
        func smooth(_ edge: Int, _ other: Int) -> SIMD2<Float> {
            simd_dot(normals[edge], normals[other]) > 0.8 ? simd_normalize(normals[edge] + normals[other]) : normals[edge]
        }
        let count = contour.count
        for index in contour.indices {
            let (a, b) = (contour[index], contour[(index + 1) % count])
            let (na, nb) = (SIMD3(smooth(index, (index + count - 1) % count), 0), SIMD3(smooth(index, (index + 1) % count), 0))
            let (u, v) = (Float(index) / Float(count), Float(index + 1) / Float(count))
            let corners = [
                add(SIMD3(a, half), na, SIMD2(u, 0)), add(SIMD3(a, -half), na, SIMD2(u, 1)), add(SIMD3(b, -half), nb, SIMD2(v, 1)),
                add(SIMD3(b, half), nb, SIMD2(v, 0)),
            ]
            part.indices += [corners[0], corners[1], corners[2], corners[0], corners[2], corners[3]]
        }
    }

    private static func bounds(_ outline: Outline) -> (low: SIMD2<Float>, size: SIMD2<Float>) {
        let points = outline.contours.joined()
        guard let first = points.first else { return (SIMD2(), SIMD2()) }
        var (low, high) = (first, first)
        for point in points { (low, high) = (simd_min(low, point), simd_max(high, point)) }
        return (low, high - low)
    }
}
