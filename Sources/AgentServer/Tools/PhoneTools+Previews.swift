import DeviceProtocol
import Foundation
import Simulator

/// The tool that draws previews.
extension PhoneTools {
    struct PreviewKey: Hashable, Sendable {
        var build: AgentBuild
        var file: String?
        var name: String?
        var variant: PreviewVariant
        var side: Int
    }

    /// The drawn previews.
    struct PreviewDrawing: Sendable {
        var pictures: [(title: String, file: Data)] = []
        /// Previews without a picture, with the reason.
        var failures: [String] = []
        /// Previews that fit and were left out.
        var others: [String] = []
    }

    func preview(_ arguments: ToolArguments) throws -> ToolResult {
        var variant = PreviewVariant()
        variant.appearance = try arguments.choice("appearance", Appearance.self) ?? variant.appearance
        variant.contentSize = try arguments.choice("text_size", ContentSize.self) ?? variant.contentSize
        if let locale = try arguments.text("locale") { variant.locale = locale }
        if let model { variant.device = try DeviceCatalogue.model(model).name }
        let key = PreviewKey(
            build: try request(arguments), file: try arguments.text("file"), name: try arguments.text("name"), variant: variant,
            side: try arguments.integer("max_size", in: 16...8_192) ?? Self.longestSide)
        let seconds = try arguments.number("timeout", in: 1...3_600) ?? Self.buildSeconds
        let start = Date()
        let built = try build(key.build, seconds: seconds)
        note.update("drawing previews")
        // A drawing that began before a change shows what is no more.
        if !built.wasUpToDate { drawing = nil }
        let left = max(seconds - Date().timeIntervalSince(start), 1), bundle = built.bundle
        let (result, step) = try joinOrStart(\.drawing, key, seconds: left) {
            note.update($0)
        } work: { [project, log] in
            try Self.draw(project.previews(bundle, key.build), key, log, $0)
        }
        guard let result else {
            throw ArgumentError(
                "the previews are not drawn after \(Int(seconds)) seconds: \(step). It goes on: call again to wait for them.")
        }
        return Self.result(of: result)
    }

    private static let mostPictures = 4

    private static func draw(_ run: PreviewRun, _ key: PreviewKey, _ log: AutomationLog, _ progress: @escaping @Sendable (String) -> Void)
        throws
        -> PreviewDrawing
    {
        var (run, drawing) = (run, PreviewDrawing())
        run.variants = [key.variant]
        run.file = key.file.map { file(named: $0, in: run.root) }
        (run.name, run.mostPictures) = (key.name, mostPictures)
        run.output = { line, _ in log.add(line) }
        run.progress = { done, all in progress("drawing preview \(done + 1) of \(all)") }
        run.leaveOut = { drawing.others = $0.map(\.name) }
        let all = try run.pictures { picture, data in
            let scaled = try EncodedPicture(data, longestSide: key.side)
            drawing.pictures.append(("\(picture.entry.name) (\(picture.entry.file):\(picture.entry.line))", scaled.data))
        }
        for picture in all {
            guard let failure = picture.failure else { continue }
            drawing.failures.append("\(picture.entry.file):\(picture.entry.line): error: \(picture.entry.name): \(failure)")
        }
        return drawing
    }

    /// A file by its path from the project's folder, or from where the server was started.
    private static func file(named path: String, in root: URL) -> URL {
        let inside = URL(fileURLWithPath: path, relativeTo: root).standardizedFileURL
        return FileManager.default.fileExists(atPath: inside.path) ? inside : URL(fileURLWithPath: path)
    }

    private static func result(of drawing: PreviewDrawing) -> ToolResult {
        var content: [ToolResult.Content] = []
        for (title, file) in drawing.pictures { content += [.text(title), .image(file, mediaType: "image/png")] }
        content += drawing.failures.map { .text(limited($0, 4_000)) }
        if !drawing.others.isEmpty {
            content.append(
                .text(
                    "Not drawn, for there are more than \(mostPictures): \(drawing.others.prefix(40).joined(separator: ", ")). Say a name or file."
                ))
        }
        return ToolResult(content, isError: drawing.pictures.isEmpty)
    }
}
