import ArgumentParser
import CoreGraphics
import Foundation

/// The program's other part: draws the reference screen into a PNG and says how much memory that took. The benchmarks start it.
struct DrawingProcess: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "draw", shouldDisplay: false)

    @Option var materials: String
    @Option var output: String

    func run() throws {
        let context = try ReferenceScreen.makeContext()
        try ReferenceScreen(materials: URL(fileURLWithPath: materials, isDirectory: true)).draw(in: context)
        guard let png = context.makeImage()?.encodePNG() else { throw MeasuringFailure("the picture cannot be encoded") }
        try png.write(to: URL(fileURLWithPath: output), options: .atomic)
        print("\(try MemoryUse.peakOfThisProcess())")
    }
}
