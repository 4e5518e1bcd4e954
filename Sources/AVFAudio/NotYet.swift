import QuinceFoundation

// Source: Apple's documentation of AVFAudio.

@available(*, unavailable, message: "not yet in Quince: nodes whose sound an app makes")
public enum AVAudioSourceNode {}
@available(*, unavailable, message: "not yet in Quince: nodes whose sound an app takes")
public enum AVAudioSinkNode {}
@available(*, unavailable, message: "not yet in Quince: sound in space")
public enum AVAudioEnvironmentNode {}
@available(*, unavailable, message: "not yet in Quince: sound in space")
public enum AVAudioEnvironmentReverbParameters {}
@available(*, unavailable, message: "not yet in Quince: sound in space")
public enum AVAudioMixingDestination {}
@available(*, unavailable, message: "not yet in Quince: sequences of MIDI")
public enum AVAudioSequencer {}
@available(*, unavailable, message: "not yet in Quince: sequences of MIDI")
public enum AVMusicTrack {}
@available(*, unavailable, message: "not yet in Quince: sequences of MIDI")
public enum AVMIDIPlayer {}
@available(*, unavailable, message: "not yet in Quince: instruments")
public enum AVAudioUnitMIDIInstrument {}
@available(*, unavailable, message: "not yet in Quince: instruments")
public enum AVAudioUnitSampler {}
@available(*, unavailable, message: "not yet in Quince: generators")
public enum AVAudioUnitGenerator {}
@available(*, unavailable, message: "not yet in Quince: audio units of other makers")
public enum AVAudioUnitComponent {}
@available(*, unavailable, message: "not yet in Quince: audio units of other makers")
public enum AVAudioUnitComponentManager {}
@available(*, unavailable, message: "not yet in Quince: voices that apps provide")
public enum AVSpeechSynthesisProviderVoice {}
@available(*, unavailable, message: "not yet in Quince: voices that apps provide")
public enum AVSpeechSynthesisProviderRequest {}
@available(*, unavailable, message: "not yet in Quince: voices that apps provide")
public enum AVSpeechSynthesisProviderAudioUnit {}
