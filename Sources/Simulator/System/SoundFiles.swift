import Foundation

/// The files that the apps of a device play, by the numbers under which pages ask for them.
///
/// An app names a file by its path. It is served only where the app itself may read it: in its bundle, or in one of its containers.
struct SoundFiles {
    private var numbers: [String: Int] = [:]
    private var files: [Int: (path: String, folders: [URL])] = [:]

    /// Bytes of the largest file that is served.
    static let largestFile = 128 << 20
    /// The most files that are known at a time.
    static let limit = 256

    private static let types = [
        "mp3": "audio/mpeg", "m4a": "audio/mp4", "aac": "audio/aac", "wav": "audio/wav", "ogg": "audio/ogg", "oga": "audio/ogg",
        "opus": "audio/ogg", "flac": "audio/flac", "mp4": "video/mp4", "m4v": "video/mp4", "mov": "video/mp4", "webm": "video/webm",
    ]

    init() {}

    /// Returns the number of a file; nil where the app may not read it, or browsers do not play its kind.
    ///
    /// - Parameter folders: The app's bundle and containers.
    mutating func number(of path: String, in folders: [URL]) -> Int? {
        guard Self.file(path, in: folders) != nil, Self.type(of: path) != nil else { return nil }
        if let number = numbers[path] { return number }
        if files.count >= Self.limit, let oldest = files.keys.min() {
            numbers = numbers.filter { $0.value != oldest }
            files[oldest] = nil
        }
        let number = (files.keys.max() ?? 0) + 1
        (numbers[path], files[number]) = (number, (path, folders))
        return number
    }

    /// Returns the contents and the media type of a file; nil where there is none of the number, or it is too large.
    func contents(of number: Int) -> (data: Data, type: String)? {
        // The app may have changed the folder since.
        guard let (path, folders) = files[number], let file = Self.file(path, in: folders), let type = Self.type(of: path) else {
            return nil
        }
        guard let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize, size <= Self.largestFile,
            let data = try? Data(contentsOf: file)
        else { return nil }
        return (data, type)
    }

    private static func type(of path: String) -> String? { types[(path as NSString).pathExtension.lowercased()] }

    /// The plain file that a path leads to, if it lies in one of the folders.
    private static func file(_ path: String, in folders: [URL]) -> URL? {
        guard path.hasPrefix("/") else { return nil }
        let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        let isInside = folders.contains { file.path.hasPrefix($0.resolvingSymlinksInPath().path + "/") }
        guard isInside, (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true else { return nil }
        return file
    }
}
