// In C's convention on Apple's platforms, where `CGFloat` is a type of C's too.

/// Computes the results of a function: `info`, the inputs, room for the outputs.
public typealias CGFunctionEvaluateCallback = (UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>) -> Void
/// Releases what a function's `info` points to.
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The callbacks of a `CGFunction`. Version 0.
public struct CGFunctionCallbacks {
    public var version: UInt32
    public var evaluate: CGFunctionEvaluateCallback?
    public var releaseInfo: CGFunctionReleaseInfoCallback?

    public init() { self.init(version: 0, evaluate: nil, releaseInfo: nil) }

    public init(version: UInt32, evaluate: CGFunctionEvaluateCallback?, releaseInfo: CGFunctionReleaseInfoCallback?) {
        (self.version, self.evaluate, self.releaseInfo) = (version, evaluate, releaseInfo)
    }
}

/// A function of numbers, for shadings to take their colours from.
public final class CGFunction {
    private let info: UnsafeMutableRawPointer?
    private let callbacks: CGFunctionCallbacks
    private let domain: [ClosedRange<CGFloat>], range: [ClosedRange<CGFloat>]
    private let inputs: Int, outputs: Int

    /// A function of `domainDimension` numbers with `rangeDimension` results. Both are limited to the given bounds (lower and upper one in turn) where there
    /// are any. nil where the callbacks cannot evaluate, or bounds are no bounds.
    public init?(
        info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?, rangeDimension: Int,
        range: UnsafePointer<CGFloat>?,
        callbacks: UnsafePointer<CGFunctionCallbacks>
    ) {
        guard callbacks.pointee.evaluate != nil, domainDimension > 0, rangeDimension > 0,
            let domain = Self.bounds(domain, domainDimension), let range = Self.bounds(range, rangeDimension)
        else { return nil }
        (self.info, self.callbacks) = (info, callbacks.pointee)
        (self.domain, self.range, inputs, outputs) = (domain, range, domainDimension, rangeDimension)
    }

    deinit { callbacks.releaseInfo?(info) }

    private static func bounds(_ values: UnsafePointer<CGFloat>?, _ count: Int) -> [ClosedRange<CGFloat>]? {
        guard let values else { return [] }
        var bounds: [ClosedRange<CGFloat>] = []
        for index in 0..<count {
            guard values[2 * index] <= values[2 * index + 1] else { return nil }
            bounds.append(values[2 * index]...values[2 * index + 1])
        }
        return bounds
    }

    /// The results for a function of one number.
    func values(at input: CGFloat) -> [CGFloat] {
        var arguments = [CGFloat](repeating: 0, count: inputs)
        arguments[0] = domain.first.map { min(max(input, $0.lowerBound), $0.upperBound) } ?? input
        var results = [CGFloat](repeating: 0, count: outputs)
        callbacks.evaluate?(info, arguments, &results)
        for (index, bounds) in range.enumerated() { results[index] = min(max(results[index], bounds.lowerBound), bounds.upperBound) }
        return results
    }
}
