/// Closures that apps hand over with whatever isolation they have; views call them on the main thread.
enum IsolatedCall {
    static func plain<Result>(_ function: @escaping @isolated(any) @Sendable () -> Result) -> () -> Result {
        unsafeBitCast(function, to: (() -> Result).self)
    }
    static func plain<First>(_ function: @escaping @isolated(any) @Sendable (First) -> Void) -> (First) -> Void {
        unsafeBitCast(function, to: ((First) -> Void).self)
    }
    static func plain<First, Second>(_ function: @escaping @isolated(any) @Sendable (First, Second) -> Void) -> (First, Second) -> Void {
        unsafeBitCast(function, to: ((First, Second) -> Void).self)
    }
}
