/// An object's address as Objective-C prints it: `0x6000012345`.
package func addressText(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
}

/// The class of an object as descriptions show it: without module for UIKit's own classes, `Module.Class` for those of apps.
package func className(of object: AnyObject) -> String { ClassNames.name(of: type(of: object)) }

/// The names of classes met so far: every view says its class, and finding a name by reflection costs as much as making the view.
private enum ClassNames {
    nonisolated(unsafe) private static var known: [ObjectIdentifier: String] = [:]
    private static let lock = NSLock()

    static func name(of type: AnyClass) -> String {
        lock.withLock {
            if let name = known[ObjectIdentifier(type)] { return name }
            let name = name(reflecting: type)
            known[ObjectIdentifier(type)] = name
            return name
        }
    }

    private static func name(reflecting type: AnyClass) -> String {
        // `String(reflecting:)` searches what the metatype conforms to before it comes to this.
        let name = _typeName(type)
        for module in ["UIKit.", "QuartzCore."] where name.hasPrefix(module) { return String(name.dropFirst(module.count)) }
        return name
    }
}
