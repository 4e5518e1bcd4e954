import Foundation

/// Objects as arguments of formats: `%@` writes their description.
extension NSObject: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { _encodeBitsAsWords(Unmanaged.passUnretained(self)) }
}

extension CVarArg {
    /// The argument as Foundation's formatting takes it, which knows no objects but strings.
    var foundationArgument: any CVarArg {
        guard type(of: self) is NSObject.Type, !(type(of: self) is NSString.Type) else { return self }
        return NSString(string: (self as! NSObject).description)
    }
}
