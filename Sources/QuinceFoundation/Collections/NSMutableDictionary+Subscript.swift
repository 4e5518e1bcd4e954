import Foundation

extension NSMutableDictionary {
    /// The object of a key; nil removes it.
    @_disfavoredOverload
    public subscript(key: any NSCopying) -> Any? {
        get { object(forKey: key) }
        set {
            if let newValue {
                setObject(newValue, forKey: key as! AnyHashable)
            } else {
                removeObject(forKey: key)
            }
        }
    }
}
