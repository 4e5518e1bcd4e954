import CoreData

/// Orders of models as orders of a store's rows.
enum SortTranslation {
    /// nil where the store does not know the order.
    static func descriptor<T: PersistentModel>(_ descriptor: SortDescriptor<T>, _ properties: ModelProperties) -> NSSortDescriptor? {
        guard let keyPath = descriptor.keyPath else { return nil }
        let isAscending = descriptor.order == .forward
        if let name = properties.name(keyPath) {
            let type = Swift.type(of: keyPath).valueType
            guard AttributeCoding.type(of: type) != nil, isOrderedAlike(type) else { return nil }
            guard type != String.self || descriptor.stringComparator == .lexical else { return nil }
            return NSSortDescriptor(key: name, ascending: isAscending)
        }
        for property in properties.metadata where property.constraint == nil {
            guard let method = method(of: property.keyPath, T.self, orderedBy: keyPath) else { continue }
            return NSSortDescriptor(key: property.name, ascending: isAscending, selector: Selector(method))
        }
        return nil
    }

    /// Whether a store orders values of a type as Swift does: values of the app's own types may have any order.
    static func isOrderedAlike(_ type: Any.Type) -> Bool {
        let plain = (type as? any AnyOptional.Type)?.wrappedType ?? type
        return !(plain is any RawRepresentable.Type)
    }

    /// The method that compares the texts of a property as a descriptor's key path does, which leads on from the property to its place in an order.
    private static func method<T>(of property: AnyKeyPath, _ type: T.Type, orderedBy keyPath: PartialKeyPath<T>) -> String? {
        if let text = property as? KeyPath<T, String> {
            if text.appending(path: \.standardOrder) == keyPath { return "localizedStandardCompare:" }
            if text.appending(path: \.localizedOrder) == keyPath { return "localizedCompare:" }
        }
        if let text = property as? KeyPath<T, String?>, text.appending(path: \.?.standardOrder) == keyPath {
            return "localizedStandardCompare:"
        }
        return nil
    }
}
