/// Measures some figures that belong together.
protocol Benchmark {
    /// The measured figures, in the order of the readings.
    var figures: [Figure] { get }
    func run(on bench: Workbench) throws -> [Reading]
}
