import DeviceProtocol
import Foundation
import Simulator

/// Pictures of a thousand previews, which one process of the app draws: what it and the device keep of them.
struct PreviewPicturesBenchmark: Benchmark {
    let figures = [
        Figure(
            name: "1,000 previews drawn, memory of the app and its device", unit: "MB", target: .timesRival(1 / 1.05), rival: "after 100")
    ]

    /// Previews of the app, each of them in two appearances and ten sizes of text.
    private static let count = 50

    func run(on bench: Workbench) throws -> [Reading] {
        let previews = (1...Self.count).map { "#Preview(\"Shades \($0)\") { Shades(shade: \($0)) }" }.joined(separator: "\n")
        let app = try bench.app("ManyPreviews", of: "Previews", replacing: "Previews.swift", by: "import SwiftUI\n\n\(previews)\n")
        let variants = PreviewVariant.all(
            devices: [], appearances: [.light, .dark], contentSizes: Array(ContentSize.allCases.prefix(10)), locales: [])
        let run = PreviewRun(
            bundle: try AppBundle(folder: bench.bundle(app)), clockLibrary: bench.products.appendingPathComponent("libQuinceClock.so"),
            variants: variants, root: app)
        var number = 0
        // A picture's buffers come and go: what counts is the most that they take for a while.
        var (early, late) = (0.0, 0.0)
        let pictures = try run.pictures { _, _ in
            number += 1
            if 51...100 ~= number { early = max(early, try MemoryUse.ofFamily(getpid())) }
            if 951...1000 ~= number { late = max(late, try MemoryUse.ofFamily(getpid())) }
        }
        if let failure = pictures.lazy.compactMap(\.failure).first { throw MeasuringFailure(failure) }
        guard number == 1000 else { throw MeasuringFailure("there are \(number) pictures, not 1,000") }
        return [Reading(value: late, rivalValue: early)]
    }
}
