import Foundation

/// A point in time in seconds since the reference date, 1 January 2001, 00:00 GMT (Core Foundation, *CFAbsoluteTime*).
public typealias CFAbsoluteTime = Double

/// The system's time in seconds since the reference date (Core Foundation, *CFAbsoluteTimeGetCurrent()*).
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
    Date.timeIntervalSinceReferenceDate
}
