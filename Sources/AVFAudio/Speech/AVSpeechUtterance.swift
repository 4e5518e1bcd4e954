import QuinceFoundation

/// The slowest rate of speech.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The fastest rate of speech.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// The rate at which people speak.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// A text to speak, and how.
///
/// Source: Apple's documentation of `AVSpeechUtterance`.
open class AVSpeechUtterance: NSObject, NSCopying, @unchecked Sendable {
    public let speechString: String
    public let attributedSpeechString: NSAttributedString
    /// The voice; nil = that of the user's language.
    open var voice: AVSpeechSynthesisVoice?
    /// From `AVSpeechUtteranceMinimumSpeechRate` to `AVSpeechUtteranceMaximumSpeechRate`.
    open var rate = AVSpeechUtteranceDefaultSpeechRate
    /// From 0.5 to 2.
    open var pitchMultiplier: Float = 1
    /// From 0 to 1.
    open var volume: Float = 1
    /// Whether the settings of VoiceOver come before those of the utterance.
    open var prefersAssistiveTechnologySettings = false
    /// Seconds of silence before.
    open var preUtteranceDelay: TimeInterval = 0
    /// Seconds of silence after.
    open var postUtteranceDelay: TimeInterval = 0

    public init(string: String) {
        (speechString, attributedSpeechString) = (string, NSAttributedString(string: string))
        super.init()
    }

    public init(attributedString string: NSAttributedString) {
        (speechString, attributedSpeechString) = (string.string, string)
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AVSpeechUtterance(attributedString: attributedSpeechString)
        (copy.voice, copy.rate, copy.pitchMultiplier, copy.volume) = (voice, rate, pitchMultiplier, volume)
        copy.prefersAssistiveTechnologySettings = prefersAssistiveTechnologySettings
        (copy.preUtteranceDelay, copy.postUtteranceDelay) = (preUtteranceDelay, postUtteranceDelay)
        return copy
    }
}

extension AVSpeechUtterance {
    @available(*, unavailable, message: "not yet in Quince: SSML")
    public convenience init?(ssmlRepresentation string: String) { fatalError() }
}
