import Testing

@testable import CoreHaptics

struct CHHapticPatternTests {
    private func pattern(_ json: String) throws -> CHHapticPattern {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("CHHapticPatternTests-\(UUID().uuidString).ahap")
        try Data(json.utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        return try CHHapticPattern(contentsOf: url)
    }

    @Test func filesAreRead() throws {
        let pattern = try pattern(
            """
            {"Version": 1.0, "Pattern": [
              {"Event": {"Time": 0.5, "EventType": "HapticContinuous", "EventDuration": 1.25,
                "EventParameters": [{"ParameterID": "HapticIntensity", "ParameterValue": 0.8}]}},
              {"Event": {"Time": 1, "EventType": "HapticTransient"}},
              {"ParameterCurve": {"ParameterID": "HapticIntensityControl", "Time": 0,
                "ParameterCurveControlPoints": [{"Time": 0, "ParameterValue": 0.5}]}}]}
            """)
        #expect(pattern.duration == 1.75)
        #expect(pattern.events.map(\.type) == [.hapticContinuous, .hapticTransient])
        #expect(pattern.events.first?.eventParameters.first?.value == 0.8)
        #expect(pattern.curves.first?.controlPoints.first?.value == 0.5)
        let again = try CHHapticPattern(dictionary: pattern.exportDictionary())
        #expect(again.duration == 1.75)
        #expect(again.curves.first?.parameterID == .hapticIntensityControl)
    }

    @Test(arguments: [
        ("", CHHapticError.invalidPatternData), ("[]", .invalidPatternData), ("{}", .invalidPatternDictionary),
        ("{\"Pattern\": [1]}", .invalidPatternDictionary), ("{\"Pattern\": [{\"Event\": {\"Time\": 0}}]}", .badEventEntry),
        ("{\"Pattern\": [{\"Parameter\": {}}]}", .badParameterEntry),
        ("{\"Pattern\": [{\"Event\": {\"Time\": -1, \"EventType\": \"HapticTransient\"}}]}", .invalidEventTime),
    ])
    func damagedFilesFail(_ json: String, _ code: CHHapticError.Code) throws {
        let error = #expect(throws: CHHapticError.self) { try pattern(json) }
        #expect(error?.code == code)
    }
}
