import Foundation
import ProcessSupport

/// Why a file operation failed, in the system's own words where there are any: Foundation's leave the reason open.
public func fileErrorReason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    if let underlying, underlying.domain == NSPOSIXErrorDomain { return systemErrorText(Int32(underlying.code)) }
    return error.localizedDescription
}

/// Says what was attempted when a file operation fails.
func withFileErrors<Result>(_ what: String, _ body: () throws -> Result) throws -> Result {
    do { return try body() } catch let error as SimulatorError { throw error } catch {
        throw SimulatorError(
            "\(what): \(fileErrorReason(error))", nextStep: "Check the folder's permissions and the free space on the disk.")
    }
}

/// Gives the failures of processes, pipes and sockets a next step.
func withProcessErrors<Result>(_ nextStep: String? = nil, _ body: () throws -> Result) throws -> Result {
    do { return try body() } catch let error as ProcessError { throw SimulatorError(error.message, nextStep: error.nextStep ?? nextStep) }
}
