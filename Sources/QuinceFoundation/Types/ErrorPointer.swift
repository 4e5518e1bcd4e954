import Foundation

/// A pointer to an object that is written and released later, as Objective-C hands out errors.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
/// Where a function of Objective-C leaves its error.
public typealias NSErrorPointer = AutoreleasingUnsafeMutablePointer<NSError?>?
