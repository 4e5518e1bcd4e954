/// One track of a media file.
package struct MediaTrack: Equatable, Sendable {
    package enum Kind: String, Sendable { case audio, video, text, other }

    package var identifier: Int32
    package var kind: Kind
    /// The four-character code of the first sample description ("avc1", "mp4a", "lpcm", ".mp3"); empty where unknown.
    package var codec = ""
    package var duration = MediaTime.zero
    package var isEnabled = true
    /// An ISO 639-2/T code; nil where the file states none.
    package var language: String?
    /// Bits a second; 0 where unknown.
    package var bitRate = 0.0

    /// Pixels; 0 for sound.
    package var width = 0.0
    package var height = 0.0
    /// Frames a second; 0 for sound, and where unknown.
    package var frameRate = 0.0
    /// The matrix from the track's picture to the movie's: a, b, c, d, tx, ty.
    package var transform = [1.0, 0, 0, 1, 0, 0]

    /// Hertz; 0 for pictures.
    package var sampleRate = 0.0
    package var channelCount = 0
    /// Bits of a sample that is not compressed; 0 for others.
    package var bitsPerSample = 0

    package init(identifier: Int32, kind: Kind) { (self.identifier, self.kind) = (identifier, kind) }
}
