import Foundation

/// Writes a library's source that gives a running app new bodies.
///
/// The compiler makes everything in apps built for previews replaceable (`-enable-implicit-dynamic`); the library reaches what is private of a
/// file by `@_private(sourceFile:)`.
enum ReplacementWriter {
    /// - Parameters:
    ///   - lowered: The file as it is compiled, with the new bodies.
    ///   - original: The user's file, which errors and crashes name.
    ///   - previewFunctions: The functions that `#Preview` became in the running app, in the file's order.
    /// - Returns: nil where a declaration is not found in the lowered file.
    static func file(
        replacing changed: [HotDeclaration], in lowered: HotSource, original: URL, module: String, previewFunctions: [String] = []
    ) -> String? {
        var text = "@_spi(Quince) import QuinceFoundation; "
        text += lowered.imports.filter { $0.hasSuffix("import SwiftUI") || $0.hasSuffix("import UIKit") }.map {
            "@_spi(Quince) import " + ($0.split(separator: " ").last ?? "")
        }.joined(separator: "; ")
        text += "\n" + lowered.imports.filter { !$0.contains("@_spi(Quince)") }.joined(separator: "\n") + "\n"
        text += "@_private(sourceFile: \(RegistrationWriter.literal(LoweredFile.name(of: original.lastPathComponent)))) import \(module)\n"
        for declaration in changed {
            guard var new = lowered.declarations[declaration.key] else { return nil }
            if let number = new.previewNumber {
                guard previewFunctions.indices.contains(number - 1) else { return nil }
                new.name = "\(previewFunctions[number - 1])(_:)"
                new.header = "@MainActor private func __quinceHotPreview_\(number)(_ __previews: UIKit.PreviewCollector)"
            }
            let replacement =
                "@_dynamicReplacement(for: \(new.name)) \(new.header) {\n"
                + RegistrationWriter.sourceLocation(original, line: new.line - SourceLowerer.prefixLines) + "\n\(new.body)\n"
                + "#sourceLocation()\n}\n"
            text += new.extended.map { "extension \($0) {\n\(replacement)}\n" } ?? replacement
        }
        return text
    }
}
