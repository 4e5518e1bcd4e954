import Foundation

/// A framework's class that reports the changes of some of its properties.
package protocol ObservableProperties: NSObject {
    /// The values of these properties, by key.
    nonisolated static var observableValues: [String: (NSObject) -> Any?] { get }
}

extension ObservableProperties {
    /// The value of an observable property; nil where there is none of the key.
    fileprivate static func value(_ key: String, of object: NSObject) -> Any?? { observableValues[key].map { $0(object) } }
}

extension KeyedValue {
    /// The value of a framework's observable property.
    static func find(_ key: String, observableOf object: AnyObject) -> Any?? {
        guard let object = object as? NSObject, let type = Swift.type(of: object) as? any ObservableProperties.Type else { return nil }
        return type.value(key, of: object)
    }
}

extension KeyValueObserving {
    /// Changes properties and reports it.
    package static func reporting(_ keys: [String], of object: NSObject, _ change: () -> Void) {
        guard isInUse else { return change() }
        for key in keys { willChange(object, key) }
        change()
        for key in keys.reversed() { didChange(object, key) }
    }

    /// Says that changes of a property are not reported, where nothing does.
    static func checkReports(of key: String, in object: NSObject) {
        guard !reports(key, in: object) else { return }
        let text =
            "Quince: \(ClassNames.name(of: type(of: object))) does not report changes of '\(key)' to observers yet; "
            + "declare it '@objc dynamic' where the class is your own\n"
        FileHandle.standardError.write(Data(text.utf8))
    }

    static func reports(_ key: String, in object: NSObject) -> Bool {
        if object is UserDefaults || object is any ObservableKeyValueCoding || KeyedValue.find(key, observableOf: object) != nil {
            return true
        }
        let owner: AnyClass? = ObjectRuntime.find(in: type(of: object)) { entry in
            entry.getters[key] != nil || entry.methods[key] != nil ? entry.type : nil
        }
        return owner.map { !ClassNames.isOfFramework($0) } ?? false
    }
}
