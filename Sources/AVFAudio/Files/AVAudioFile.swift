import AudioToolbox
@_spi(Quince) import QuinceFoundation

/// A file of sound that is read or written.
///
/// Samples of WAV, AIFF and CAF files that are not compressed can be read and written; of other files only length and format are known.
///
/// Source: Apple's documentation of `AVAudioFile`.
open class AVAudioFile: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private let reader: SampleFile?
    private var writer: SampleFileWriter?
    private let storedLength: AVAudioFramePosition
    private var position: AVAudioFramePosition = 0

    public let url: URL
    /// The format of the file.
    public let fileFormat: AVAudioFormat
    /// The format of the buffers that are read and written.
    public let processingFormat: AVAudioFormat

    /// Opens a file to read from, in floating-point samples.
    ///
    /// - Throws: An error in `NSOSStatusErrorDomain` where the file is not there or is no sound.
    public convenience init(forReading fileURL: URL) throws {
        try self.init(forReading: fileURL, commonFormat: .pcmFormatFloat32, interleaved: false)
    }

    /// Opens a file to read from.
    ///
    /// - Throws: An error in `NSOSStatusErrorDomain` where the file is not there or is no sound.
    public init(forReading fileURL: URL, commonFormat format: AVAudioCommonFormat, interleaved: Bool) throws {
        let source = try SoundSource(contentsOf: fileURL)
        guard let file = AVAudioFormat(settings: AudioSettings.settings(of: source.format)),
            let processing = Self.format(format, like: source.format, interleaved)
        else { throw SoundSource.error(kAudioFileUnsupportedDataFormatError) }
        (url, fileFormat, processingFormat) = (fileURL, file, processing)
        reader = source.samples
        storedLength =
            source.samples.map { Int64($0.frameCount) }
            ?? AVAudioFramePosition(exactly: (source.duration * source.format.mSampleRate).rounded()) ?? 0
        super.init()
    }

    /// Makes a file to write to, in floating-point samples, which replaces an old one.
    ///
    /// - Throws: An error in `NSOSStatusErrorDomain` where no such file can be written.
    public convenience init(forWriting fileURL: URL, settings: [String: Any]) throws {
        try self.init(forWriting: fileURL, settings: settings, commonFormat: .pcmFormatFloat32, interleaved: false)
    }

    /// Makes a file to write to, which replaces an old one.
    ///
    /// - Throws: An error in `NSOSStatusErrorDomain` where no such file can be written.
    public init(forWriting fileURL: URL, settings: [String: Any], commonFormat format: AVAudioCommonFormat, interleaved: Bool) throws {
        guard let stream = AudioSettings(settings).description(), let type = RecordingFile.type(of: fileURL), SampleFormat(stream) != nil,
            let processing = Self.format(format, like: stream, interleaved)
        else { throw SoundSource.error(kAudioFileUnsupportedDataFormatError) }
        let writer = try SampleFileWriter(fileURL, format: stream, type: type)
        guard let file = AVAudioFormat(settings: AudioSettings.settings(of: writer.format)) else {
            throw SoundSource.error(kAudioFileUnsupportedDataFormatError)
        }
        (url, fileFormat, processingFormat, self.writer) = (fileURL, file, processing, writer)
        (reader, storedLength) = (nil, 0)
        super.init()
    }

    deinit { writer?.close() }

    private static func format(
        _ common: AVAudioCommonFormat, like stream: AudioStreamBasicDescription, _ isInterleaved: Bool
    ) -> AVAudioFormat? {
        guard common != .otherFormat, stream.mChannelsPerFrame > 0 else { return nil }
        if stream.mChannelsPerFrame <= 2 {
            return AVAudioFormat(
                commonFormat: common, sampleRate: stream.mSampleRate, channels: stream.mChannelsPerFrame, interleaved: isInterleaved)
        }
        return AVAudioFormat(
            commonFormat: common, sampleRate: stream.mSampleRate, interleaved: isInterleaved,
            channelLayout: AVAudioChannelLayout(discrete: stream.mChannelsPerFrame))
    }

    /// Whether the file has not been closed.
    open var isOpen: Bool { lock.withLock { reader != nil || writer != nil || storedLength > 0 } }
    /// Closes a file that is written to.
    open func close() {
        lock.withLock {
            writer?.close()
            writer = nil
        }
    }

    /// The number of frames.
    open var length: AVAudioFramePosition { lock.withLock { writer.map { Int64($0.frameCount) } ?? storedLength } }

    /// The frame that is read next.
    open var framePosition: AVAudioFramePosition {
        get { lock.withLock { position } }
        set { lock.withLock { position = max(0, newValue) } }
    }

    // MARK: Reading

    /// Fills a buffer as far as the file goes.
    ///
    /// - Throws: An error in `NSOSStatusErrorDomain` where the file's samples cannot be read.
    open func read(into buffer: AVAudioPCMBuffer) throws { try read(into: buffer, frameCount: buffer.frameCapacity) }

    /// Reads a number of frames, or as many as there are.
    ///
    /// - Throws: An error in `NSOSStatusErrorDomain` where the file's samples cannot be read, or at the file's end.
    open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
        guard let reader else { throw SoundSource.error(kAudioFileUnsupportedDataFormatError) }
        guard buffer.format == processingFormat else { throw SoundSource.error(kAudio_ParamError) }
        try lock.withLock {
            let start = Int(min(position, Int64(reader.frameCount)))
            let count = min(Int(min(frames, buffer.frameCapacity)), reader.frameCount - start)
            guard count > 0 else {
                buffer.frameLength = 0
                throw SoundSource.error(kAudioFileEndOfFileError)
            }
            buffer.frameLength = AVAudioFrameCount(count)
            for (channel, samples) in reader.read(start..<start + count).enumerated() { buffer.write(samples, to: channel) }
            position = Int64(start + count)
        }
    }

    /// The samples of frames, an array a channel; silence where they are compressed.
    func samples(_ frames: Range<Int>) -> [[Float]] {
        if let reader { return reader.read(frames) }
        return Array(repeating: Array(repeating: 0, count: frames.count), count: Int(fileFormat.channelCount))
    }

    // MARK: Writing

    /// Appends the frames of a buffer.
    ///
    /// - Throws: An error in `NSOSStatusErrorDomain` where the file is read from or closed, or the buffer's format is another than `processingFormat`.
    open func write(from buffer: AVAudioPCMBuffer) throws {
        try lock.withLock {
            guard let writer else { throw SoundSource.error(kAudioFileNotOpenError) }
            guard buffer.format.channelCount == processingFormat.channelCount, buffer.format.sampleRate == processingFormat.sampleRate
            else {
                throw SoundSource.error(kAudio_ParamError)
            }
            try writer.append((0..<Int(buffer.format.channelCount)).map { buffer.samples(of: $0) })
            position = Int64(writer.frameCount)
        }
    }
}
