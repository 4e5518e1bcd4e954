import Foundation

/// A SwiftUI app of many files that are alike, each with a model, a store and views of its own that use the next one's.
struct LargeApp {
    let folder: URL
    let files: Int
    private let part: String
    private static let shadeLine = "blue: 30 / 255"
    private static let propertyLine = "    var isDone = false\n"

    /// Writes the app's sources into the folder.
    ///
    /// - Parameters:
    ///   - files: The number of files with parts, besides the app's own.
    ///   - part: The file of materials that each is made of.
    ///   - hasPreview: Whether it has a preview of its first screen.
    init(files: Int, of part: String = "PartView.swift", hasPreview: Bool = false, from materials: URL, in folder: URL) throws {
        (self.folder, self.files) = (folder, files)
        let template = materials.appendingPathComponent("LargeApp", isDirectory: true)
        self.part = try String(contentsOf: template.appendingPathComponent(part), encoding: .utf8)
        guard self.part.contains(Self.shadeLine), self.part.contains(Self.propertyLine) else {
            throw MeasuringFailure("the lines to change are not in \(part)")
        }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let app = "LargeApp.swift"
        try FileManager.default.copyItem(at: template.appendingPathComponent(app), to: folder.appendingPathComponent(app))
        if hasPreview {
            try "import SwiftUI\n\n#Preview { Part1View() }\n".write(
                to: folder.appendingPathComponent("Preview.swift"), atomically: true, encoding: .utf8)
        }
        for number in 1...files { try write(self.part, number) }
    }

    /// Saves a change of one view's body: the colour on the first screen takes a shade of 0…255.
    func save(shade: Int) throws { try write(part.replacingOccurrences(of: Self.shadeLine, with: "blue: \(shade) / 255"), 1) }

    /// Saves a new shade, and a stored property of a type that another file uses, too.
    func save(shade: Int, property: String) throws {
        let changed = part.replacingOccurrences(of: Self.shadeLine, with: "blue: \(shade) / 255")
        try write(changed.replacingOccurrences(of: Self.propertyLine, with: Self.propertyLine + "    var \(property) = 0\n"), 1)
    }

    private func write(_ text: String, _ number: Int) throws {
        let parts = text.components(separatedBy: "NextPart").map { $0.replacingOccurrences(of: "Part", with: "Part\(number)") }
        try parts.joined(separator: "Part\(number % files + 1)").write(
            to: folder.appendingPathComponent("Part\(number)View.swift"), atomically: true, encoding: .utf8)
    }
}
