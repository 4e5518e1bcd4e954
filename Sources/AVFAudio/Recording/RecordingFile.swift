import AudioToolbox
import QuinceFoundation

/// The file of a recorder, which grows by silence.
final class RecordingFile {
    private enum Kind {
        case samples(SampleFileWriter)
        case mpeg4
    }

    private let url: URL
    private let format: AudioStreamBasicDescription
    private let kind: Kind
    private var frames = 0

    /// The kinds of files by the last part of their names.
    static func type(of url: URL) -> AudioFileTypeID? {
        switch url.pathExtension.lowercased() {
        case "wav", "wave": kAudioFileWAVEType
        case "aif", "aiff": kAudioFileAIFFType
        case "caf": kAudioFileCAFType
        case "m4a", "mp4": kAudioFileM4AType
        default: nil
        }
    }

    /// Whether files of a name can have a format.
    static func canWrite(_ format: AudioStreamBasicDescription, to url: URL) -> Bool {
        switch type(of: url) {
        case kAudioFileM4AType: format.mFormatID == kAudioFormatMPEG4AAC && (1...2).contains(format.mChannelsPerFrame)
        case kAudioFileAIFFType: SampleFormat(format) != nil && format.mFormatFlags & kAudioFormatFlagIsFloat == 0
        case .some: SampleFormat(format) != nil
        case nil: false
        }
    }

    /// Makes the file, or replaces an old one.
    ///
    /// - Throws: An error in `NSOSStatusErrorDomain`.
    init(_ url: URL, format: AudioStreamBasicDescription) throws {
        (self.url, self.format) = (url, format)
        guard let type = Self.type(of: url), Self.canWrite(format, to: url) else {
            throw SoundSource.error(kAudioFileUnsupportedDataFormatError)
        }
        if type == kAudioFileM4AType {
            kind = .mpeg4
            try writeMovie()
        } else {
            kind = .samples(try SampleFileWriter(url, format: format, type: type))
        }
    }

    /// Lengthens the file to a number of frames in all.
    func extend(to total: Int) throws {
        guard total > frames else { return }
        let count = total - frames
        frames = total
        switch kind {
        case .samples(let writer): try writer.appendSilence(count)
        case .mpeg4: try writeMovie()
        }
    }

    private func writeMovie() throws {
        guard let movie = MPEG4Silence(rate: Int(format.mSampleRate), channels: Int(format.mChannelsPerFrame), frames: frames) else {
            throw SoundSource.error(kAudioFileUnsupportedDataFormatError)
        }
        do { try movie.data.write(to: url, options: .atomic) } catch { throw SoundSource.error(kAudioFilePermissionsError) }
    }

    func close() { if case .samples(let writer) = kind { writer.close() } }
}
