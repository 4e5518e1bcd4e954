import Foundation

/// An app of a thousand lines: sections that are alike, each a view controller and a store in files of their own.
struct LongApp {
    let folder: URL
    private let template: URL
    private static let sections = 9
    private static let editedLine = "blue: 30 / 255"

    /// Writes the app's sources into the folder.
    init(from materials: URL, in folder: URL) throws {
        self.folder = folder
        template = materials.appendingPathComponent("LongApp", isDirectory: true)
        let delegate = materials.appendingPathComponent("Shared/AppDelegate.swift")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var files = ["AppDelegate.swift": try String(contentsOf: delegate, encoding: .utf8)]
        for number in 1...Self.sections {
            for name in ["SectionViewController.swift", "SectionStore.swift"] {
                files[section(name, number)] = try section(text(of: name), number)
            }
        }
        let sections = (1...Self.sections).map { "Section\($0)ViewController()" }.joined(separator: ", ")
        files["FirstScreen.swift"] = """
            import UIKit

            @MainActor enum FirstScreen {
                static func make() -> UIViewController { UINavigationController(rootViewController: sections[0]) }
                static let sections: [UIViewController] = [\(sections)]
            }

            """
        for (name, text) in files { try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8) }
        let lines = files.values.reduce(0) { $0 + $1.split(separator: "\n", omittingEmptySubsequences: false).count - 1 }
        guard lines >= 1000 else { throw MeasuringFailure("the long app has only \(lines) lines") }
    }

    private func text(of name: String) throws -> String {
        try String(contentsOf: template.appendingPathComponent(name), encoding: .utf8)
    }

    private func section(_ text: String, _ number: Int) -> String { text.replacingOccurrences(of: "Section", with: "Section\(number)") }

    /// Saves a change of one method's body: the banner of the section on the screen takes a shade of 0…255.
    func save(shade: Int) throws {
        let name = "SectionViewController.swift"
        let original = try section(text(of: name), 1)
        let changed = original.replacingOccurrences(of: Self.editedLine, with: "blue: \(shade) / 255")
        guard changed != original else { throw MeasuringFailure("the line to change is not in \(name)") }
        try changed.write(to: folder.appendingPathComponent(section(name, 1)), atomically: true, encoding: .utf8)
    }
}
