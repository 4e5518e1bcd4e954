import Foundation

/// Describes a playground, or one page of it, as an app: the page's code runs first, then its live view has the screen.
enum PlaygroundReader {
    /// - Parameter playground: `Name.playground` or `Name.playground/Pages/Page.xcplaygroundpage`.
    static func read(_ playground: URL, configuration: BuildRequest.Configuration) throws -> AppTarget {
        let isPage = playground.pathExtension == "xcplaygroundpage"
        let root = isPage ? playground.deletingLastPathComponent().deletingLastPathComponent() : playground
        let page = try isPage ? playground : firstPage(of: playground)
        let contents = page.appendingPathComponent("Contents.swift")
        guard FileManager.default.fileExists(atPath: contents.path) else {
            throw BuildFailure(
                "\(page.path) has no Contents.swift", nextStep: "Name a .playground folder or one of its .xcplaygroundpage folders.")
        }
        let name = page == root ? root.deletingPathExtension().lastPathComponent : page.deletingPathExtension().lastPathComponent
        var target = try BareFolderReader.target(named: name, in: root, configuration: configuration)
        target.settings.push(["OTHER_SWIFT_FLAGS": "-suppress-warnings"])
        target.playgroundContents = contents
        for folder in Set([root, page]).sorted(by: { $0.path < $1.path }) {
            let sources = folder.appendingPathComponent("Sources", isDirectory: true)
            if FileManager.default.fileExists(atPath: sources.path) {
                let sorted = try FileSorter.sort(sources)
                target.sources += sorted.sources
                target.warnings += sorted.warnings
            }
            let resources = folder.appendingPathComponent("Resources", isDirectory: true)
            if FileManager.default.fileExists(atPath: resources.path) {
                let sorted = try FileSorter.sort(resources)
                target.resources += sorted.resources
                target.warnings += sorted.warnings
            }
        }
        target.sources.append(contents)
        target.descriptionFiles = [root, page]
        return target
    }

    /// The page that `contents.xcplayground` lists first; the playground itself where it has no pages.
    private static func firstPage(of playground: URL) throws -> URL {
        let folder = playground.appendingPathComponent("Pages", isDirectory: true)
        let pages = ((try? ProjectLocator.children(of: folder)) ?? []).filter { $0.pathExtension == "xcplaygroundpage" }
        guard !pages.isEmpty else { return playground }
        let list = (try? ProjectFile.text(playground.appendingPathComponent("contents.xcplayground"))) ?? ""
        let places = pages.compactMap { page -> (page: URL, place: String.Index)? in
            let name = page.deletingPathExtension().lastPathComponent
            return (list.range(of: "name='\(name)'") ?? list.range(of: "name=\"\(name)\"")).map { (page, $0.lowerBound) }
        }
        return places.min { $0.place < $1.place }?.page ?? pages[0]
    }
}
