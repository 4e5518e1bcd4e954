import UIKit

/// The document that drawings are kept as: JSON with
/// - `format`: `quince-drawing`, and `version`: 1;
/// - `strokes`, from the bottom to the top. Each has
///   - `ink`: the ink's identifier, such as `com.apple.ink.pen`, and `color`: red, green, blue and alpha, 0...1;
///   - `transform`: the six numbers of an affine transform;
///   - `created`: seconds since 2001, and `seed`;
///   - `points`: for each control point x, y, time, width, height, opacity, force, azimuth, altitude and secondary scale;
///   - `mask`: a path of `M`, `L`, `Q`, `C` and `Z` with numbers, or nothing.
struct DrawingFile: Codable {
    private struct Stroke: Codable {
        let ink: String
        let color: [CGFloat]
        let transform: [CGFloat]
        let created: Double
        let seed: UInt32
        let points: [[CGFloat]]
        let mask: String?
    }

    private static let formatName = "quince-drawing"
    private let format: String
    private let version: Int
    private let strokes: [Stroke]

    init(_ drawing: PKDrawing) { (format, version, strokes) = (Self.formatName, 1, drawing.strokes.map { Self.stroke($0) }) }

    static func data(_ drawing: PKDrawing) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return (try? encoder.encode(DrawingFile(drawing))) ?? Data()
    }

    static func drawing(_ data: Data) throws -> PKDrawing {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        do { return try decoder.decode(DrawingFile.self, from: data).drawing } catch {
            let message = "The data is no drawing of Quince's PencilKit, which keeps drawings in a format of its own"
            throw CocoaError(.fileReadCorruptFile, userInfo: [NSLocalizedDescriptionKey: message, NSUnderlyingErrorKey: error])
        }
    }

    private static func problem(_ reason: String) -> DecodingError {
        .dataCorrupted(DecodingError.Context(codingPath: [], debugDescription: reason))
    }

    /// - Throws: `DecodingError`.
    var drawing: PKDrawing {
        get throws {
            guard format == Self.formatName, version == 1 else { throw Self.problem("'\(format)' \(version) is no format of drawings") }
            return PKDrawing(strokes: try strokes.map { try Self.stroke($0) })
        }
    }

    private static func stroke(_ stroke: PKStroke) -> Stroke {
        let (color, transform) = (stroke.ink.color.components, stroke.transform)
        let points = stroke.path.map { point in
            [
                point.location.x, point.location.y, CGFloat(point.timeOffset), point.size.width, point.size.height, point.opacity,
                point.force,
                point.azimuth, point.altitude, point.secondaryScale,
            ]
        }
        return Stroke(
            ink: stroke.ink.inkType.rawValue, color: [color.red, color.green, color.blue, color.alpha],
            transform: [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty],
            created: stroke.path.creationDate.timeIntervalSinceReferenceDate, seed: stroke.randomSeed, points: points,
            mask: stroke.mask.map { MaskText.text($0.cgPath) })
    }

    private static func stroke(_ stroke: Stroke) throws -> PKStroke {
        guard let ink = PKInkingTool.InkType(rawValue: stroke.ink) else { throw problem("'\(stroke.ink)' is no ink") }
        guard stroke.color.count == 4, stroke.transform.count == 6, stroke.points.allSatisfy({ $0.count == 10 }) else {
            throw problem("a stroke has too few numbers or too many")
        }
        guard (stroke.color + stroke.transform + stroke.points.joined()).allSatisfy(\.isFinite) else {
            throw problem("a stroke has numbers that are not finite")
        }
        let (color, numbers) = (stroke.color, stroke.transform)
        let points = stroke.points.map { point in
            PKStrokePoint(
                location: CGPoint(x: point[0], y: point[1]), timeOffset: TimeInterval(point[2]),
                size: CGSize(width: point[3], height: point[4]), opacity: point[5], force: point[6], azimuth: point[7], altitude: point[8],
                secondaryScale: point[9])
        }
        return PKStroke(
            ink: PKInk(ink, color: UIColor(red: color[0], green: color[1], blue: color[2], alpha: color[3])),
            path: PKStrokePath(controlPoints: points, creationDate: Date(timeIntervalSinceReferenceDate: stroke.created)),
            transform: CGAffineTransform(
                a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5]),
            mask: try stroke.mask.map { UIBezierPath(cgPath: try MaskText.path($0)) }, randomSeed: stroke.seed)
    }
}

/// Paths as text.
private enum MaskText {
    static func text(_ path: CGPath) -> String {
        var parts: [String] = []
        path.applyWithBlock { element in
            let points = element.pointee.points
            func add(_ name: String, _ count: Int) {
                parts.append(name)
                for index in 0..<count { parts += ["\(points[index].x)", "\(points[index].y)"] }
            }
            switch element.pointee.type {
            case .moveToPoint: add("M", 1)
            case .addLineToPoint: add("L", 1)
            case .addQuadCurveToPoint: add("Q", 2)
            case .addCurveToPoint: add("C", 3)
            default: add("Z", 0)
            }
        }
        return parts.joined(separator: " ")
    }

    /// - Throws: `DecodingError`.
    static func path(_ text: String) throws -> CGPath {
        let path = CGMutablePath()
        var words = text.split(separator: " ")[...]
        func point() throws -> CGPoint {
            guard let x = words.popFirst().flatMap({ Double($0) }), let y = words.popFirst().flatMap({ Double($0) }) else { throw problem }
            return CGPoint(x: x, y: y)
        }
        while let word = words.popFirst() {
            if word != "M", path.isEmpty { throw problem }
            switch word {
            case "M": path.move(to: try point())
            case "L": path.addLine(to: try point())
            case "Q":
                let control = try point()
                path.addQuadCurve(to: try point(), control: control)
            case "C":
                let (first, second) = (try point(), try point())
                path.addCurve(to: try point(), control1: first, control2: second)
            case "Z": path.closeSubpath()
            default: throw problem
            }
        }
        return path
    }

    private static var problem: DecodingError {
        .dataCorrupted(DecodingError.Context(codingPath: [], debugDescription: "a stroke's mask is malformed"))
    }
}
