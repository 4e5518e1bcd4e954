import AVFoundation

/// A recording of the user's.
nonisolated struct Recording: Identifiable, Equatable {
    let url: URL
    /// Of the file's name: recordings are numbered as they are made.
    let number: Int
    /// In seconds.
    let duration: TimeInterval

    var id: URL { url }
    var name: String { url.deletingPathExtension().lastPathComponent }

    /// Nil for files that are no recordings.
    init?(url: URL) {
        guard let last = url.deletingPathExtension().lastPathComponent.split(separator: " ").last,
            let number = Int(last), let player = try? AVAudioPlayer(contentsOf: url)
        else { return nil }
        (self.url, self.number, duration) = (url, number, player.duration)
    }
}
