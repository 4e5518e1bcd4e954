/// Declarations of iOS's XCTest that join it with XCUIAutomation, as source that is compiled with every test bundle.
enum TestAutomation {
    /// Behaviour: Apple's documentation of XCTest and XCUIAutomation.
    static let source = """
        extension XCTAttachment {
            /// A screenshot, as a PNG.
            @preconcurrency @MainActor convenience init(screenshot: XCUIScreenshot) {
                self.init(uniformTypeIdentifier: "public.png", name: "Screenshot", payload: screenshot.pngRepresentation)
            }
            @preconcurrency @MainActor convenience init(screenshot: XCUIScreenshot, quality: ImageQuality) { self.init(screenshot: screenshot) }
        }

        extension XCTestCase {
            /// Adds a handler of alerts that come between the test and the app; those added last are asked first.
            ///
            /// - Parameter handler: Returns whether it has handled the alert.
            @preconcurrency @MainActor func addUIInterruptionMonitor(
                withDescription handlerDescription: String, handler: @escaping @MainActor (XCUIElement) -> Bool
            ) -> any NSObjectProtocol {
                Interruptions.add(handlerDescription, handler)
            }

            @preconcurrency @MainActor func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) { Interruptions.remove(monitor) }
        }

        /// The real seconds that launches of the app take until it is ready.
        class XCTApplicationLaunchMetric: NSObject, XCTMetric {
            nonisolated override init() {}
            nonisolated init(waitUntilResponsive: Bool) {}

            nonisolated func __quinceBegin() {}
            nonisolated func __quinceEnd() -> [XCTPerformanceMeasurement] {
                MainActor.assumeIsolated {
                    let seconds = TestUsage.ofApp()?.launchTime ?? 0
                    return [__quinceMeasurement("com.apple.dt.XCTMetric_ApplicationLaunch", "Duration (AppLaunch)", "s", seconds)]
                }
            }
        }

        /// The durations of signposts. Of the app's process only its launch is measured here.
        class XCTOSSignpostMetric: NSObject, XCTMetric {
            nonisolated private let launch = XCTApplicationLaunchMetric()

            nonisolated fileprivate override init() {}

            nonisolated class var applicationLaunch: any XCTMetric { XCTOSSignpostMetric() }

            @available(*, unavailable, message: "not yet in Quince: signposts of the app; XCTClockMetric measures the time")
            nonisolated convenience init(subsystem: String, category: String, name: String) { fatalError() }
            @available(*, unavailable, message: "not yet in Quince: hitches while scrolling")
            nonisolated class var scrollDecelerationMetric: any XCTMetric { fatalError() }
            @available(*, unavailable, message: "not yet in Quince: hitches while scrolling")
            nonisolated class var scrollDraggingMetric: any XCTMetric { fatalError() }
            @available(*, unavailable, message: "not yet in Quince: signposts of navigation transitions")
            nonisolated class var navigationTransitionMetric: any XCTMetric { fatalError() }

            nonisolated func __quinceBegin() { launch.__quinceBegin() }
            nonisolated func __quinceEnd() -> [XCTPerformanceMeasurement] { launch.__quinceEnd() }
        }

        /// A metric of what a process uses: the app's, or the tests' own.
        private final class __QuinceUsage: @unchecked Sendable {
            private let isApp: Bool
            private var before: TestUsage?

            nonisolated init(isApp: Bool) { self.isApp = isApp }

            private nonisolated var now: TestUsage? {
                MainActor.assumeIsolated { isApp ? TestUsage.ofApp() : TestUsage.ofTests() }
            }

            nonisolated func begin() { before = now }

            nonisolated func difference<Value: Numeric>(_ value: (TestUsage) -> Value) -> Value {
                guard let after = now else { return 0 }
                return value(after) - (before.map(value) ?? 0)
            }
        }

        /// The processors' time.
        class XCTCPUMetric: NSObject, XCTMetric {
            nonisolated private let usage: __QuinceUsage

            nonisolated override init() { usage = __QuinceUsage(isApp: false) }
            nonisolated init(application: XCUIApplication) { usage = __QuinceUsage(isApp: true) }
            nonisolated init(limitingToCurrentThread: Bool) { usage = __QuinceUsage(isApp: false) }

            nonisolated func __quinceBegin() { usage.begin() }
            nonisolated func __quinceEnd() -> [XCTPerformanceMeasurement] {
                [__quinceMeasurement("com.apple.dt.XCTMetric_CPU.time", "CPU Time", "s", usage.difference { $0.processorTime })]
            }
        }

        /// The memory that is the process's alone.
        class XCTMemoryMetric: NSObject, XCTMetric {
            nonisolated private let usage: __QuinceUsage

            nonisolated override init() { usage = __QuinceUsage(isApp: false) }
            nonisolated init(application: XCUIApplication) { usage = __QuinceUsage(isApp: true) }

            nonisolated func __quinceBegin() { usage.begin() }
            nonisolated func __quinceEnd() -> [XCTPerformanceMeasurement] {
                [
                    __quinceMeasurement(
                        "com.apple.dt.XCTMetric_Memory.physical", "Memory Physical", "kB", usage.difference { Double($0.memory) } / 1024)
                ]
            }
        }

        /// The bytes that the process writes.
        class XCTStorageMetric: NSObject, XCTMetric {
            nonisolated(unsafe) private var start = 0.0

            nonisolated override init() {}
            @available(*, unavailable, message: "not yet in Quince: the bytes that the app writes")
            nonisolated init(application: XCUIApplication) { fatalError() }

            nonisolated private static var written: Double {
                let lines = (try? String(contentsOfFile: "/proc/self/io", encoding: .utf8))?.split(separator: "\\n") ?? []
                let line = lines.first { $0.hasPrefix("wchar: ") }
                return line.flatMap { Double($0.dropFirst(7)) } ?? 0
            }

            nonisolated func __quinceBegin() { start = Self.written }
            nonisolated func __quinceEnd() -> [XCTPerformanceMeasurement] {
                let bytes = Self.written - start
                return [__quinceMeasurement("com.apple.dt.XCTMetric_Disk.logicalWrites", "Disk Logical Writes", "kB", bytes / 1024)]
            }
        }

        """
}
