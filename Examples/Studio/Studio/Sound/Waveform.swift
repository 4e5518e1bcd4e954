import AVFoundation

/// The peaks of a sound, from its beginning to its end.
nonisolated struct Waveform: Equatable, Sendable {
    /// 0, silent, to 1, as loud as can be.
    let peaks: [Float]

    /// The highest magnitudes of equally long parts of a sound.
    init(samples: some RandomAccessCollection<Float>, count: Int) {
        let samples = Array(samples)
        peaks = (0..<count).map { index in
            let part = samples[samples.count * index / count..<samples.count * (index + 1) / count]
            return min(part.reduce(0) { max($0, abs($1)) }, 1)
        }
    }

    /// The waveform of a sound file's first channel.
    init(contentsOf url: URL, count: Int) throws {
        let file = try AVAudioFile(forReading: url)
        guard let buffer = AVAudioPCMBuffer(pcmFormat: file.processingFormat, frameCapacity: AVAudioFrameCount(file.length)) else {
            self.init(samples: [], count: count)
            return
        }
        try file.read(into: buffer)
        guard let channel = buffer.floatChannelData?[0] else {
            self.init(samples: [], count: count)
            return
        }
        self.init(samples: UnsafeBufferPointer(start: channel, count: Int(buffer.frameLength)), count: count)
    }
}
