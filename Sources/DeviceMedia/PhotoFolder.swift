import CoreGraphics
import FileReplacement

/// The photo library of a device: numbered files in `Media/DCIM/100APPLE` of its data folder, where a phone keeps them, too.
///
/// Files appear in it whole and under a name of their own, so several processes may read and add.
package struct PhotoFolder: Sendable {
    private let media: URL

    package init(dataFolder: URL) { media = dataFolder.appendingPathComponent("Media", isDirectory: true) }

    /// Why a file cannot become a photo.
    package struct Failure: LocalizedError, CustomStringConvertible {
        package let description: String
        package var errorDescription: String? { description }
    }

    private var rolls: URL { media.appendingPathComponent("DCIM", isDirectory: true) }
    private static let roll = "100APPLE"
    private var folder: URL { rolls.appendingPathComponent(Self.roll, isDirectory: true) }

    /// The photos, the oldest first. A device that has never had any begins with six drawn ones.
    package func photos() throws -> [URL] {
        try fillFirst()
        return try names().map { folder.appendingPathComponent($0) }
    }

    /// The file of a photo; nil for a name that no photo can have.
    package func photo(named name: String) -> URL? {
        Self.number(of: name) == nil || name.contains("/") || name.contains("\0") ? nil : folder.appendingPathComponent(name)
    }

    /// Adds a picture: PNG, JPEG, GIF or WebP, as it is.
    ///
    /// - Parameters:
    ///   - isDecoded: Whether the whole picture is decoded before; without it, only its format is known.
    ///   - date: The file's date; nil = now.
    /// - Throws: `Failure` where the data is no picture that can be read.
    @discardableResult package func add(_ data: Data, isDecoded: Bool = true, date: Date? = nil) throws -> URL {
        guard let format = ImageDecoder.Format(of: data), let ending = Self.endings[format] else {
            throw Failure(description: "it is no PNG, JPEG, GIF or WebP picture")
        }
        if isDecoded {
            do { _ = try ImageDecoder.contents(data, as: format) } catch { throw Failure(description: "\(error)") }
        }
        try fillFirst()
        let files = FileManager.default
        let draft = media.appendingPathComponent(".\(UUID().uuidString)")
        try data.replacePrivateFile(at: draft)
        defer { try? files.removeItem(at: draft) }
        if let date { try files.setAttributes([.modificationDate: date], ofItemAtPath: draft.path) }
        while true {
            let file = folder.appendingPathComponent(try freeName(ending))
            do {
                try files.moveItem(at: draft, to: file)
                return file
            } catch  where files.fileExists(atPath: file.path) { continue }
        }
    }

    private static let endings: [ImageDecoder.Format: String] = [.png: "PNG", .jpeg: "JPG", .gif: "GIF", .webp: "WEBP"]

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { Self.number(of: $0) != nil }
            .sorted { (Self.number(of: $0) ?? 0, $0) < (Self.number(of: $1) ?? 0, $1) }
    }

    private func freeName(_ ending: String) throws -> String {
        let number = (try names().compactMap(Self.number).max() ?? 0) + 1
        let digits = String(number)
        return "IMG_" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits + "." + ending
    }

    private static func number(of name: String) -> Int? {
        guard name.hasPrefix("IMG_"), let dot = name.firstIndex(of: ".") else { return nil }
        let digits = name[..<dot].dropFirst("IMG_".count)
        // Another file's name may be any number; those of photos are counted up.
        return digits.count < 10 ? Int(digits) : nil
    }

    /// Draws the first photos where there is no folder yet; either all of them are there afterwards or none.
    private func fillFirst() throws {
        let files = FileManager.default
        guard !files.fileExists(atPath: folder.path) else { return }
        let draft = media.appendingPathComponent(".\(UUID().uuidString)", isDirectory: true)
        let roll = draft.appendingPathComponent(Self.roll, isDirectory: true)
        try PrivateFiles.makeFolder(roll)
        defer { try? files.removeItem(at: draft) }
        for (index, sample) in SamplePhotos.all.enumerated() {
            let file = roll.appendingPathComponent("IMG_000\(index + 1).JPG")
            guard let data = sample.jpeg else { throw Failure(description: "the first photos cannot be drawn") }
            try data.replacePrivateFile(at: file)
            // A day apart, and always the same days.
            try files.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 1_695_031_200 + Double(index) * 86_400)], ofItemAtPath: file.path)
        }
        do { try files.moveItem(at: draft, to: rolls) } catch  where files.fileExists(atPath: folder.path) {
            // Another process was faster.
        }
    }
}
