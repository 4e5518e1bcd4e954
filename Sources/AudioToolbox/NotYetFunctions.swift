import QuinceFoundation

// Functions that are not there yet. Source: Apple's documentation of Audio Toolbox.

@available(*, unavailable, message: "not yet in Quince: audio queues")
@discardableResult public func AudioQueueNewOutput(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio queues")
@discardableResult public func AudioQueueNewInput(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio queues")
@discardableResult public func AudioQueueDispose(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio queues")
@discardableResult public func AudioQueueAllocateBuffer(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio queues")
@discardableResult public func AudioQueueFreeBuffer(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio queues")
@discardableResult public func AudioQueueEnqueueBuffer(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio queues")
@discardableResult public func AudioQueueStart(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio queues")
@discardableResult public func AudioQueuePrime(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio queues")
@discardableResult public func AudioQueueStop(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio queues")
@discardableResult public func AudioQueuePause(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio queues")
@discardableResult public func AudioQueueFlush(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio queues")
@discardableResult public func AudioQueueReset(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio queues")
@discardableResult public func AudioQueueGetParameter(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio queues")
@discardableResult public func AudioQueueSetParameter(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio queues")
@discardableResult public func AudioQueueGetProperty(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio queues")
@discardableResult public func AudioQueueSetProperty(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio files by their functions")
@discardableResult public func AudioFileOpenURL(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio files by their functions")
@discardableResult public func AudioFileCreateWithURL(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio files by their functions")
@discardableResult public func AudioFileClose(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio files by their functions")
@discardableResult public func AudioFileReadBytes(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio files by their functions")
@discardableResult public func AudioFileWriteBytes(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio files by their functions")
@discardableResult public func AudioFileReadPacketData(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio files by their functions")
@discardableResult public func AudioFileWritePackets(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio files by their functions")
@discardableResult public func AudioFileGetProperty(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio files by their functions")
@discardableResult public func AudioFileSetProperty(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio files by their functions")
@discardableResult public func AudioFileGetPropertyInfo(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio files by their functions")
@discardableResult public func AudioFileStreamOpen(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio files by their functions")
@discardableResult public func AudioFileStreamParseBytes(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio files by their functions")
@discardableResult public func AudioFileStreamClose(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio files by their functions")
@discardableResult public func ExtAudioFileOpenURL(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio files by their functions")
@discardableResult public func ExtAudioFileCreateWithURL(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio files by their functions")
@discardableResult public func ExtAudioFileRead(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio files by their functions")
@discardableResult public func ExtAudioFileWrite(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio files by their functions")
@discardableResult public func ExtAudioFileDispose(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio files by their functions")
@discardableResult public func ExtAudioFileGetProperty(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio files by their functions")
@discardableResult public func ExtAudioFileSetProperty(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: converters of audio")
@discardableResult public func AudioConverterNew(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: converters of audio")
@discardableResult public func AudioConverterDispose(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: converters of audio")
@discardableResult public func AudioConverterReset(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: converters of audio")
@discardableResult public func AudioConverterConvertBuffer(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: converters of audio")
@discardableResult public func AudioConverterFillComplexBuffer(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: converters of audio")
@discardableResult public func AudioConverterGetProperty(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: converters of audio")
@discardableResult public func AudioConverterSetProperty(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: converters of audio")
@discardableResult public func AudioFormatGetProperty(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: converters of audio")
@discardableResult public func AudioFormatGetPropertyInfo(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio units")
@discardableResult public func AudioComponentFindNext(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio units")
@discardableResult public func AudioComponentInstanceNew(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio units")
@discardableResult public func AudioComponentInstanceDispose(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio units")
@discardableResult public func AudioUnitInitialize(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio units")
@discardableResult public func AudioUnitUninitialize(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio units")
@discardableResult public func AudioUnitGetProperty(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio units")
@discardableResult public func AudioUnitSetProperty(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio units")
@discardableResult public func AudioUnitGetParameter(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio units")
@discardableResult public func AudioUnitSetParameter(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio units")
@discardableResult public func AudioUnitRender(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio units")
@discardableResult public func AudioOutputUnitStart(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio units")
@discardableResult public func AudioOutputUnitStop(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio units")
@discardableResult public func NewAUGraph(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio units")
@discardableResult public func AUGraphAddNode(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio units")
@discardableResult public func AUGraphOpen(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio units")
@discardableResult public func AUGraphInitialize(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio units")
@discardableResult public func AUGraphStart(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio units")
@discardableResult public func AUGraphStop(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio units")
@discardableResult public func DisposeAUGraph(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: audio units")
@discardableResult public func MusicDeviceMIDIEvent(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: sequences of MIDI")
@discardableResult public func NewMusicPlayer(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: sequences of MIDI")
@discardableResult public func NewMusicSequence(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: sequences of MIDI")
@discardableResult public func MusicSequenceFileLoad(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: sequences of MIDI")
@discardableResult public func MusicPlayerSetSequence(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: sequences of MIDI")
@discardableResult public func MusicPlayerPreroll(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: sequences of MIDI")
@discardableResult public func MusicPlayerStart(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: sequences of MIDI")
@discardableResult public func MusicPlayerStop(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: sequences of MIDI")
@discardableResult public func DisposeMusicPlayer(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: sequences of MIDI")
@discardableResult public func DisposeMusicSequence(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: the former functions of audio sessions")
@discardableResult public func AudioSessionInitialize(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: the former functions of audio sessions")
@discardableResult public func AudioSessionSetActive(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: the former functions of audio sessions")
@discardableResult public func AudioSessionGetProperty(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: the former functions of audio sessions")
@discardableResult public func AudioSessionSetProperty(_ arguments: Any?...) -> OSStatus { fatalError() }
