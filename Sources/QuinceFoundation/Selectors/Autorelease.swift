/// Runs `body`; there are no autoreleased objects on Linux, so nothing else is to be done. The Objective-C runtime's function of this name.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
