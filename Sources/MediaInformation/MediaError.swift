/// The reason why nothing is known of a media file.
package enum MediaError: Error, Equatable {
    /// The file cannot be opened.
    case unreadable
    /// The file is none of the known formats, or damaged.
    case unknownFormat
    /// FFmpeg's programs are needed for it, and not installed.
    case missingProgram
}
