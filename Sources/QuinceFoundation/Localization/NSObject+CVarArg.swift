import Foundation

/// Objects as arguments of formats: `%@` writes their description.
extension NSObject: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { _encodeBitsAsWords(Unmanaged.passUnretained(self)) }
}

extension CVarArg {
    /// The argument as Foundation's formatting takes it, which knows no objects but strings.
    var foundationArgument: any CVarArg {
        if type(of: self) is NSObject.Type, !(type(of: self) is NSString.Type) { return NSString(string: (self as! NSObject).description) }
        return (self as? any ObjectArgument).map { NSString(string: $0.objectDescription) } ?? self
    }
}

/// A value that stands for an object among a format's arguments.
protocol ObjectArgument: CVarArg {}

extension ObjectArgument {
    /// The text of the object for `%@`.
    var objectDescription: String { (self as? NSObject)?.description ?? "\(self)" }
}

extension Date: ObjectArgument {}
extension UUID: ObjectArgument {}
extension URL: ObjectArgument {}
extension Data: ObjectArgument {}
extension Decimal: ObjectArgument {}
extension Array: ObjectArgument {}
extension Dictionary: ObjectArgument {}
extension Set: ObjectArgument {}
