import Foundation

extension NSObject {
    /// Returns the name of the class: bare for a class of the system (`UIView`), with its module for one of the app (`Shop.CartView`).
    public class func description() -> String {
        let name = _typeName(self)
        let parts = name.split(separator: ".", maxSplits: 1)
        guard parts.count == 2, ClassNames.frameworks.contains(String(parts[0])) else { return name }
        return String(parts[1])
    }
}
