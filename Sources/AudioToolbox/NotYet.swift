import QuinceFoundation

// Source: Apple's documentation of Audio Toolbox.

@available(*, unavailable, message: "not yet in Quince: audio units of the app's own")
public enum AUAudioUnit {}
@available(*, unavailable, message: "not yet in Quince: audio units of the app's own")
public enum AUParameter {}
@available(*, unavailable, message: "not yet in Quince: audio units of the app's own")
public enum AUParameterTree {}
@available(*, unavailable, message: "not yet in Quince: audio units of the app's own")
public enum AUParameterGroup {}
@available(*, unavailable, message: "not yet in Quince: audio units of the app's own")
public enum AUAudioUnitBus {}
@available(*, unavailable, message: "not yet in Quince: audio units of the app's own")
public enum AUAudioUnitBusArray {}
@available(*, unavailable, message: "not yet in Quince: audio units of the app's own")
public enum AUAudioUnitPreset {}
@available(*, unavailable, message: "not yet in Quince: audio units")
public enum AudioComponent {}
@available(*, unavailable, message: "not yet in Quince: audio units")
public enum AudioUnit {}
@available(*, unavailable, message: "not yet in Quince: audio units")
public enum AURenderCallbackStruct {}
@available(*, unavailable, message: "not yet in Quince: graphs of audio units")
public enum AUGraph {}
@available(*, unavailable, message: "not yet in Quince: audio queues")
public enum AudioQueueRef {}
@available(*, unavailable, message: "not yet in Quince: audio queues")
public enum AudioQueueBufferRef {}
@available(*, unavailable, message: "not yet in Quince: audio files by their functions")
public enum AudioFileID {}
@available(*, unavailable, message: "not yet in Quince: audio files by their functions")
public enum AudioFileStreamID {}
@available(*, unavailable, message: "not yet in Quince: audio files by their functions")
public enum ExtAudioFileRef {}
@available(*, unavailable, message: "not yet in Quince: converters of audio")
public enum AudioConverterRef {}
@available(*, unavailable, message: "not yet in Quince: sequences of MIDI")
public enum MusicPlayer {}
@available(*, unavailable, message: "not yet in Quince: sequences of MIDI")
public enum MusicSequence {}
@available(*, unavailable, message: "not yet in Quince: sequences of MIDI")
public enum MusicTrack {}
