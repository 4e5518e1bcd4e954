import Testing

@testable import AVFAudio

struct AVSpeechSynthesizerTests {
    private final class Delegate: NSObject, AVSpeechSynthesizerDelegate {
        let notes = Notes()

        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) { notes.add("start") }
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
            notes.add("finish \(utterance.speechString) \(synthesizer.isSpeaking)")
        }
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) { notes.add("pause") }
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) { notes.add("continue") }
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) { notes.add("cancel") }
        func speechSynthesizer(
            _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance
        ) { notes.add((utterance.speechString as NSString).substring(with: characterRange)) }
    }

    private let clock = ManualAudioClock()
    private let synthesizer: AVSpeechSynthesizer
    private let delegate = Delegate()

    init() {
        synthesizer = AudioClock.$current.withValue(clock) { AVSpeechSynthesizer() }
        synthesizer.delegate = delegate
    }

    @Test func wordsAreSpokenOneAfterTheOther() {
        synthesizer.speak(AVSpeechUtterance(string: "Hello, big 世界."))
        #expect(synthesizer.isSpeaking)
        #expect(delegate.notes.all.isEmpty)
        clock.advance(by: 60)
        #expect(delegate.notes.all == ["start", "Hello", "big", "世", "界", "finish Hello, big 世界. false"])
        #expect(!synthesizer.isSpeaking)
    }

    @Test func utterancesWait() {
        let first = AVSpeechUtterance(string: "One"), second = AVSpeechUtterance(string: "Two")
        second.preUtteranceDelay = 5
        synthesizer.speak(first)
        synthesizer.speak(second)
        clock.advance(by: 4)
        #expect(delegate.notes.all == ["start", "One", "finish One true"])
        clock.advance(by: 4)
        #expect(delegate.notes.all == ["start", "One", "finish One true", "start", "Two", "finish Two false"])
    }

    @Test func pausesHoldTheTime() {
        synthesizer.speak(AVSpeechUtterance(string: "One two three"))
        clock.advance(by: 0.01)
        #expect(synthesizer.pauseSpeaking(at: .immediate))
        clock.advance(by: 60)
        #expect(synthesizer.isPaused)
        #expect(synthesizer.isSpeaking)
        #expect(delegate.notes.all == ["start", "One", "pause"])
        #expect(synthesizer.continueSpeaking())
        clock.advance(by: 60)
        #expect(delegate.notes.all == ["start", "One", "pause", "continue", "two", "three", "finish One two three false"])
        #expect(!synthesizer.continueSpeaking())
    }

    @Test func stoppingAtAWordLetsItEnd() {
        synthesizer.speak(AVSpeechUtterance(string: "One two"))
        synthesizer.speak(AVSpeechUtterance(string: "Never"))
        clock.advance(by: 0.01)
        #expect(synthesizer.stopSpeaking(at: .word))
        #expect(synthesizer.isSpeaking)
        clock.advance(by: 60)
        #expect(delegate.notes.all == ["start", "One", "cancel"])
        #expect(!synthesizer.isSpeaking)
        #expect(!synthesizer.stopSpeaking(at: .immediate))
    }

    @Test func fasterSpeechIsShorter() {
        let usual = SpeechTimeline("The quick brown fox jumps.", rate: AVSpeechUtteranceDefaultSpeechRate).duration
        #expect(abs(SpeechTimeline("The quick brown fox jumps.", rate: 1).duration * 4 - usual) < 1e-9)
        #expect((1...3).contains(usual))
        #expect(SpeechTimeline("", rate: .nan).duration == 0)
    }

    @Test func voicesAreFoundByLanguage() {
        #expect(AVSpeechSynthesisVoice(language: "en-US")?.name == "Samantha")
        #expect(AVSpeechSynthesisVoice(language: "en")?.language == "en-US")
        #expect(AVSpeechSynthesisVoice(language: "de_DE")?.identifier == "com.apple.voice.compact.de-DE.Anna")
        #expect(AVSpeechSynthesisVoice(language: "tlh") == nil)
        #expect(AVSpeechSynthesisVoice(identifier: "com.apple.voice.compact.es-ES.Monica")?.name == "Mónica")
        let languages = AVSpeechSynthesisVoice.speechVoices().map(\.language)
        #expect(languages.count == Set(languages).count)
    }
}
