import AudioToolbox
@_spi(Quince) import QuinceFoundation

/// Whether a converter's input has more. Source: Apple's documentation of `AVAudioConverterInputStatus`.
public enum AVAudioConverterInputStatus: Int, Sendable {
    case haveData = 0, noDataNow, endOfStream
}

/// The result of a conversion. Source: Apple's documentation of `AVAudioConverterOutputStatus`.
public enum AVAudioConverterOutputStatus: Int, Sendable {
    case haveData = 0, inputRanDry, endOfStream, error
}

/// Gives a converter its input.
public typealias AVAudioConverterInputBlock = (AVAudioPacketCount, UnsafeMutablePointer<AVAudioConverterInputStatus>) -> AVAudioBuffer?

/// Converts samples from one format to another: their kind, the number of channels, and, linearly between samples, their rate.
///
/// Source: Apple's documentation of `AVAudioConverter`.
open class AVAudioConverter: NSObject, @unchecked Sendable {
    public let inputFormat: AVAudioFormat
    public let outputFormat: AVAudioFormat
    /// Samples of the input that no output was made of yet, an array a channel of the output.
    private var waiting: [[Float]]
    /// The place of the next output between the first of those that wait and the one after it.
    private var phase = 0.0

    /// A converter; nil where a format is compressed.
    public init?(from fromFormat: AVAudioFormat, to toFormat: AVAudioFormat) {
        guard SampleFormat(fromFormat.streamDescription.pointee) != nil, SampleFormat(toFormat.streamDescription.pointee) != nil else {
            return nil
        }
        (inputFormat, outputFormat) = (fromFormat, toFormat)
        waiting = Array(repeating: [], count: Int(toFormat.channelCount))
        super.init()
    }

    open var sampleRateConverterQuality = AVAudioQuality.medium.rawValue
    open var sampleRateConverterAlgorithm: String?
    /// Whether channels are mixed where the output has fewer.
    open var downmix = false
    open var dither = false
    /// The channels of the input that those of the output are made of; empty = the same ones.
    open var channelMap: [NSNumber] = []

    /// Forgets what is left of the input.
    open func reset() {
        waiting = waiting.map { _ in [] }
        phase = 0
    }

    /// Converts a buffer whose rate is that of the output.
    ///
    /// - Throws: An error in `NSOSStatusErrorDomain` where rates differ, formats are not the converter's or there is too little room.
    open func convert(to outputBuffer: AVAudioPCMBuffer, from inputBuffer: AVAudioPCMBuffer) throws {
        guard inputFormat.sampleRate == outputFormat.sampleRate, inputBuffer.format == inputFormat, outputBuffer.format == outputFormat,
            outputBuffer.frameCapacity >= inputBuffer.frameLength
        else { throw SoundSource.error(kAudio_ParamError) }
        outputBuffer.frameLength = inputBuffer.frameLength
        for (channel, samples) in mapped(inputBuffer).enumerated() { outputBuffer.write(samples, to: channel) }
    }

    /// Fills a buffer with converted input.
    ///
    /// - Parameter inputBlock: Called for more input, until the buffer is full or there is no more.
    open func convert(
        to outputBuffer: AVAudioBuffer, error outError: NSErrorPointer, withInputFrom inputBlock: AVAudioConverterInputBlock
    ) -> AVAudioConverterOutputStatus {
        guard let output = outputBuffer as? AVAudioPCMBuffer, output.format == outputFormat else {
            outError?.pointee = SoundSource.error(kAudio_ParamError)
            return .error
        }
        let step = inputFormat.sampleRate / outputFormat.sampleRate, capacity = Int(output.frameCapacity)
        var made: [[Float]] = waiting.map { _ in [] }
        while true {
            make(&made, upTo: capacity, step: step)
            if made[0].count >= capacity { break }
            var status = AVAudioConverterInputStatus.noDataNow
            let missing = Double(capacity - made[0].count) * step
            let buffer = inputBlock(AVAudioPacketCount(missing.rounded(.up)), &status)
            guard status == .haveData, let input = buffer as? AVAudioPCMBuffer, input.format == inputFormat, input.frameLength > 0 else {
                if status == .endOfStream { finish(&made, upTo: capacity, step: step) }
                put(made, into: output)
                return made[0].isEmpty && status == .endOfStream ? .endOfStream : status == .endOfStream ? .haveData : .inputRanDry
            }
            for (channel, samples) in mapped(input).enumerated() { waiting[channel] += samples }
        }
        put(made, into: output)
        return .haveData
    }

    /// Makes output of what waits.
    private func make(_ made: inout [[Float]], upTo capacity: Int, step: Double) {
        var place = phase
        let count = waiting[0].count
        while made[0].count < capacity {
            let index = Int(place)
            guard index + 1 < count || (index < count && place == Double(index)) else { break }
            let part = Float(place - Double(index))
            for channel in waiting.indices {
                let first = waiting[channel][index], second = index + 1 < count ? waiting[channel][index + 1] : first
                made[channel].append(first + (second - first) * part)
            }
            place += step
        }
        let used = min(Int(place), count)
        for channel in waiting.indices { waiting[channel].removeFirst(used) }
        phase = place - Double(used)
    }

    /// Makes output of the last sample, which none follows.
    private func finish(_ made: inout [[Float]], upTo capacity: Int, step: Double) {
        while made[0].count < capacity, phase < Double(waiting[0].count), let _ = waiting[0].last {
            for channel in waiting.indices { made[channel].append(waiting[channel].last ?? 0) }
            phase += step
        }
        if phase >= Double(waiting[0].count) { reset() }
    }

    private func put(_ made: [[Float]], into output: AVAudioPCMBuffer) {
        output.frameLength = AVAudioFrameCount(made[0].count)
        for (channel, samples) in made.enumerated() { output.write(samples, to: channel) }
    }

    /// The channels of the output, of a buffer of the input.
    private func mapped(_ buffer: AVAudioPCMBuffer) -> [[Float]] {
        let count = Int(outputFormat.channelCount), inputs = Int(inputFormat.channelCount)
        if !channelMap.isEmpty {
            return (0..<count).map { channel in
                let source = channel < channelMap.count ? channelMap[channel].intValue : -1
                return (0..<inputs).contains(source) ? buffer.samples(of: source) : Array(repeating: 0, count: Int(buffer.frameLength))
            }
        }
        if count == 1, inputs > 1, downmix {
            let channels = (0..<inputs).map { buffer.samples(of: $0) }
            return [(0..<Int(buffer.frameLength)).map { frame in channels.reduce(0) { $0 + $1[frame] } / Float(inputs) }]
        }
        // A single channel is heard on all; surplus ones are dropped.
        return (0..<count).map {
            inputs == 1 ? buffer.samples(of: 0) : $0 < inputs ? buffer.samples(of: $0) : Array(repeating: 0, count: Int(buffer.frameLength))
        }
    }
}

extension AVAudioConverter {
    @available(*, unavailable, message: "not yet in Quince: encoders")
    public var bitRate: Int { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: encoders")
    public var magicCookie: Data? { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: encoders")
    public var maximumOutputPacketSize: Int { fatalError() }
}
