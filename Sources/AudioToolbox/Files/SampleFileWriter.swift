import QuinceFoundation

/// Writes the samples of a WAV, AIFF or CAF file, whose header is valid after each write.
package final class SampleFileWriter {
    package let format: AudioStreamBasicDescription
    package private(set) var frameCount = 0
    private let type: AudioFileTypeID
    private let sample: SampleFormat
    private let handle: FileHandle
    private let headerSize: Int

    /// Makes the file, or replaces an old one.
    ///
    /// - Parameters:
    ///   - format: Samples that are not compressed. They are interleaved in the file in any case, and as the kind of file has them.
    ///   - type: `kAudioFileWAVEType`, `kAudioFileAIFFType` or `kAudioFileCAFType`.
    /// - Throws: An error in `NSOSStatusErrorDomain`.
    package init(_ url: URL, format wanted: AudioStreamBasicDescription, type: AudioFileTypeID) throws {
        var format = wanted
        format.mFormatFlags &= ~kAudioFormatFlagIsNonInterleaved
        if type == kAudioFileWAVEType {
            format.mFormatFlags &= ~kAudioFormatFlagIsBigEndian
            if format.mBitsPerChannel == 8 { format.mFormatFlags &= ~kAudioFormatFlagIsSignedInteger }
        } else if type == kAudioFileAIFFType {
            guard format.mFormatFlags & kAudioFormatFlagIsFloat == 0 else { throw SoundSource.error(kAudioFileUnsupportedDataFormatError) }
            format.mFormatFlags |= kAudioFormatFlagIsBigEndian
        }
        format.mBytesPerFrame = (format.mBitsPerChannel + 7) / 8 * format.mChannelsPerFrame
        format.mBytesPerPacket = format.mBytesPerFrame
        guard let sample = SampleFormat(format), [kAudioFileWAVEType, kAudioFileAIFFType, kAudioFileCAFType].contains(type) else {
            throw SoundSource.error(kAudioFileUnsupportedDataFormatError)
        }
        (self.format, self.type, self.sample) = (format, type, sample)
        let header = Self.header(format, type, frames: 0)
        guard FileManager.default.createFile(atPath: url.path, contents: header), let handle = FileHandle(forUpdatingAtPath: url.path)
        else {
            throw SoundSource.error(kAudioFilePermissionsError)
        }
        (self.handle, headerSize) = (handle, header.count)
    }

    /// Appends frames, an array of samples a channel.
    package func append(_ channels: [[Float]]) throws {
        guard let count = channels.map(\.count).min(), channels.count == Int(format.mChannelsPerFrame), count > 0 else { return }
        var data = Data(count: count * Int(format.mBytesPerFrame))
        data.withUnsafeMutableBytes { memory in
            for (channel, samples) in channels.enumerated() {
                for frame in 0..<count {
                    sample.write(samples[frame], to: memory.baseAddress! + (frame * channels.count + channel) * sample.byteCount)
                }
            }
        }
        try append(data, frames: count)
    }

    /// Appends frames of silence.
    package func appendSilence(_ frames: Int) throws {
        var left = frames
        while left > 0 {
            let count = min(left, 65536)
            try append(Data(repeating: sample == .unsigned8 ? 128 : 0, count: count * Int(format.mBytesPerFrame)), frames: count)
            left -= count
        }
    }

    private func append(_ data: Data, frames: Int) throws {
        do {
            try handle.seek(toOffset: UInt64(headerSize + frameCount * Int(format.mBytesPerFrame)))
            try handle.write(contentsOf: data)
            frameCount += frames
            // Chunks are padded to an even size.
            if type != kAudioFileCAFType, frameCount * Int(format.mBytesPerFrame) % 2 == 1 { try handle.write(contentsOf: Data([0])) }
            try handle.seek(toOffset: 0)
            try handle.write(contentsOf: Self.header(format, type, frames: frameCount))
        } catch { throw SoundSource.error(kAudioFileUnspecifiedError) }
    }

    package func close() { try? handle.close() }

    // MARK: Headers

    private static func header(_ format: AudioStreamBasicDescription, _ type: AudioFileTypeID, frames: Int) -> Data {
        let size = frames * Int(format.mBytesPerFrame), padded = size + size % 2
        let isFloat = format.mFormatFlags & kAudioFormatFlagIsFloat != 0
        let channels = Int(format.mChannelsPerFrame), bits = Int(format.mBitsPerChannel), rate = format.mSampleRate
        let frame = Int(format.mBytesPerFrame)
        var bytes = ByteWriter()
        switch type {
        case kAudioFileWAVEType:
            bytes.code("RIFF"); bytes.little(36 + padded, 4); bytes.code("WAVE")
            bytes.code("fmt "); bytes.little(16, 4); bytes.little(isFloat ? 3 : 1, 2); bytes.little(channels, 2)
            bytes.little(Int(rate), 4); bytes.little(Int(rate) * frame, 4); bytes.little(frame, 2); bytes.little(bits, 2)
            bytes.code("data"); bytes.little(size, 4)
        case kAudioFileAIFFType:
            bytes.code("FORM"); bytes.big(46 + padded, 4); bytes.code("AIFF")
            bytes.code("COMM"); bytes.big(18, 4); bytes.big(channels, 2); bytes.big(frames, 4); bytes.big(bits, 2); bytes.extended(rate)
            bytes.code("SSND"); bytes.big(size + 8, 4); bytes.big(0, 8)
        default:
            let isBig = format.mFormatFlags & kAudioFormatFlagIsBigEndian != 0
            bytes.code("caff"); bytes.big(1, 2); bytes.big(0, 2)
            bytes.code("desc"); bytes.big(32, 8); bytes.big(Int(bitPattern: UInt(rate.bitPattern)), 8); bytes.code("lpcm")
            bytes.big((isFloat ? 1 : 0) | (isBig ? 0 : 2), 4); bytes.big(frame, 4); bytes.big(1, 4); bytes.big(channels, 4)
            bytes.big(bits, 4)
            bytes.code("data"); bytes.big(size + 4, 8); bytes.big(0, 4)
        }
        return bytes.data
    }
}
