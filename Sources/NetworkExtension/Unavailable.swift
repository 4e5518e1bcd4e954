// Declared, so that the compiler names what an app would miss.

import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: tunnels, which extensions provide")
open class NEPacketTunnelProvider: NSObject {}

@available(*, unavailable, message: "not yet in Quince: tunnels, which extensions provide")
open class NEAppProxyProvider: NSObject {}

@available(*, unavailable, message: "not yet in Quince: tunnels, which extensions provide")
open class NEPacketTunnelNetworkSettings: NSObject {}

@available(*, unavailable, message: "not yet in Quince: filters of content")
open class NEFilterManager: NSObject {}

@available(*, unavailable, message: "not yet in Quince: filters of content")
open class NEFilterDataProvider: NSObject {}

@available(*, unavailable, message: "not yet in Quince: filters of content")
open class NEFilterControlProvider: NSObject {}

@available(*, unavailable, message: "not yet in Quince: settings of name servers")
open class NEDNSProxyManager: NSObject {}

@available(*, unavailable, message: "not yet in Quince: local push connectivity")
open class NEAppPushManager: NSObject {}

@available(*, unavailable, message: "not yet in Quince: local push connectivity")
open class NEAppPushProvider: NSObject {}

@available(*, unavailable, message: "not yet in Quince: hotspot helpers")
open class NEHotspotHelper: NSObject {}

@available(*, unavailable, message: "not yet in Quince: hotspots with certificates")
open class NEHotspotEAPSettings: NSObject {}

@available(*, unavailable, message: "not yet in Quince: Passpoint networks")
open class NEHotspotHS20Settings: NSObject {}

@available(*, unavailable, message: "not yet in Quince: rules that look at each connection")
open class NEOnDemandRuleEvaluateConnection: NSObject {}

@available(*, unavailable, message: "not yet in Quince: rules that look at each connection")
open class NEEvaluateConnectionRule: NSObject {}

@available(*, unavailable, message: "not yet in Quince: security associations of IKE")
open class NEVPNIKEv2SecurityAssociationParameters: NSObject {}

@available(*, unavailable, message: "not yet in Quince: proxies of virtual private networks")
open class NEProxySettings: NSObject {}
