import QuinceFoundation

/// A company that runs a mobile network.
///
/// Source: Apple's documentation of `CTCarrier`.
@available(*, deprecated, message: "iOS tells apps nothing of carriers any more")
open class CTCarrier: NSObject {
    open var carrierName: String? { nil }
    open var mobileCountryCode: String? { nil }
    open var mobileNetworkCode: String? { nil }
    open var isoCountryCode: String? { nil }
    open var allowsVOIP: Bool { true }
}

/// Notified of changes of the mobile networks. Source: Apple's documentation of `CTTelephonyNetworkInfoDelegate`.
public protocol CTTelephonyNetworkInfoDelegate: NSObjectProtocol {
    /// The service that carries data is another.
    func dataServiceIdentifierDidChange(_ identifier: String)
}

extension CTTelephonyNetworkInfoDelegate {
    public func dataServiceIdentifierDidChange(_ identifier: String) {}
}

/// The device's mobile networks: none, as in Apple's Simulator.
///
/// Source: Apple's documentation of `CTTelephonyNetworkInfo`.
open class CTTelephonyNetworkInfo: NSObject {
    public override init() { super.init() }

    open weak var delegate: (any CTTelephonyNetworkInfoDelegate)?
    /// The carriers of the device's services; nil without any.
    @available(*, deprecated, message: "iOS tells apps nothing of carriers any more")
    open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
    @available(*, deprecated, message: "iOS tells apps nothing of carriers any more")
    open var subscriberCellularProvider: CTCarrier? { nil }
    /// Called when the carrier of a service has changed.
    @available(*, deprecated, message: "iOS tells apps nothing of carriers any more")
    open var serviceSubscriberCellularProvidersDidUpdateNotifier: ((String) -> Void)? {
        get { providersNotifier }
        set { providersNotifier = newValue }
    }
    /// The kind of radio of each service, one of `CTRadioAccessTechnology…`; nil without any.
    open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
    @available(*, deprecated, renamed: "serviceCurrentRadioAccessTechnology")
    open var currentRadioAccessTechnology: String? { nil }
    /// The service that carries data; nil without any.
    open var dataServiceIdentifier: String? { nil }

    private var providersNotifier: ((String) -> Void)?
}

// The kinds of radio. Source: Apple's documentation, “Radio Access Technology Constants”.

public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
public let CTRadioAccessTechnologyCDMA1x = "CTRadioAccessTechnologyCDMA1x"
public let CTRadioAccessTechnologyCDMAEVDORev0 = "CTRadioAccessTechnologyCDMAEVDORev0"
public let CTRadioAccessTechnologyCDMAEVDORevA = "CTRadioAccessTechnologyCDMAEVDORevA"
public let CTRadioAccessTechnologyCDMAEVDORevB = "CTRadioAccessTechnologyCDMAEVDORevB"
public let CTRadioAccessTechnologyeHRPD = "CTRadioAccessTechnologyeHRPD"
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
