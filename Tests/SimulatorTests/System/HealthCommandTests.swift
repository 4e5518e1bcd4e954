import DeviceProtocol
import Foundation
import HealthModel
import Testing

@testable import Simulator

/// What `quince sim health` does with a device's health data.
struct HealthCommandTests {
    private let folder: TemporaryFolder
    private let command: HealthCommand
    private let now = Date(timeIntervalSince1970: 1_700_000_000)

    init() throws {
        folder = try TemporaryFolder()
        command = HealthCommand(documents: DocumentService(folder: folder.url.appendingPathComponent("Documents")), now: now)
    }

    private func add(_ samples: HealthRequest.Sample...) throws -> String {
        var request = HealthRequest(.add)
        request.samples = samples
        return try command.run(request)
    }

    private var document: HealthDocument {
        get throws { try HealthDocument(contents: command.documents.state(of: .health, for: "").contents) }
    }

    @Test func samplesAreAddedListedAndCleared() throws {
        #expect(
            try add(.init(type: "stepCount", value: 5000, from: "2026-03-01T08:00:00Z", to: "2026-03-01T09:00:00Z")) == "1 sample added")
        #expect(
            try add(.init(type: "HKQuantityTypeIdentifierHeartRate", value: 72), .init(type: "sleepanalysis", value: 3))
                == "2 samples added")
        let list = try command.run(HealthRequest(.list))
        #expect(list.contains("2026-03-01T08:00:00Z  2026-03-01T09:00:00Z  stepCount      5000 count    Health"))
        #expect(list.contains("heartRate      72 count/min"))
        #expect(list.contains("sleepAnalysis  3"))
        var steps = HealthRequest(.clear)
        steps.type = "stepCount"
        #expect(try command.run(steps) == "1 sample removed")
        #expect(try document.deletions.count == 1)
        #expect(try command.run(HealthRequest(.clear)) == "2 samples removed")
        #expect(try command.run(HealthRequest(.list)) == "no health data")
    }

    @Test func samplesComeFromAFile() throws {
        let file = folder.url.appendingPathComponent("samples.json")
        try Data(#"[{"type": "stepCount", "value": 10, "from": "2026-03-01"}, {"type": "bodyMass", "value": 70.5}]"#.utf8).write(to: file)
        var request = HealthRequest(.add)
        request.file = file.path
        #expect(try command.run(request) == "2 samples added")
        #expect(try document.objects.map(\.quantity?.value) == [10, 70.5])
        try Data("{}".utf8).write(to: file)
        #expect(throws: SimulatorError.self) { try command.run(request) }
    }

    @Test func factsAreSet() throws {
        var request = HealthRequest(.set)
        (request.birthday, request.sex, request.bloodType) = ("1990-05-17", "female", "AB-")
        _ = try command.run(request)
        let facts = try document.characteristics
        #expect(facts.dateOfBirth?.year == 1990)
        #expect(facts.biologicalSex == 1)
        #expect(facts.bloodType == 6)
        request.sex = "f"
        #expect(throws: SimulatorError.self) { try command.run(request) }
    }

    @Test func wrongInputChangesNothing() throws {
        #expect(throws: SimulatorError.self) { try add(.init(type: "stepCount", value: 1), .init(type: "steps", value: 1)) }
        #expect(throws: SimulatorError.self) { try add(.init(type: "sleepAnalysis", value: 0.5)) }
        #expect(throws: SimulatorError.self) { try add(.init(type: "stepCount", value: 1, from: "tomorrow")) }
        #expect(throws: SimulatorError.self) { try add(.init(type: "stepCount", value: 1, from: "2026-03-02", to: "2026-03-01")) }
        #expect(throws: SimulatorError.self) { try add(.init(type: "stepCount", value: .infinity)) }
        #expect(try document.objects.isEmpty)
    }

    @Test func datesAreReadInManyForms() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 3600)!
        func read(_ text: String) throws -> String { try HealthDate.read(text, now: now, calendar: calendar).ISO8601Format() }
        #expect(try read("2026-03-01T08:30:00Z") == "2026-03-01T08:30:00Z")
        #expect(try read("2026-03-01 08:30") == "2026-03-01T07:30:00Z")
        #expect(try read("2026-03-01") == "2026-02-28T23:00:00Z")
        #expect(try read("08:30:15") == "2023-11-14T07:30:15Z")
        for text in ["", "8", "25:00", "2026-02-30", "2026-13-01", "2026-03-01 08", "2026-03-01 08:30 x"] {
            #expect(throws: SimulatorError.self, "\(text)") { try HealthDate.read(text, now: now, calendar: calendar) }
        }
    }

    @Test func typesHaveShortNames() {
        #expect(HealthTypeNames.identifier("VO2MAX") == "HKQuantityTypeIdentifierVO2Max")
        #expect(HealthTypeNames.name(of: "HKQuantityTypeIdentifierVO2Max") == "vo2Max")
        #expect(HealthTypeNames.name(of: "HKQuantityTypeIdentifierUVExposure") == "uvExposure")
        #expect(HealthTypeNames.name(of: "HKWorkoutTypeIdentifier") == "workout")
        #expect(HealthTypeNames.all.count > 180)
    }
}
