import QuinceFoundation

/// The files of large values, in `.Name_SUPPORT/_EXTERNAL_DATA` beside the database.
///
/// A column of such an attribute holds a byte 1 and the data, or a byte 2 and the name of the file, ended by a zero. Source: published analyses of the
/// stores of iOS's own apps.
struct ExternalData {
    let folder: URL

    /// The number of bytes from which values are in files.
    static let threshold = 128 * 1024

    init(store: URL) {
        let name = store.deletingPathExtension().lastPathComponent
        folder = store.deletingLastPathComponent().appendingPathComponent(".\(name)_SUPPORT").appendingPathComponent("_EXTERNAL_DATA")
    }

    /// The content of the column for a value, whose file is written before the row is.
    ///
    /// A file of a save that fails stays without a row until `removeUnused` finds it; a row without its file there never is.
    func encoded(_ data: Data) throws -> Data {
        guard data.count >= Self.threshold else { return [1] + data }
        let name = UUID().uuidString
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        do {
            try data.write(to: folder.appendingPathComponent(name), options: .atomic)
        } catch {
            throw StoreError.make(
                .fileWriteUnknown, "The data of an attribute could not be written to \(folder.path).", url: folder,
                userInfo: [NSUnderlyingErrorKey: error])
        }
        return [2] + Data(name.utf8) + [0]
    }

    /// The value of a column's content; nil where its file is missing.
    func decoded(_ content: Data) -> Data? {
        guard let first = content.first else { return content }
        if first == 1 { return Data(content.dropFirst()) }
        guard first == 2 else { return content }
        return name(in: content).flatMap { try? Data(contentsOf: folder.appendingPathComponent($0)) }
    }

    func name(in content: Data) -> String? {
        guard content.first == 2 else { return nil }
        let name = String(decoding: content.dropFirst().prefix { $0 != 0 }, as: UTF8.self)
        // A damaged column names no file elsewhere.
        return name.isEmpty || name.contains("/") || name.hasPrefix(".") ? nil : name
    }

    func remove(_ names: [String]) {
        for name in names { try? FileManager.default.removeItem(at: folder.appendingPathComponent(name)) }
    }
}
