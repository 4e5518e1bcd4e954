import AVFoundation
import SwiftUI

/// Rings a bell, which is made of samples, until it is stopped.
@main struct RungBellApp: App {
    @State private var bell = Bell()

    var body: some Scene {
        WindowGroup {
            VStack(spacing: 24) {
                Button("Ring") { bell.player?.play() }
                Button("Stop") { bell.player?.stop() }
            }
        }
    }
}

final class Bell {
    let player: AVAudioPlayer?

    init() {
        player = try? AVAudioPlayer(data: Self.wave)
        player?.numberOfLoops = -1
    }

    /// A WAV file of a second.
    private static var wave: Data {
        let rate: UInt32 = 8000
        var data = Data("RIFF".utf8)
        func add(_ number: UInt32, bytes: Int = 4) {
            for byte in 0..<bytes { data.append(UInt8(truncatingIfNeeded: number >> (8 * byte))) }
        }
        add(36 + rate * 2)
        data += Data("WAVEfmt ".utf8)
        add(16)
        add(1, bytes: 2)
        add(1, bytes: 2)
        add(rate)
        add(rate * 2)
        add(2, bytes: 2)
        add(16, bytes: 2)
        data += Data("data".utf8)
        add(rate * 2)
        for sample in 0..<Int(rate) {
            let value = Int16(8000 * sin(Double(sample) * 2 * .pi * 440 / Double(rate)))
            add(UInt32(UInt16(bitPattern: value)), bytes: 2)
        }
        return data
    }
}
