@_spi(Quince) import QuinceFoundation

/// Properties of the informal protocol that classes of an app override, which derive from no class of UIKit: the run-time library finds them.
@MainActor private enum OverriddenAccessibility {
    struct Access: Hashable {
        let object: ObjectIdentifier
        let name: String
    }

    /// What is being read or set now: an override that asks its superclass gets what is carried.
    static var current: Set<Access> = []
}

extension NSObject {
    @MainActor private func accessOverride<Result>(_ name: String, _ body: () -> Result?) -> Result? {
        let access = OverriddenAccessibility.Access(object: ObjectIdentifier(self), name: name)
        guard OverriddenAccessibility.current.insert(access).inserted else { return nil }
        defer { OverriddenAccessibility.current.remove(access) }
        return body()
    }

    /// The value of an override; nil where there is none.
    @MainActor func overriddenAccessibility<Value>(_ name: String) -> Value? {
        accessOverride(name) { ObjectRuntime.getter(name, of: self).flatMap { $0(self) as? Value } }
    }

    /// Sets a property by its override, else what the object carries.
    @MainActor func setAccessibility<Value>(_ key: ReferenceWritableKeyPath<AccessibilityValues, Value>, _ name: String, _ value: Value) {
        let isSet = accessOverride(name) {
            ObjectRuntime.setter(name, of: self).map { setter -> Bool in
                setter(self, value)
                return true
            }
        }
        if isSet == nil { carriedAccessibility[keyPath: key] = value }
    }
}
