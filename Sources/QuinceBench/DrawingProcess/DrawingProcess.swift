import CoreGraphics
import FileReplacement
import Foundation
import QuinceBenchScreen

/// Draws the reference screen into a PNG and says how much memory that took, in MB. The benchmarks start it.
///
/// A program of its own that links what draws and nothing else: neither the tool's server nor its parsers.
@main
enum DrawingProcess {
    static func main() throws {
        guard CommandLine.arguments.count == 3 else { return fail("Usage: QuinceBenchDrawing MATERIALS OUTPUT") }
        let materials = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
        guard let screen = ReferenceScreen(materials: materials) else { return fail("Screen/Photo.png in \(materials.path) is no picture") }
        guard let context = ReferenceScreen.makeContext() else { return fail("no bitmap") }
        screen.draw(in: context)
        guard let png = context.takeImage().encodePNG() else { return fail("the picture cannot be encoded") }
        try png.replaceFile(at: URL(fileURLWithPath: CommandLine.arguments[2]))
        print(
            try String(contentsOfFile: "/proc/self/status", encoding: .utf8).split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? "")
    }

    private static func fail(_ message: String) {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        exit(1)
    }
}
