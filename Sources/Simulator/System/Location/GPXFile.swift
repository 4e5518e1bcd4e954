import DeviceCore
import DeviceProtocol
import FileFormats
import Foundation

/// Ways in GPX files, as Xcode reads them: waypoints (`wpt`), or the points of routes (`rtept`) and tracks (`trkpt`).
public enum GPXFile {
    /// The contents of a file: one location, or a way.
    public enum Content: Equatable, Sendable {
        case location(DeviceLocation)
        case route(LocationRoute)
    }

    private struct Point {
        var location: DeviceLocation
        var time: Date?
    }

    /// Reads a file.
    ///
    /// - Parameter speed: Metres per second where not every point has a time.
    /// - Throws: `SimulatorError` with the line of what cannot be read.
    public static func read(_ url: URL, speed: Double = LocationWay.usualSpeed) throws -> Content {
        let data: Data
        do { data = try RegularFile.read(url) } catch let problem { throw SimulatorError("\(url.path) \(problem.message)") }
        do { return try content(data, speed: speed) } catch let error as FormatError {
            throw SimulatorError("\(url.path):\(error.line): \(error.message)", nextStep: "It must be a GPX file of wpt, rtept or trkpt.")
        } catch let error as SimulatorError {
            throw SimulatorError("\(url.path): \(error.message)", nextStep: error.nextStep)
        }
    }

    static func content(_ data: Data, speed: Double = LocationWay.usualSpeed) throws -> Content {
        let points = try points(XMLReader(data))
        guard let first = points.first else { throw FormatError(line: 1, message: "it has no points") }
        guard points.count > 1 else { return .location(first.location) }
        let times = points.compactMap { $0.time?.timeIntervalSince1970 }
        guard times.count == points.count else { return .route(try LocationWay.route(points.map(\.location), speed: speed)) }
        guard zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 }) else { throw SimulatorError("the times of its points go back") }
        let stops = zip(points, times).map { LocationRoute.Stop(location: $0.location, time: $1) }
        guard let route = LocationRoute(stops: stops) else { throw LocationWay.impossible(stops.count) }
        return .route(route)
    }

    private static func points(_ reader: XMLReader) throws -> [Point] {
        var points: [Point] = []
        var (text, depth, isInPoint) = ("", 0, false)
        while let event = try reader.next() {
            switch event {
            case .start(let name, let attributes, let line):
                depth += 1
                text = ""
                if depth == 1, name != "gpx" { throw FormatError(line: line, message: "the root is <\(name)>, not <gpx>") }
                guard ["wpt", "rtept", "trkpt"].contains(name) else { continue }
                guard points.count < LocationRoute.stopLimit else { throw LocationWay.impossible(points.count + 1) }
                points.append(Point(location: try location(attributes, line)))
                isInPoint = true
            case .text(let piece): if isInPoint, text.utf8.count < 100 { text += piece }
            case .end(let name):
                depth -= 1
                if isInPoint, let last = points.indices.last { try read(name, text, into: &points[last]) }
                if ["wpt", "rtept", "trkpt"].contains(name) { isInPoint = false }
                text = ""
            }
        }
        return points
    }

    private static func location(_ attributes: [String: String], _ line: Int) throws -> DeviceLocation {
        guard let latitude = attributes["lat"].flatMap(Double.init), let longitude = attributes["lon"].flatMap(Double.init) else {
            throw FormatError(line: line, message: "a point needs lat and lon in degrees")
        }
        do { return try LocationText.location(latitude: latitude, longitude: longitude) } catch let error as SimulatorError {
            throw FormatError(line: line, message: error.message)
        }
    }

    private static func read(_ name: String, _ text: String, into point: inout Point) throws {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        switch name {
        case "ele": if let altitude = Double(text), altitude.isFinite { point.location.altitude = altitude }
        case "time":
            let formatter = ISO8601DateFormatter()
            point.time = formatter.date(from: text)
            guard point.time == nil else { return }
            formatter.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
            point.time = formatter.date(from: text)
        default: break
        }
    }
}
