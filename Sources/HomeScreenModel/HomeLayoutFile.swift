import FileReplacement
import Foundation

/// The file a home screen's layout is kept in.
///
/// It is written whole at every change, so that others, and a home screen that starts after the last one was killed, see one of its states. One that
/// cannot be read is set aside before it is written over.
public struct HomeLayoutFile: Sendable {
    /// The result of reading the file.
    public enum Reading: Equatable, Sendable {
        case layout(HomeLayout)
        /// Some of its items are damaged: these are the others.
        case incomplete(HomeLayout)
        case absent
        /// A newer version's: as much of it as this one understands.
        case newer(HomeLayout, version: Int)
        case damaged
    }

    /// The version of the form written here. 2 knows stacks, the Today view and what people have set of widgets.
    public static let version = 2

    public let file: URL

    public init(_ file: URL) { self.file = file }

    private struct Content: Codable {
        var version: Int
        var dock: [Lenient]
        var pages: [[Lenient]]
        var today: [Lenient]?
        /// The highest number that an item has ever had.
        var lastID: Int?
    }

    /// An item, or what a newer version calls one.
    private struct Lenient: Codable {
        var item: HomeItem?

        init(_ item: HomeItem) { self.item = item }
        init(from decoder: any Decoder) { item = try? HomeItem(from: decoder) }
        func encode(to encoder: any Encoder) throws { try item?.encode(to: encoder) }
    }

    public func read() -> Reading {
        guard let data = try? Data(contentsOf: file) else { return FileManager.default.fileExists(atPath: file.path) ? .damaged : .absent }
        guard let content = try? JSONDecoder().decode(Content.self, from: data), content.version > 0 else { return .damaged }
        let layout = HomeLayout(
            dock: content.dock.compactMap(\.item), pages: content.pages.map { $0.compactMap(\.item) },
            today: (content.today ?? []).compactMap(\.item), lastID: content.lastID ?? 0)
        guard content.version <= Self.version else { return .newer(layout, version: content.version) }
        let items = content.dock + content.pages.joined() + (content.today ?? [])
        return items.contains { $0.item == nil } ? .incomplete(layout) : .layout(layout)
    }

    /// The location to which a file is copied that cannot be read completely.
    public var damagedCopy: URL { copy("damaged") }

    private func copy(_ suffix: String) -> URL {
        let name = file.deletingPathExtension().lastPathComponent + " (\(suffix))"
        return file.deletingLastPathComponent().appendingPathComponent(name).appendingPathExtension(file.pathExtension)
    }

    /// Writes a layout.
    ///
    /// - Throws: An error if the file cannot be written, for example if the disk is full; it is unchanged then.
    public func write(_ layout: HomeLayout) throws {
        let content = Content(
            version: Self.version, dock: layout.dock.map(Lenient.init), pages: layout.pages.map { $0.map(Lenient.init) },
            today: layout.today.map(Lenient.init), lastID: layout.lastID)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        let data = try encoder.encode(content)
        try PrivateFiles.makeFolder(file.deletingLastPathComponent())
        setAside()
        try data.replacePrivateFile(at: file)
    }

    /// Keeps a copy of a file that is not to be lost by being written over.
    private func setAside() {
        let copy: URL
        switch read() {
        case .layout, .absent: return
        case .newer(_, let version): copy = self.copy("version \(version)")
        case .incomplete, .damaged: copy = damagedCopy
        }
        try? FileManager.default.removeItem(at: copy)
        try? FileManager.default.copyItem(at: file, to: copy)
    }
}
