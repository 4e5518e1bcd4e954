import QuinceFoundation

/// A dictionary of settings of a file or recorder.
struct AudioSettings {
    private let values: [String: Any]

    init(_ values: [String: Any]) { self.values = values }

    private func number(_ key: String) -> Double? {
        switch values[key] {
        case let value as NSNumber: value.doubleValue
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as Bool: value ? 1 : 0
        default: nil
        }
    }

    /// The format; nil where settings are out of range.
    ///
    /// - Parameters:
    ///   - rate: The frames per second where the settings state none.
    ///   - channels: The number of channels where the settings state none.
    func description(rate: Double? = nil, channels: UInt32? = nil) -> AudioStreamBasicDescription? {
        guard let rate = number(AVSampleRateKey) ?? rate, rate >= 1, rate <= 768_000,
            let channels = number(AVNumberOfChannelsKey).flatMap({ UInt32(exactly: $0) }) ?? channels, (1...64).contains(channels)
        else { return nil }
        let identifier = number(AVFormatIDKey).flatMap { UInt32(exactly: $0) } ?? kAudioFormatLinearPCM
        var format = AudioStreamBasicDescription()
        (format.mSampleRate, format.mChannelsPerFrame, format.mFormatID) = (rate, channels, identifier)
        guard identifier == kAudioFormatLinearPCM else {
            format.mFramesPerPacket = identifier == kAudioFormatMPEG4AAC ? 1024 : identifier == kAudioFormatAppleLossless ? 4096 : 0
            return format
        }
        let isFloat = number(AVLinearPCMIsFloatKey) ?? 0 != 0
        let bits = number(AVLinearPCMBitDepthKey) ?? (isFloat ? 32 : 16)
        guard [8, 16, 24, 32, 64].contains(bits), bits >= 32 || !isFloat, bits <= 32 || isFloat else { return nil }
        let isInterleaved = number(AVLinearPCMIsNonInterleaved) ?? 0 == 0
        format.mBitsPerChannel = UInt32(bits)
        format.mFormatFlags = kAudioFormatFlagIsPacked | (isFloat ? kAudioFormatFlagIsFloat : kAudioFormatFlagIsSignedInteger)
        if number(AVLinearPCMIsBigEndianKey) ?? 0 != 0 { format.mFormatFlags |= kAudioFormatFlagIsBigEndian }
        if !isInterleaved { format.mFormatFlags |= kAudioFormatFlagIsNonInterleaved }
        format.mFramesPerPacket = 1
        format.mBytesPerFrame = UInt32(bits) / 8 * (isInterleaved ? channels : 1)
        format.mBytesPerPacket = format.mBytesPerFrame
        return format
    }

    /// The settings that state a format.
    static func settings(of format: AudioStreamBasicDescription) -> [String: Any] {
        var settings: [String: Any] = [
            AVFormatIDKey: NSNumber(value: format.mFormatID), AVSampleRateKey: NSNumber(value: format.mSampleRate),
            AVNumberOfChannelsKey: NSNumber(value: format.mChannelsPerFrame),
        ]
        guard format.mFormatID == kAudioFormatLinearPCM else { return settings }
        settings[AVLinearPCMBitDepthKey] = NSNumber(value: format.mBitsPerChannel)
        settings[AVLinearPCMIsFloatKey] = NSNumber(value: format.mFormatFlags & kAudioFormatFlagIsFloat != 0)
        settings[AVLinearPCMIsBigEndianKey] = NSNumber(value: format.mFormatFlags & kAudioFormatFlagIsBigEndian != 0)
        settings[AVLinearPCMIsNonInterleaved] = NSNumber(value: format.mFormatFlags & kAudioFormatFlagIsNonInterleaved != 0)
        return settings
    }
}
