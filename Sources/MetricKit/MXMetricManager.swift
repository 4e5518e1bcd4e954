import QuinceFoundation

/// Source: Apple's documentation of `MXMetricManagerSubscriber`.
public protocol MXMetricManagerSubscriber: NSObjectProtocol {
    func didReceive(_ payloads: [MXMetricPayload])
    func didReceive(_ payloads: [MXDiagnosticPayload])
}

extension MXMetricManagerSubscriber {
    public func didReceive(_ payloads: [MXMetricPayload]) {}
    public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}

/// Tells how an app has done on phones. A simulated device makes no reports, as Simulator.
///
/// Source: Apple's documentation of `MXMetricManager`.
open class MXMetricManager: NSObject, @unchecked Sendable {
    private static let manager = MXMetricManager()
    open class var shared: MXMetricManager { manager }
    open func add(_ subscriber: any MXMetricManagerSubscriber) {}
    open func remove(_ subscriber: any MXMetricManagerSubscriber) {}
    open var pastPayloads: [MXMetricPayload] { [] }
    open var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }
}

/// Source: Apple's documentation of `MXMetricPayload`.
open class MXMetricPayload: NSObject, @unchecked Sendable { open func jsonRepresentation() -> Data { Data("{}".utf8) } }
/// Source: Apple's documentation of `MXDiagnosticPayload`.
open class MXDiagnosticPayload: NSObject, @unchecked Sendable { open func jsonRepresentation() -> Data { Data("{}".utf8) } }
