// Declared, so that the compiler names what an app would miss.

import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: reports of an app on phones")
open class MXCrashDiagnostic: NSObject {}

@available(*, unavailable, message: "not yet in Quince: reports of an app on phones")
open class MXHangDiagnostic: NSObject {}

@available(*, unavailable, message: "not yet in Quince: reports of an app on phones")
open class MXCPUExceptionDiagnostic: NSObject {}

@available(*, unavailable, message: "not yet in Quince: reports of an app on phones")
open class MXCallStackTree: NSObject {}

@available(*, unavailable, message: "not yet in Quince: reports of an app on phones")
open class MXSignpostMetric: NSObject {}

@available(*, unavailable, message: "not yet in Quince: reports of an app on phones")
open class MXAppLaunchMetric: NSObject {}
