import QuinceFoundation

/// Source: Apple's documentation of `NEOnDemandRuleAction`.
public enum NEOnDemandRuleAction: Int, Sendable { case connect = 1, disconnect, evaluateConnection, ignore }
/// Source: Apple's documentation of `NEOnDemandRuleInterfaceType`.
public enum NEOnDemandRuleInterfaceType: Int, Sendable {
    case any = 0
    case wiFi = 2
    case cellular = 3
}

/// A condition under which a virtual private network is connected or not. Source: Apple's documentation of `NEOnDemandRule`.
open class NEOnDemandRule: NSObject, @unchecked Sendable {
    open var action: NEOnDemandRuleAction { .ignore }
    open var dnsSearchDomainMatch: [String]?
    open var dnsServerAddressMatch: [String]?
    open var interfaceTypeMatch = NEOnDemandRuleInterfaceType.any
    open var ssidMatch: [String]?
    open var probeURL: URL?
}

/// Source: Apple's documentation of `NEOnDemandRuleConnect`.
open class NEOnDemandRuleConnect: NEOnDemandRule, @unchecked Sendable {
    open override var action: NEOnDemandRuleAction { .connect }
}

/// Source: Apple's documentation of `NEOnDemandRuleDisconnect`.
open class NEOnDemandRuleDisconnect: NEOnDemandRule, @unchecked Sendable {
    open override var action: NEOnDemandRuleAction { .disconnect }
}

/// Source: Apple's documentation of `NEOnDemandRuleIgnore`.
open class NEOnDemandRuleIgnore: NEOnDemandRule, @unchecked Sendable {
    open override var action: NEOnDemandRuleAction { .ignore }
}
