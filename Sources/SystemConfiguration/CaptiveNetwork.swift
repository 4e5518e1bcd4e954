import QuinceFoundation

public let kCNNetworkInfoKeySSID: CFString = "SSID"
public let kCNNetworkInfoKeyBSSID: CFString = "BSSID"
public let kCNNetworkInfoKeySSIDData: CFString = "SSIDDATA"

/// The names of the interfaces that say which wireless network they are on: none, as in Apple's Simulator.
///
/// Source: Apple's documentation of `CNCopySupportedInterfaces()`.
public func CNCopySupportedInterfaces() -> CFArray? { nil }

/// The wireless network that an interface is on; nil for all, as in Apple's Simulator.
///
/// Source: Apple's documentation of `CNCopyCurrentNetworkInfo(_:)`.
public func CNCopyCurrentNetworkInfo(_ interfaceName: CFString) -> CFDictionary? { nil }
