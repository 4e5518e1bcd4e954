import CHangReport
import Foundation
import ProcessSupport

extension AppProcess {
    /// Seconds after which a process that hangs is killed without a report: the backtracer reads the debug information of the frameworks first.
    private static let reportPatience = 60.0

    /// Ends the process because it hangs. The failure that `pump` reports then has the functions its main thread is in.
    ///
    /// - Parameters:
    ///   - name: The failure's.
    ///   - reason: Says for how long nothing has happened.
    func endHung(_ name: String, _ reason: String) {
        guard hang == nil else { return }
        hang = (name, reason)
        interruptMainThread()
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.reportPatience) { [weak self] in self?.terminate() }
    }
}

extension ChildProcess {
    /// Has Swift's backtracer report where the main thread is.
    func interruptMainThread() { if status == nil { hang_report_request(identifier) } }
}
