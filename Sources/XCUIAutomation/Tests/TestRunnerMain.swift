import DeviceRuntime
@_spi(Quince) import QuinceFoundation
import UIKit

/// The program that runs UI tests: an app without an interface of its own, which loads the test bundle.
///
/// Called by the program `SpringBoard`.
@_cdecl("quince_test_runner_main")
public func testRunnerMain(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32 {
    MainActor.assumeIsolated {
        AppInformation.main = AppInformation(["CFBundleName": "UITests-Runner", "CFBundleIdentifier": "dev.quince.UITests.xctrunner"])
        let delegate = TestRunnerDelegate()
        let application = ApplicationStart.begin(principalClassName: nil) { $0.keepDelegate(delegate) }
        TestHost.start(environment: ProcessInfo.processInfo.environment)
        application.runLoop.run()
        return 0
    }
}

@MainActor private final class TestRunnerDelegate: UIResponder, UIApplicationDelegate {}
