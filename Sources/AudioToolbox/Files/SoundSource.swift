internal import MediaInformation
import QuinceFoundation

/// The length and format of a sound, and its samples where they are not compressed.
package struct SoundSource: Sendable {
    /// The number of seconds.
    package let duration: TimeInterval
    /// The format of the file.
    package let format: AudioStreamBasicDescription
    /// Bits a second; 0 where unknown.
    package let bitRate: Double
    package let samples: SampleFile?

    /// - Throws: An error in `NSOSStatusErrorDomain`: `kAudioFileUnspecifiedError` where there is no file, `kAudioFileUnsupportedFileTypeError` where it is
    ///   no sound.
    package init(contentsOf url: URL) throws {
        // Core Foundation takes a URL without a scheme, made of a path, for a file.
        let url = url.scheme == nil ? URL(fileURLWithPath: url.path) : url
        guard url.isFileURL, let data = try? Data(contentsOf: url, options: .mappedIfSafe) else {
            throw Self.error(kAudioFileUnspecifiedError)
        }
        if let samples = SampleFile(data) {
            self.init(samples)
        } else {
            guard let information = try? MediaInformation(contentsOf: url) else { throw Self.error(kAudioFileUnsupportedFileTypeError) }
            try self.init(information)
        }
    }

    /// - Throws: `kAudioFileUnsupportedFileTypeError` in `NSOSStatusErrorDomain` where the data is no sound.
    package init(data: Data) throws {
        if let samples = SampleFile(data) {
            self.init(samples)
        } else {
            guard let information = try? MediaInformation(data: data) else { throw Self.error(kAudioFileUnsupportedFileTypeError) }
            try self.init(information)
        }
    }

    private init(_ samples: SampleFile) {
        (self.samples, format) = (samples, samples.format)
        duration = Double(samples.frameCount) / samples.format.mSampleRate
        bitRate = samples.format.mSampleRate * Double(samples.format.mBytesPerFrame) * 8
    }

    private init(_ information: MediaInformation) throws {
        guard let track = information.audioTracks.first, track.sampleRate > 0 else { throw Self.error(kAudioFileUnsupportedFileTypeError) }
        samples = nil
        duration = max(0, information.duration.seconds)
        bitRate = track.bitRate
        format = AudioStreamBasicDescription(
            mSampleRate: track.sampleRate, mFormatID: Self.identifier(track.codec), mFormatFlags: 0, mBytesPerPacket: 0,
            mFramesPerPacket: Self.packetFrames(Self.identifier(track.codec)), mBytesPerFrame: 0,
            mChannelsPerFrame: UInt32(clamping: track.channelCount), mBitsPerChannel: 0, mReserved: 0)
    }

    package static func error(_ code: OSStatus) -> NSError { NSError(domain: NSOSStatusErrorDomain, code: Int(code)) }

    private static func identifier(_ codec: String) -> AudioFormatID {
        switch codec {
        case "mp4a", "aac ": kAudioFormatMPEG4AAC
        case "fLaC": kAudioFormatFLAC
        case "Opus": kAudioFormatOpus
        default: codec.utf8.reduce(0) { $0 << 8 | UInt32($1) }
        }
    }

    private static func packetFrames(_ format: AudioFormatID) -> UInt32 {
        switch format {
        case kAudioFormatMPEG4AAC: 1024
        case kAudioFormatMPEGLayer3: 1152
        case kAudioFormatAppleLossless, kAudioFormatFLAC: 4096
        case kAudioFormatAppleIMA4: 64
        default: 0
        }
    }
}
