/// Measures some figures that belong together.
protocol Benchmark {
    /// What it measures, in the order of its readings.
    var figures: [Figure] { get }
    func run(on bench: Workbench) throws -> [Reading]
}
