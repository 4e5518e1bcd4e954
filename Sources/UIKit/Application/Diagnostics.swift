/// An object's address as Objective-C prints it: `0x6000012345`.
package func addressText(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
}

/// The class of an object as descriptions show it: without module for UIKit's own classes, `Module.Class` for those of apps.
package func className(of object: AnyObject) -> String {
    let name = String(reflecting: type(of: object))
    for module in ["UIKit.", "QuartzCore."] where name.hasPrefix(module) { return String(name.dropFirst(module.count)) }
    return name
}
