import DeviceProtocol
import Foundation

/// Locations as people write them: `LATITUDE,LONGITUDE`, in degrees.
public enum LocationText {
    /// Reads a location.
    ///
    /// - Throws: `SimulatorError` for anything but two numbers in their ranges.
    public static func location(_ text: String) throws -> DeviceLocation {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
        guard parts.count == 2, let latitude = Double(parts[0]), let longitude = Double(parts[1]) else {
            throw SimulatorError("“\(text)” is no location", nextStep: "Write latitude and longitude in degrees, such as 52.52,13.405.")
        }
        return try location(latitude: latitude, longitude: longitude)
    }

    static func location(latitude: Double, longitude: Double, altitude: Double = 0) throws -> DeviceLocation {
        guard (-90...90).contains(latitude) else {
            throw SimulatorError("the latitude \(latitude) is out of range", nextStep: "Latitudes are degrees from -90 to 90.")
        }
        guard (-180...180).contains(longitude) else {
            throw SimulatorError("the longitude \(longitude) is out of range", nextStep: "Longitudes are degrees from -180 to 180.")
        }
        guard altitude.isFinite else { throw SimulatorError("the altitude \(altitude) is no number of metres") }
        return DeviceLocation(latitude: latitude, longitude: longitude, altitude: altitude)
    }

    /// Reads locations, one per line; empty lines are passed over.
    public static func locations(lines text: String) throws -> [DeviceLocation] {
        try text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }.map(location)
    }
}
