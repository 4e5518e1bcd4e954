/// Measuring blocks as XCTest does on iOS, as source that is compiled with every test bundle. XCTest on Linux measures ten runs, whatever is asked for.
enum TestMeasurement {
    /// Behaviour: Apple's documentation of `XCTMeasureOptions` and `measure(metrics:options:block:)`.
    static let source = """
        /// One value that a metric has measured in a run.
        class XCTPerformanceMeasurement: NSObject, @unchecked Sendable {
            nonisolated let identifier: String
            nonisolated let displayName: String
            nonisolated let doubleValue: Double
            nonisolated let unitSymbol: String

            nonisolated init(identifier: String, displayName: String, doubleValue: Double, unitSymbol: String) {
                (self.identifier, self.displayName, self.doubleValue, self.unitSymbol) = (identifier, displayName, doubleValue, unitSymbol)
            }
        }

        private nonisolated func __quinceMeasurement(_ identifier: String, _ name: String, _ unit: String, _ value: Double)
            -> XCTPerformanceMeasurement
        {
            XCTPerformanceMeasurement(identifier: identifier, displayName: name, doubleValue: value, unitSymbol: unit)
        }

        /// A measurement of a block.
        protocol XCTMetric: AnyObject {
            nonisolated func __quinceBegin()
            nonisolated func __quinceEnd() -> [XCTPerformanceMeasurement]
        }

        /// The time that a block takes, which is measured in any case.
        class XCTClockMetric: NSObject, XCTMetric {
            nonisolated override init() {}
            nonisolated func __quinceBegin() {}
            nonisolated func __quinceEnd() -> [XCTPerformanceMeasurement] { [] }
        }

        /// The runs of a block that is being measured.
        private final class __QuinceMeasurement {
            nonisolated(unsafe) static var current: [ObjectIdentifier: __QuinceMeasurement] = [:]

            private let metrics: [any XCTMetric]
            private var durations: [TimeInterval] = []
            /// The values of the metrics, by their names with units, in the order in which they came first.
            private var values: [(name: String, values: [Double])] = []
            private(set) var isRunning = false
            private var start = ContinuousClock.now

            init(_ metrics: [any XCTMetric]) { self.metrics = metrics }

            func begin() {
                isRunning = true
                for metric in metrics { metric.__quinceBegin() }
                start = ContinuousClock.now
            }

            func end() {
                let parts = (ContinuousClock.now - start).components
                durations.append(Double(parts.seconds) + Double(parts.attoseconds) / 1e18)
                isRunning = false
                for measured in metrics.flatMap({ $0.__quinceEnd() }) {
                    let name = measured.displayName + ", " + measured.unitSymbol
                    if let index = values.firstIndex(where: { $0.name == name }) {
                        values[index].values.append(measured.doubleValue)
                    } else {
                        values.append((name, [measured.doubleValue]))
                    }
                }
            }

            /// The first run warms up and does not count.
            func forget() { (durations, values) = ([], []) }

            /// A line for each metric: `[CPU Time, s] average: …`.
            var summaries: [String] {
                let showsTime = values.isEmpty || metrics.contains { $0 is XCTClockMetric }
                let all = (showsTime ? [("Clock Monotonic Time, s", durations)] : []) + values.map { ($0.name, $0.values) }
                return all.map { "[\\($0.0)] " + Self.summary($0.1) }
            }

            private static func summary(_ durations: [Double]) -> String {
                let average = durations.reduce(0, +) / Double(max(durations.count, 1))
                let variance = durations.map { ($0 - average) * ($0 - average) }.reduce(0, +) / Double(max(durations.count, 1))
                let deviation = average > 0 ? variance.squareRoot() / average * 100 : 0
                let values = durations.map { text($0, digits: 6) }.joined(separator: ", ")
                return "average: " + text(average, digits: 6) + ", relative standard deviation: " + text(deviation, digits: 3)
                    + "%, values: [" + values + "]"
            }

            /// A number with so many digits behind its point.
            private static func text(_ number: Double, digits: Int) -> String {
                let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
                let parts = String((number * scale).rounded() / scale).split(separator: ".")
                guard parts.count == 2, !parts[1].contains("e") else { return String(number) }
                return parts[0] + "." + parts[1] + String(repeating: "0", count: max(0, digits - parts[1].count))
            }
        }

        extension XCTestCase {
            nonisolated func measure(options: XCTMeasureOptions, block: () -> Void) { __quinceMeasure([], options, block) }
            nonisolated func measure(metrics: [any XCTMetric], block: () -> Void) { __quinceMeasure(metrics, .default, block) }
            nonisolated func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void) {
                __quinceMeasure(metrics, options, block)
            }

            nonisolated func measureMetrics(
                _ metrics: [XCTPerformanceMetric], automaticallyStartMeasuring: Bool, file: StaticString = #file, line: Int = #line,
                for block: () -> Void
            ) {
                let options = XCTMeasureOptions()
                // The older functions measure ten runs.
                options.iterationCount = 10
                if !automaticallyStartMeasuring { options.invocationOptions = .manuallyStart }
                __quinceMeasure([], options, block)
            }

            /// Starts the clock of a run that is measured; for blocks whose options start it by hand.
            nonisolated func startMeasuring(file: StaticString = #file, line: Int = #line) {
                guard let measurement = __QuinceMeasurement.current[ObjectIdentifier(self)] else {
                    return __quinceMisuse("startMeasuring() was called outside of a block that is measured", file, line)
                }
                guard !measurement.isRunning else { return __quinceMisuse("startMeasuring() was called twice in a run", file, line) }
                measurement.begin()
            }

            /// Stops the clock of a run that is measured.
            nonisolated func stopMeasuring(file: StaticString = #file, line: Int = #line) {
                guard let measurement = __QuinceMeasurement.current[ObjectIdentifier(self)], measurement.isRunning else {
                    return __quinceMisuse("stopMeasuring() was called while nothing is measured", file, line)
                }
                measurement.end()
            }

            private nonisolated func __quinceMisuse(_ text: String, _ file: StaticString, _ line: Int) {
                recordFailure(withDescription: text, inFile: "\\(file)", atLine: line, expected: true)
            }

            private nonisolated func __quinceMeasure(_ metrics: [any XCTMetric], _ options: XCTMeasureOptions, _ block: () -> Void) {
                let measurement = __QuinceMeasurement(metrics)
                __QuinceMeasurement.current[ObjectIdentifier(self)] = measurement
                defer { __QuinceMeasurement.current[ObjectIdentifier(self)] = nil }
                for iteration in 0...max(1, options.iterationCount) {
                    if !options.invocationOptions.contains(.manuallyStart) { measurement.begin() }
                    block()
                    if measurement.isRunning { measurement.end() }
                    if iteration == 0 { measurement.forget() }
                }
                for summary in measurement.summaries {
                    print("Test Case '\\(name)' measured \\(summary)")
                    TestRecords.addMetric(summary)
                }
            }
        }

        """
}
