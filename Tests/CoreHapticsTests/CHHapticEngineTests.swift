import Testing

@testable import CoreHaptics

struct CHHapticEngineTests {
    @Test func theDeviceHasNoHaptics() {
        #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
        #expect(!CHHapticEngine.capabilitiesForHardware().supportsAudio)
        let error = #expect(throws: CHHapticError.self) { try CHHapticEngine() }
        #expect(error?.code == .notSupported)
    }

    @Test func aPatternLastsUntilItsLastEventEnds() throws {
        let intensity = CHHapticEventParameter(parameterID: .hapticIntensity, value: 0.5)
        let events = [
            CHHapticEvent(eventType: .hapticContinuous, parameters: [intensity], relativeTime: 0.5, duration: 2),
            CHHapticEvent(eventType: .hapticTransient, parameters: [], relativeTime: 1),
        ]
        #expect(try CHHapticPattern(events: events, parameters: []).duration == 2.5)
        #expect(try CHHapticPattern(events: [], parameterCurves: []).duration == 0)
        #expect(events[0].eventParameters.first?.value == 0.5)
        events[1].relativeTime = -1
        let error = #expect(throws: CHHapticError.self) { try CHHapticPattern(events: events, parameters: []) }
        #expect(error?.code == .invalidEventTime)
    }
}
