@_spi(Quince) import QuinceFoundation

/// A buffer of sound.
///
/// Source: Apple's documentation of `AVAudioBuffer`.
open class AVAudioBuffer: NSObject, NSCopying, @unchecked Sendable {
    public let format: AVAudioFormat
    /// The buffers, one a channel unless the channels alternate in one.
    fileprivate let list: UnsafeMutableAudioBufferListPointer

    /// - Parameter byteCapacity: The room of each buffer.
    fileprivate init(format: AVAudioFormat, byteCapacity: Int) {
        self.format = format
        let (count, channels) = format.buffers
        list = AudioBufferList.allocate(maximumBuffers: count)
        for index in 0..<count {
            list[index] = AudioBuffer(mNumberChannels: UInt32(channels), mDataByteSize: 0, mData: calloc(max(byteCapacity, 1), 1))
        }
        super.init()
    }

    deinit {
        for buffer in list { free(buffer.mData) }
        free(list.unsafeMutablePointer)
    }

    open var audioBufferList: UnsafePointer<AudioBufferList> { list.unsafePointer }
    open var mutableAudioBufferList: UnsafeMutablePointer<AudioBufferList> { list.unsafeMutablePointer }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { self }
}

/// Samples that are not compressed.
///
/// Source: Apple's documentation of `AVAudioPCMBuffer`.
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
    /// The number of frames that there is room for.
    public let frameCapacity: AVAudioFrameCount
    private var pointers: UnsafeMutablePointer<UnsafeMutableRawPointer>

    /// A buffer without frames; nil where the format is compressed.
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        let description = format.streamDescription.pointee
        guard description.mFormatID == kAudioFormatLinearPCM, description.mBytesPerFrame > 0 else { return nil }
        self.frameCapacity = frameCapacity
        pointers = .allocate(capacity: max(1, Int(format.channelCount)))
        super.init(format: format, byteCapacity: Int(frameCapacity) * Int(description.mBytesPerFrame))
        let sampleSize = Int(description.mBitsPerChannel) / 8
        for channel in 0..<Int(format.channelCount) {
            pointers[channel] = format.isInterleaved ? list[0].mData! + channel * sampleSize : list[channel].mData!
        }
    }

    deinit { pointers.deallocate() }

    /// The number of valid frames; at most `frameCapacity`.
    open var frameLength: AVAudioFrameCount = 0 {
        didSet {
            guard frameLength <= frameCapacity else {
                raise(.init("com.apple.coreaudio.avfaudio"), "required condition is false: frameLength <= frameCapacity")
            }
            let size = UInt32(clamping: Int(frameLength) * Int(format.streamDescription.pointee.mBytesPerFrame))
            for index in 0..<list.count { list[index].mDataByteSize = size }
        }
    }

    /// The number of samples from one frame's of a channel to the next.
    open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }

    private func channels<Sample>(_ kind: AVAudioCommonFormat) -> UnsafePointer<UnsafeMutablePointer<Sample>>? {
        guard format.commonFormat == kind else { return nil }
        // A pointer to bytes and one to samples are the same in memory.
        return UnsafeRawPointer(pointers).assumingMemoryBound(to: UnsafeMutablePointer<Sample>.self)
    }

    /// The samples of each channel; nil for other formats.
    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { channels(.pcmFormatFloat32) }
    /// The samples of each channel; nil for other formats.
    open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { channels(.pcmFormatInt16) }
    /// The samples of each channel; nil for other formats.
    open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? { channels(.pcmFormatInt32) }

    open override func copy(with zone: NSZone? = nil) -> Any { duplicate() }
    open override func mutableCopy(with zone: NSZone? = nil) -> Any { duplicate() }

    private func duplicate() -> AVAudioPCMBuffer {
        let copy = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: frameCapacity)!
        copy.frameLength = frameLength
        for (from, to) in zip(list, copy.list) { memcpy(to.mData!, from.mData!, Int(from.mDataByteSize)) }
        return copy
    }

    // MARK: Samples of any format

    /// The samples of a channel from -1 to 1, of the valid frames.
    func samples(of channel: Int) -> [Float] {
        guard let sample = SampleFormat(format.streamDescription.pointee), channel < Int(format.channelCount) else { return [] }
        let step = stride * sample.byteCount
        return (0..<Int(frameLength)).map { sample.read(pointers[channel] + $0 * step) }
    }

    /// Replaces the samples of a channel from a frame on.
    func write(_ samples: [Float], to channel: Int, at frame: Int = 0) {
        guard let sample = SampleFormat(format.streamDescription.pointee), channel < Int(format.channelCount) else { return }
        let step = stride * sample.byteCount
        for (index, value) in samples.enumerated() where frame + index < Int(frameCapacity) {
            sample.write(value, to: pointers[channel] + (frame + index) * step)
        }
    }
}

extension AVAudioPCMBuffer {
    @available(*, unavailable, message: "not yet in Quince: buffers over memory of the app's")
    public convenience init?(
        pcmFormat format: AVAudioFormat, bufferListNoCopy bufferList: UnsafePointer<AudioBufferList>,
        deallocator: ((UnsafePointer<AudioBufferList>) -> Void)? = nil
    ) { fatalError() }
}

@available(*, unavailable, message: "not yet in Quince: compressed buffers")
public enum AVAudioCompressedBuffer {}
