import UIKit

/// When a script runs in a page.
public enum WKUserScriptInjectionTime: Int, Sendable {
    case atDocumentStart = 0
    case atDocumentEnd = 1
}

/// A script that runs in each page.
///
/// Source: Apple's documentation of `WKUserScript`.
@preconcurrency @MainActor open class WKUserScript: NSObject {
    public let source: String
    public let injectionTime: WKUserScriptInjectionTime
    public let isForMainFrameOnly: Bool
    let world: WKContentWorld

    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        (self.source, self.injectionTime, isForMainFrameOnly, world) = (source, injectionTime, forMainFrameOnly, .page)
    }
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool, in contentWorld: WKContentWorld) {
        (self.source, self.injectionTime, isForMainFrameOnly, world) = (source, injectionTime, forMainFrameOnly, contentWorld)
    }

    var fields: [String: Any] {
        var fields: [String: Any] = ["source": source, "atEnd": injectionTime == .atDocumentEnd, "mainOnly": isForMainFrameOnly]
        fields["world"] = world.engineName
        return fields
    }
}

/// A namespace of scripts: they see the same page, and no other world's variables.
///
/// Source: Apple's documentation of `WKContentWorld`.
@preconcurrency @MainActor open class WKContentWorld: NSObject {
    public static let page = WKContentWorld(nil, engineName: nil)
    public static let defaultClient = WKContentWorld(nil, engineName: "client")
    private static var named: [String: WKContentWorld] = [:]

    public let name: String?
    /// nil = the page's own.
    let engineName: String?

    private init(_ name: String?, engineName: String?) { (self.name, self.engineName) = (name, engineName) }

    open class func world(name: String) -> WKContentWorld {
        if let world = named[name] { return world }
        let world = WKContentWorld(name, engineName: "app " + name)
        named[name] = world
        return world
    }
}
