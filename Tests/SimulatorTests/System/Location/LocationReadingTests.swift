import DeviceCore
import DeviceProtocol
import Foundation
import Testing

@testable import Simulator

struct LocationReadingTests {
    @Test func locationsAreTwoNumbersInTheirRanges() throws {
        #expect(try LocationText.location("-33.86, 151.21") == DeviceLocation(latitude: -33.86, longitude: 151.21))
        for text in ["", "1", "1,2,3", "91,0", "0,-180.5", "nan,0", "0,inf", "a,b", "1;2"] {
            #expect(throws: SimulatorError.self, "\(text)") { try LocationText.location(text) }
        }
    }

    @Test(arguments: LocationScenario.allCases) func scenariosAreWays(scenario: LocationScenario) throws {
        let route = scenario.route
        #expect(route.repeats)
        #expect(route.location(at: 100).isValid)
        #expect(try LocationScenario(named: scenario.rawValue.lowercased()) == scenario)
    }

    @Test func unknownScenariosNameTheOthers() {
        let error = #expect(throws: SimulatorError.self) { _ = try LocationScenario(named: "Moon") }
        #expect(error?.nextStep?.contains("City Run") == true)
    }

    @Test func waysNeedSaneNumbers() throws {
        let points = try ["0,0", "0,1"].map(LocationText.location)
        #expect(try LocationWay.route(points, speed: 100, distance: 500).interval == 5)
        #expect(throws: SimulatorError.self) { try LocationWay.route([points[0]]) }
        #expect(throws: SimulatorError.self) { try LocationWay.route([points[0], points[0]]) }
        #expect(throws: SimulatorError.self) { try LocationWay.route(points, speed: -1) }
        #expect(throws: SimulatorError.self) { try LocationWay.route(points, interval: 0.001) }
        #expect(throws: SimulatorError.self) { try LocationWay.route(points, distance: .infinity) }
    }

    // MARK: GPX

    private func content(_ text: String) throws -> GPXFile.Content { try GPXFile.content(Data(text.utf8)) }

    @Test func oneWaypointIsALocation() throws {
        let text = #"<?xml version="1.0"?><gpx version="1.1"><wpt lat="48.2" lon="16.37"><ele>171</ele><name>Wien</name></wpt></gpx>"#
        #expect(try content(text) == .location(DeviceLocation(latitude: 48.2, longitude: 16.37, altitude: 171)))
    }

    @Test func timesOfATrackAreThoseOfTheWay() throws {
        let text = """
            <gpx><trk><trkseg>
            <trkpt lat="0" lon="0"><time>2024-01-01T10:00:00Z</time></trkpt>
            <trkpt lat="0" lon="0.001"><time>2024-01-01T10:00:30.500Z</time></trkpt>
            </trkseg></trk></gpx>
            """
        guard case .route(let route) = try content(text) else {
            Issue.record("no route")
            return
        }
        #expect(route.duration == 30.5)
    }

    @Test func withoutTimesTheSpeedCounts() throws {
        let text = #"<gpx><rte><rtept lat="0" lon="0"/><rtept lat="0" lon="0.01"/></rte></gpx>"#
        guard case .route(let route) = try content(text) else {
            Issue.record("no route")
            return
        }
        #expect(abs(route.duration - 55.6) < 0.1)
    }

    @Test(arguments: [
        "", "<gpx/>", "<kml><wpt lat='1' lon='2'/></kml>", "<gpx><wpt lat='1'/></gpx>", "<gpx><wpt lat='100' lon='2'/></gpx>",
        "<gpx><wpt lat='1' lon='2'></gpx>", "<gpx><wpt lat='nan' lon='2'/></gpx>",
    ])
    func whatIsNoGPXIsRefusedWithItsLine(text: String) { #expect(throws: (any Error).self) { try content(text) } }

    @Test func timesDoNotGoBack() {
        let text = """
            <gpx><wpt lat="0" lon="0"><time>2024-01-01T10:00:30Z</time></wpt><wpt lat="0" lon="1"><time>2024-01-01T10:00:00Z</time></wpt></gpx>
            """
        #expect(throws: SimulatorError.self) { try content(text) }
    }
}
