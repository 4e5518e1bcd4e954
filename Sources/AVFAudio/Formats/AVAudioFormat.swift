@_spi(Quince) import QuinceFoundation

/// The samples of a format, where they are some that Core Audio has a name for.
///
/// Source: Apple's documentation of `AVAudioCommonFormat`.
public enum AVAudioCommonFormat: UInt, Sendable {
    case otherFormat = 0, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32

    /// The number of bits and the flags of a stream; nil for other formats.
    fileprivate var samples: (bits: UInt32, flags: AudioFormatFlags)? {
        switch self {
        case .otherFormat: nil
        case .pcmFormatFloat32: (32, kAudioFormatFlagIsFloat | kAudioFormatFlagIsPacked)
        case .pcmFormatFloat64: (64, kAudioFormatFlagIsFloat | kAudioFormatFlagIsPacked)
        case .pcmFormatInt16: (16, kAudioFormatFlagIsSignedInteger | kAudioFormatFlagIsPacked)
        case .pcmFormatInt32: (32, kAudioFormatFlagIsSignedInteger | kAudioFormatFlagIsPacked)
        }
    }
}

/// A format of sound.
///
/// Source: Apple's documentation of `AVAudioFormat`.
open class AVAudioFormat: NSObject, @unchecked Sendable {
    private let format: UnsafeMutablePointer<AudioStreamBasicDescription>
    public let channelLayout: AVAudioChannelLayout?
    /// Data that a decoder needs.
    open var magicCookie: Data?

    deinit { format.deallocate() }

    private init(_ description: AudioStreamBasicDescription, _ layout: AVAudioChannelLayout?) {
        format = .allocate(capacity: 1)
        format.initialize(to: description)
        channelLayout = layout
        super.init()
    }

    /// A format by its description; nil for one of more than two channels, which needs a layout.
    public convenience init?(streamDescription asbd: UnsafePointer<AudioStreamBasicDescription>) {
        guard asbd.pointee.mChannelsPerFrame <= 2 else { return nil }
        self.init(asbd.pointee, nil)
    }

    /// A format by its description; nil where it has more than two channels and no layout.
    public convenience init?(
        streamDescription asbd: UnsafePointer<AudioStreamBasicDescription>, channelLayout layout: AVAudioChannelLayout?
    ) {
        guard layout != nil || asbd.pointee.mChannelsPerFrame <= 2 else { return nil }
        self.init(asbd.pointee, layout)
    }

