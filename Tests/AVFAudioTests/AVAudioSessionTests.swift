import Testing

@testable import AVFAudio

struct AVAudioSessionTests {
    private let session = AVAudioSession()

    @Test func aNewSessionIsSoloAmbient() {
        #expect(session.category == .soloAmbient)
        #expect(session.mode == .default)
        #expect(session.categoryOptions == [])
        #expect(session.currentRoute.outputs.map(\.portType) == [.builtInSpeaker])
        #expect(session.currentRoute.inputs.isEmpty)
        #expect(session.sampleRate == 48000)
        #expect(session.outputVolume == 1)
    }

    @Test func recordingHasTheMicrophone() throws {
        try session.setCategory(.playAndRecord, mode: .measurement, options: [.duckOthers, .defaultToSpeaker])
        #expect(session.currentRoute.inputs.map(\.portType) == [.builtInMic])
        #expect(session.mode == .measurement)
        #expect(session.categoryOptions == [.duckOthers, .defaultToSpeaker])
        try session.setPreferredInput(session.availableInputs?.first)
        #expect(session.preferredInput?.portType == .builtInMic)
        try session.setCategory(.record)
        #expect(session.currentRoute.outputs.isEmpty)
        #expect(session.inputNumberOfChannels == 1)
    }

    @Test func optionsThatACategoryDoesNotAllowFail() {
        let error = #expect(throws: NSError.self) { try session.setCategory(.playback, options: .defaultToSpeaker) }
        #expect(error?.domain == NSOSStatusErrorDomain)
        #expect(error?.code == AVAudioSession.ErrorCode.badParam.rawValue)
        #expect(session.category == .soloAmbient)
    }

    @Test func changesOfTheCategoryArePosted() async throws {
        let previous = session.currentRoute
        let reasons = AsyncStream<(UInt?, AVAudioSessionRouteDescription?)> { continuation in
            let token = NotificationCenter.default.addObserver(
                forName: AVAudioSession.routeChangeNotification, object: session, queue: nil
            ) {
                let information = $0.userInfo
                continuation.yield(
                    (
                        information?[AVAudioSessionRouteChangeReasonKey] as? UInt,
                        information?[AVAudioSessionRouteChangePreviousRouteKey] as? AVAudioSessionRouteDescription
                    ))
                continuation.finish()
            }
            nonisolated(unsafe) let observer = token
            continuation.onTermination = { _ in NotificationCenter.default.removeObserver(observer) }
        }
        try session.setCategory(.playAndRecord)
        var iterator = reasons.makeAsyncIterator()
        let change = try #require(await iterator.next())
        #expect(change.0 == AVAudioSession.RouteChangeReason.categoryChange.rawValue)
        #expect(change.1 == previous)
    }
}
