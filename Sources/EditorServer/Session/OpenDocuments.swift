import AppBuilder
import FileFormats
import Foundation

/// The files of a project's modules, lowered: those that are open as they are typed, others as they lie on the disk.
///
/// One thread at a time uses it.
final class OpenDocuments: DocumentFinder {
    /// A file that the client has opened.
    struct Open {
        var text: String
        var version: Int
        var view: DocumentView
    }

    private struct Place {
        var module: EditorModule
        var lowered: URL
    }

    /// The modules' files by the user's paths.
    private var places: [String: Place] = [:]
    /// The user's paths by the paths of lowered files.
    private var origins: [String: String] = [:]
    private var open: [String: Open] = [:]
    /// Views of files that are not open, with the dates of the files.
    private var closed: [String: (date: Date, view: DocumentView)] = [:]

    /// Has other modules from now on.
    func update(_ modules: [EditorModule]) {
        (places, origins, closed) = ([:], [:], [:])
        for module in modules {
            for (file, lowered) in module.files where places[file.path] == nil {
                places[file.path] = Place(module: module, lowered: lowered)
                origins[lowered.path] = file.path
            }
        }
    }

    /// Whether a file belongs to a module.
    func isKnown(_ uri: String) -> Bool { FileAddress.path(uri).map { places[$0] != nil } ?? false }

    func module(of uri: String) -> EditorModule? { FileAddress.path(uri).flatMap { places[$0]?.module } }

    // MARK: Open files

    var openFiles: [String: Open] { open }

    subscript(uri: String) -> Open? { FileAddress.path(uri).flatMap { open[$0] } }

    /// Notes the text of a file that belongs to a module; nil where it belongs to none.
    func note(_ uri: String, text: String, version: Int) -> Open? {
        guard let path = FileAddress.path(uri), let view = makeView(path, uri, text) else { return nil }
        let document = Open(text: text, version: version, view: view)
        open[path] = document
        return document
    }

    func close(_ uri: String) {
        if let path = FileAddress.path(uri) { open[path] = nil }
    }

    private func makeView(_ path: String, _ uri: String, _ text: String) -> DocumentView? {
        guard let place = places[path] else { return nil }
        return DocumentView(
            userURI: uri, loweredURI: FileAddress.uri(place.lowered),
            source: place.module.lower(text, of: URL(fileURLWithPath: path)))
    }

    // MARK: DocumentFinder

    func document(user uri: String) -> DocumentView? { FileAddress.path(uri).flatMap(document(at:)) }

    func document(lowered uri: String) -> DocumentView? { FileAddress.path(uri).flatMap { origins[$0] }.flatMap(document(at:)) }

    private func document(at path: String) -> DocumentView? {
        if let document = open[path] { return document.view }
        guard places[path] != nil else { return nil }
        let date = ((try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date) ?? .distantPast
        if let known = closed[path], known.date == date { return known.view }
        guard let data = try? RegularFile.read(URL(fileURLWithPath: path)),
            let view = makeView(path, FileAddress.uri(path: path), String(decoding: data, as: UTF8.self))
        else { return nil }
        closed[path] = (date, view)
        return view
    }
}
