import QuinceFoundation

// The device's proxies: none. Source: Apple's documentation of CFNetwork.

public let kCFNetworkProxiesHTTPEnable: CFString = "HTTPEnable"
public let kCFNetworkProxiesHTTPPort: CFString = "HTTPPort"
public let kCFNetworkProxiesHTTPProxy: CFString = "HTTPProxy"
public let kCFNetworkProxiesProxyAutoConfigEnable: CFString = "ProxyAutoConfigEnable"
public let kCFNetworkProxiesProxyAutoConfigURLString: CFString = "ProxyAutoConfigURLString"
public let kCFProxyTypeKey: CFString = "kCFProxyTypeKey"
public let kCFProxyTypeNone: CFString = "kCFProxyTypeNone"
public let kCFProxyTypeHTTP: CFString = "kCFProxyTypeHTTP"
public let kCFProxyTypeHTTPS: CFString = "kCFProxyTypeHTTPS"
public let kCFProxyTypeSOCKS: CFString = "kCFProxyTypeSOCKS"
public let kCFProxyTypeAutoConfigurationURL: CFString = "kCFProxyTypeAutoConfigurationURL"
public let kCFProxyHostNameKey: CFString = "kCFProxyHostNameKey"
public let kCFProxyPortNumberKey: CFString = "kCFProxyPortNumberKey"

/// The settings of proxies. Apps look among them for virtual private networks, too (`__SCOPED__`).
public func CFNetworkCopySystemProxySettings() -> Unmanaged<NSDictionary>? { Unmanaged.passRetained(NSDictionary()) }

/// The proxies of an address: none.
public func CFNetworkCopyProxiesForURL(_ url: CFURL, _ proxySettings: CFDictionary) -> Unmanaged<NSArray> {
    Unmanaged.passRetained(NSArray(object: NSDictionary(object: kCFProxyTypeNone, forKey: NSString(string: kCFProxyTypeKey))))
}
