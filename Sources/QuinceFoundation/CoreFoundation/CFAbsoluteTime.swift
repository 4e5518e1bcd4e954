import Foundation

/// A point in time in seconds since the reference date, 1 January 2001, 00:00 GMT (Core Foundation, *CFAbsoluteTime*).
public typealias CFAbsoluteTime = Double

/// The system's time in seconds since the reference date (Core Foundation, *CFAbsoluteTimeGetCurrent()*).
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
    Date.timeIntervalSinceReferenceDate
}

/// Seconds from 1970 to 2001, the reference date (Core Foundation).
public let kCFAbsoluteTimeIntervalSince1970: CFTimeInterval = 978_307_200
/// Seconds from 1904 to 2001, the reference date (Core Foundation).
public let kCFAbsoluteTimeIntervalSince1904: CFTimeInterval = 3_061_152_000
