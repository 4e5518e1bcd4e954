import DeviceProtocol
import DeviceRuntime
import QuinceFoundation

/// A sound of this process that the device plays: pages that show the device make it heard. Headless devices are silent.
///
/// May be used from any thread.
package final class DeviceSound: @unchecked Sendable {
    private let lock = NSLock()
    private let player: Int
    private let content: Content
    /// What browsers can play, once it is known.
    private var source: String?
    private var current: (playback: SoundPlayback, start: TimeInterval)?

    private enum Content {
        case file(URL)
        case data(Data)
    }

    /// - Parameter url: A file, or an `http` or `https` address.
    package convenience init(url: URL) { self.init(.file(url)) }
    package convenience init(data: Data) { self.init(.data(data)) }

    private init(_ content: Content) {
        self.content = content
        player = SoundPlayers.shared.nextNumber()
    }

    deinit { if current != nil { Self.send(SoundEvent(player: player, playback: nil)) } }

    /// Plays from a position on, or goes on otherwise than before.
    ///
    /// - Parameters:
    ///   - position: Seconds from the start of the sound.
    ///   - rate: Seconds of the sound in a second; sounds that run backwards or stand still are not heard.
    ///   - volume: 0...1
    ///   - loops: How many times it is repeated after the first time; negative = until it is stopped.
    package func play(from position: TimeInterval, rate: Double = 1, volume: Float = 1, loops: Int = 0) {
        guard rate > 0, let source = playableSource else { return stop() }
        let playback = SoundPlayback(
            source: source, name: name, position: max(0, position), rate: rate, volume: Double(min(max(volume, 0), 1)), loops: loops)
        lock.withLock { current = (playback, Self.now) }
        SoundPlayers.shared.add(self)
        Self.send(SoundEvent(player: player, playback: playback))
    }

    package func stop() {
        let wasPlaying = lock.withLock { () -> Bool in
            defer { current = nil }
            return current != nil
        }
        guard wasPlaying else { return }
        SoundPlayers.shared.remove(self)
        Self.send(SoundEvent(player: player, playback: nil))
    }

    /// Is silent while the app is suspended, then goes on where it is by then.
    func setSuspended(_ isSuspended: Bool) {
        guard let (playback, start) = lock.withLock({ current }) else { return }
        guard !isSuspended else { return Self.send(SoundEvent(player: player, playback: nil)) }
        var later = playback
        later.position += max(0, Self.now - start) * playback.rate
        Self.send(SoundEvent(player: player, playback: later))
    }

    private static var now: TimeInterval { AudioClock.current.now }
    private static func send(_ event: SoundEvent) { DeviceRuntime.current.link?.send(ProcessMessage.sound(event)) }

    // MARK: Files

    private var name: String {
        switch content {
        case .file(let url): url.lastPathComponent
        case .data: "sound"
        }
    }

    private var playableSource: String? {
        if let source = lock.withLock({ source }) { return source }
        let made = DeviceRuntime.current.link == nil ? nil : makeSource()
        lock.withLock { source = made }
        return made
    }

    private func makeSource() -> String? {
        switch content {
        case .file(let url) where !url.isFileURL: url.absoluteString
        case .file(let url):
            ["caf", "aif", "aiff", "aifc"].contains(url.pathExtension.lowercased()) ? SoundConversion.waveFile(of: url)?.path : url.path
        case .data(let data): SoundConversion.file(of: data)?.path
        }
    }
}

/// The sounds of this process that play.
final class SoundPlayers: @unchecked Sendable {
    static let shared = SoundPlayers()
    private let lock = NSLock()
    private var last = 0
    private let playing = NSHashTable<DeviceSound>.weakObjects()
    private var followsSuspension = false

    func nextNumber() -> Int {
        lock.withLock {
            last += 1
            return last
        }
    }

    func add(_ sound: DeviceSound) {
        let isFirst = lock.withLock { () -> Bool in
            defer { followsSuspension = true }
            playing.add(sound)
            return !followsSuspension
        }
        guard isFirst else { return }
        DeviceRuntime.current.suspension.subscribe { [weak self] in self?.handleSuspension($0) }
    }

    func remove(_ sound: DeviceSound) { lock.withLock { playing.remove(sound) } }

    /// Apps without the background mode for sound are not heard while another is in front.
    private func handleSuspension(_ isSuspended: Bool) {
        guard DeviceRuntime.current.information.strings("UIBackgroundModes")?.contains("audio") != true else { return }
        for sound in lock.withLock({ playing.allObjects }) { sound.setSuspended(isSuspended) }
    }
}
