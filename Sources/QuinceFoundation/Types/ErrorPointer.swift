import Foundation

/// A pointer to an object that is written and released later, as Objective-C hands out errors.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
/// A pointer to the error of an Objective-C function.
public typealias NSErrorPointer = AutoreleasingUnsafeMutablePointer<NSError?>?
