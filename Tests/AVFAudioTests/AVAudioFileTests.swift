import Testing

@testable import AVFAudio

struct AVAudioFileTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    /// As `URL(string:)` makes it of a path.
    @Test func anAddressWithoutASchemeIsAFile() throws {
        try writeTone(to: folder.path("a.wav"), seconds: 0.5)
        let address = try #require(URL(string: folder.path("a.wav").path))
        #expect(!address.isFileURL)
        let file = try AVAudioFile(forReading: address)
        #expect(try file.length == AVAudioFile(forReading: folder.path("a.wav")).length && file.length > 0)
    }

    @Test(arguments: ["a.wav", "a.caf", "a.aiff"], [(16, false), (24, false), (32, false), (8, false), (32, true)])
    func whatIsWrittenIsRead(_ name: String, _ kind: (Int, Bool)) throws {
        let (bits, isFloat) = kind
        guard name != "a.aiff" || !isFloat else { return }
        try writeTone(
            to: folder.path(name), seconds: 0.5, channels: 2, settings: [AVLinearPCMBitDepthKey: bits, AVLinearPCMIsFloatKey: isFloat])
        let file = try AVAudioFile(forReading: folder.path(name))
        #expect(file.length == 4000)
        #expect(file.fileFormat.channelCount == 2)
        #expect(file.processingFormat.isStandard)
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: file.processingFormat, frameCapacity: 3000))
        try file.read(into: buffer)
        #expect(buffer.frameLength == 3000)
        let precision = bits == 8 ? Float(0.01) : 0.0001
        #expect(abs(buffer.floatChannelData![1][2] - 0.5) < precision)
        #expect(abs(buffer.floatChannelData![0][6] - -0.5) < precision)
        try file.read(into: buffer)
        #expect(buffer.frameLength == 1000)
        #expect(file.framePosition == 4000)
        #expect(throws: NSError.self) { try file.read(into: buffer) }
        file.framePosition = 2
        try file.read(into: buffer, frameCount: 1)
        #expect(abs(buffer.floatChannelData![0][0] - 0.5) < precision)
    }

    @Test func formatsStateTheirSamples() throws {
        let standard = try #require(AVAudioFormat(standardFormatWithSampleRate: 44100, channels: 2))
        #expect(standard.isStandard)
        #expect(!standard.isInterleaved)
        #expect(standard.streamDescription.pointee.mBytesPerFrame == 4)
        #expect(AVAudioFormat(standardFormatWithSampleRate: 44100, channels: 3) == nil)
        let integers = try #require(AVAudioFormat(commonFormat: .pcmFormatInt16, sampleRate: 16000, channels: 2, interleaved: true))
        #expect(integers.streamDescription.pointee.mBytesPerFrame == 4)
        #expect(AVAudioFormat(settings: integers.settings) == integers)
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: integers, frameCapacity: 4))
        buffer.frameLength = 4
        buffer.int16ChannelData![1][2 * buffer.stride] = 7
        #expect(buffer.floatChannelData == nil)
        #expect(buffer.audioBufferList.pointee.mBuffers.mDataByteSize == 16)
        let copy = try #require(buffer.copy() as? AVAudioPCMBuffer)
        #expect(copy.int16ChannelData![1][2 * copy.stride] == 7)
    }

    @Test func convertersChangeRateAndKind() throws {
        let from = try #require(AVAudioFormat(standardFormatWithSampleRate: 48000, channels: 1))
        let to = try #require(AVAudioFormat(commonFormat: .pcmFormatInt16, sampleRate: 16000, channels: 1, interleaved: true))
        let converter = try #require(AVAudioConverter(from: from, to: to))
        let input = try #require(AVAudioPCMBuffer(pcmFormat: from, frameCapacity: 480))
        input.frameLength = 480
        for frame in 0..<480 { input.floatChannelData![0][frame] = Float(frame) / 480 }
        let output = try #require(AVAudioPCMBuffer(pcmFormat: to, frameCapacity: 1000))
        var isGiven = false
        var error: NSError?
        let status = converter.convert(to: output, error: &error) { _, status in
            status.pointee = isGiven ? .endOfStream : .haveData
            defer { isGiven = true }
            return isGiven ? nil : input
        }
        #expect(status == .haveData)
        #expect(error == nil)
        #expect(output.frameLength == 160)
        #expect(output.int16ChannelData![0][80] == 16384)
    }
}