    /// Floating-point samples, a buffer a channel; nil for more than two channels, which need a layout.
    public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
        self.init(commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels, interleaved: false)
    }

    /// Floating-point samples, a buffer a channel.
    public convenience init(standardFormatWithSampleRate sampleRate: Double, channelLayout layout: AVAudioChannelLayout) {
        self.init(commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, interleaved: false, channelLayout: layout)
    }

    /// A format of samples; nil for more than two channels, which need a layout, for none and for `.otherFormat`.
    public convenience init?(commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool)
    {
        guard (1...2).contains(channels), let samples = format.samples else { return nil }
        self.init(Self.describe(samples, sampleRate, channels, interleaved), nil)
    }

    /// A format of samples.
    public convenience init(
        commonFormat format: AVAudioCommonFormat, sampleRate: Double, interleaved: Bool, channelLayout layout: AVAudioChannelLayout
    ) {
        guard let samples = format.samples else {
            raise(.init("com.apple.coreaudio.avfaudio"), "required condition is false: format != AVAudioOtherFormat")
        }
        self.init(Self.describe(samples, sampleRate, layout.channelCount, interleaved), layout)
    }

    /// A format by the keys of recorders and files; nil where they state none.
    public convenience init?(settings: [String: Any]) {
        guard let description = AudioSettings(settings).description() else { return nil }
        self.init(
            description, description.mChannelsPerFrame > 2 ? AVAudioChannelLayout(discrete: description.mChannelsPerFrame) : nil)
    }

    private static func describe(
        _ samples: (bits: UInt32, flags: AudioFormatFlags), _ rate: Double, _ channels: UInt32, _ isInterleaved: Bool
    ) -> AudioStreamBasicDescription {
        let frame = samples.bits / 8 * (isInterleaved ? channels : 1)
        return AudioStreamBasicDescription(
            mSampleRate: rate, mFormatID: kAudioFormatLinearPCM,
            mFormatFlags: samples.flags | (isInterleaved ? 0 : kAudioFormatFlagIsNonInterleaved), mBytesPerPacket: frame,
            mFramesPerPacket: 1, mBytesPerFrame: frame, mChannelsPerFrame: channels, mBitsPerChannel: samples.bits, mReserved: 0)
    }

    /// Whether it is floating-point samples, a buffer a channel.
    open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
    open var commonFormat: AVAudioCommonFormat {
        let format = self.format.pointee
        guard format.mFormatID == kAudioFormatLinearPCM, format.mFormatFlags & kAudioFormatFlagIsBigEndian == 0 else { return .otherFormat }
        switch (format.mFormatFlags & kAudioFormatFlagIsFloat != 0, format.mBitsPerChannel) {
        case (true, 32): return .pcmFormatFloat32
        case (true, 64): return .pcmFormatFloat64
        case (false, 16): return .pcmFormatInt16
        case (false, 32): return .pcmFormatInt32
        default: return .otherFormat
        }
    }
    open var channelCount: AVAudioChannelCount { format.pointee.mChannelsPerFrame }
    /// Frames per second.
    open var sampleRate: Double { format.pointee.mSampleRate }
    /// Whether the channels' samples alternate in one buffer.
    open var isInterleaved: Bool { format.pointee.mFormatFlags & kAudioFormatFlagIsNonInterleaved == 0 }
    open var streamDescription: UnsafePointer<AudioStreamBasicDescription> { UnsafePointer(format) }
    /// The format by the keys of recorders and files.
    open var settings: [String: Any] { AudioSettings.settings(of: format.pointee) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? AVAudioFormat else { return false }
        return format.pointee == other.format.pointee && channelLayout == other.channelLayout
    }
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(sampleRate)
        hasher.combine(channelCount)
        return hasher.finalize()
    }
    open dynamic override var description: String {
        let kind = isInterleaved ? "interleaved" : "deinterleaved"
        return
            "<AVAudioFormat 0x\(String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)):  \(channelCount) ch, \(Int(sampleRate)) Hz, \(commonFormat), \(kind)>"
    }

    /// The number of buffers, and the channels of each.
    var buffers: (count: Int, channels: Int) { isInterleaved ? (1, Int(channelCount)) : (Int(channelCount), 1) }
}

/// The places of a stream's channels.
///
/// Source: Apple's documentation of `AVAudioChannelLayout`.
open class AVAudioChannelLayout: NSObject, @unchecked Sendable {
    private let memory: UnsafeMutablePointer<AudioChannelLayout>

    deinit { free(memory) }

    /// A layout by its tag; nil for tags that need descriptions.
    public convenience init?(layoutTag: AudioChannelLayoutTag) {
        guard layoutTag != kAudioChannelLayoutTag_UseChannelDescriptions, layoutTag != kAudioChannelLayoutTag_UseChannelBitmap else {
            return nil
        }
        var layout = AudioChannelLayout()
        layout.mChannelLayoutTag = layoutTag
        self.init(layout: &layout)
    }

    /// Copies a layout.
    public init(layout: UnsafePointer<AudioChannelLayout>) {
        let descriptions = Int(layout.pointee.mNumberChannelDescriptions)
        let size = MemoryLayout<AudioChannelLayout>.size + max(0, descriptions - 1) * MemoryLayout<AudioChannelDescription>.stride
        let copy = malloc(size)!
        // The layout alone is sure to be there where it has no descriptions.
        copy.copyMemory(from: layout, byteCount: size)
        memory = copy.assumingMemoryBound(to: AudioChannelLayout.self)
        super.init()
    }

    convenience init(discrete channels: UInt32) {
        var layout = AudioChannelLayout()
        layout.mChannelLayoutTag = kAudioChannelLayoutTag_DiscreteInOrder | channels
        self.init(layout: &layout)
    }

    open var layoutTag: AudioChannelLayoutTag { memory.pointee.mChannelLayoutTag }
    open var layout: UnsafePointer<AudioChannelLayout> { UnsafePointer(memory) }
    open var channelCount: AVAudioChannelCount {
        switch layoutTag {
        case kAudioChannelLayoutTag_UseChannelDescriptions: memory.pointee.mNumberChannelDescriptions
        case kAudioChannelLayoutTag_UseChannelBitmap: UInt32(memory.pointee.mChannelBitmap.rawValue.nonzeroBitCount)
        default: AudioChannelLayoutTag_GetNumberOfChannels(layoutTag)
        }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? AVAudioChannelLayout else { return false }
        return layoutTag == other.layoutTag && channelCount == other.channelCount
    }
    open override var hash: Int { Int(layoutTag) }
}
