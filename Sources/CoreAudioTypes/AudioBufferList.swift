import QuinceFoundation

/// Samples of one channel, or of all where they are interleaved.
///
/// Source: Apple's documentation of `AudioBuffer`.
public struct AudioBuffer {
    public var mNumberChannels: UInt32 = 0
    public var mDataByteSize: UInt32 = 0
    public var mData: UnsafeMutableRawPointer?

    public init() {}

    public init(mNumberChannels: UInt32, mDataByteSize: UInt32, mData: UnsafeMutableRawPointer?) {
        (self.mNumberChannels, self.mDataByteSize, self.mData) = (mNumberChannels, mDataByteSize, mData)
    }

    /// A buffer over the elements of another.
    public init<Element>(_ typedBuffer: UnsafeMutableBufferPointer<Element>, numberOfChannels: Int) {
        self.init(
            mNumberChannels: UInt32(numberOfChannels), mDataByteSize: UInt32(typedBuffer.count * MemoryLayout<Element>.stride),
            mData: typedBuffer.baseAddress.map { UnsafeMutableRawPointer($0) })
    }
}

extension UnsafeBufferPointer {
    /// The elements that a buffer of audio has room for.
    public init(_ audioBuffer: AudioBuffer) {
        self.init(
            start: audioBuffer.mData?.assumingMemoryBound(to: Element.self),
            count: Int(audioBuffer.mDataByteSize) / MemoryLayout<Element>.stride)
    }
}

extension UnsafeMutableBufferPointer {
    /// The elements that a buffer of audio has room for.
    public init(_ audioBuffer: AudioBuffer) {
        self.init(
            start: audioBuffer.mData?.assumingMemoryBound(to: Element.self),
            count: Int(audioBuffer.mDataByteSize) / MemoryLayout<Element>.stride)
    }
}

/// The buffers of a stream; the first, which the others follow in memory.
///
/// Source: Apple's documentation of `AudioBufferList`.
public struct AudioBufferList {
    public var mNumberBuffers: UInt32 = 0
    public var mBuffers = AudioBuffer()

    public init() {}

    public init(mNumberBuffers: UInt32, mBuffers: AudioBuffer) { (self.mNumberBuffers, self.mBuffers) = (mNumberBuffers, mBuffers) }

    private static var firstOffset: Int { MemoryLayout<AudioBufferList>.offset(of: \.mBuffers)! }

    /// The bytes of a list of buffers.
    public static func sizeInBytes(maximumBuffers: Int) -> Int {
        precondition(maximumBuffers >= 1, "AudioBufferList should contain at least one AudioBuffer")
        return firstOffset + maximumBuffers * MemoryLayout<AudioBuffer>.stride
    }

    /// Makes a list with empty buffers; the caller frees its memory with `free`.
    public static func allocate(maximumBuffers: Int) -> UnsafeMutableAudioBufferListPointer {
        let memory = calloc(1, sizeInBytes(maximumBuffers: maximumBuffers))!
        let list = UnsafeMutableAudioBufferListPointer(memory.assumingMemoryBound(to: AudioBufferList.self))
        list.count = maximumBuffers
        return list
    }
}

/// The buffers of a list as a collection.
///
/// Source: Apple's documentation of `UnsafeMutableAudioBufferListPointer`.
public struct UnsafeMutableAudioBufferListPointer: MutableCollection, RandomAccessCollection, @unchecked Sendable {
    public typealias Element = AudioBuffer

    public var unsafeMutablePointer: UnsafeMutablePointer<AudioBufferList>
    public var unsafePointer: UnsafePointer<AudioBufferList> { UnsafePointer(unsafeMutablePointer) }

    public init(_ p: UnsafeMutablePointer<AudioBufferList>) { unsafeMutablePointer = p }
    public init?(_ p: UnsafeMutablePointer<AudioBufferList>?) {
        guard let p else { return nil }
        self.init(p)
    }

    /// The number of buffers.
    public var count: Int {
        get { Int(unsafeMutablePointer.pointee.mNumberBuffers) }
        nonmutating set { unsafeMutablePointer.pointee.mNumberBuffers = UInt32(newValue) }
    }
    public var startIndex: Int { 0 }
    public var endIndex: Int { count }

    public subscript(index: Int) -> AudioBuffer {
        get { buffers[index] }
        nonmutating set { buffers[index] = newValue }
    }

    private var buffers: UnsafeMutablePointer<AudioBuffer> {
        (UnsafeMutableRawPointer(unsafeMutablePointer) + MemoryLayout<AudioBufferList>.offset(of: \.mBuffers)!)
            .assumingMemoryBound(to: AudioBuffer.self)
    }
}
