// Declared, so that the compiler names what an app would miss.

import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: extensions of Screen Time")
open class ShieldActionDelegate: NSObject {}

@available(*, unavailable, message: "not yet in Quince: extensions of Screen Time")
public enum ShieldAction {}

@available(*, unavailable, message: "not yet in Quince: extensions of Screen Time")
public enum ShieldActionResponse {}

@available(*, unavailable, message: "not yet in Quince: settings of Siri, Game Center and Safari")
public struct SiriSettings {}

@available(*, unavailable, message: "not yet in Quince: settings of Siri, Game Center and Safari")
public struct GameCenterSettings {}

@available(*, unavailable, message: "not yet in Quince: settings of Siri, Game Center and Safari")
public struct SafariSettings {}

@available(*, unavailable, message: "not yet in Quince: settings of cellular connections")
public struct CellularSettings {}
