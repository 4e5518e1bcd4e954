import QuinceFoundation

/// The value of one property of a managed object, in a form that objects, row caches and stores share.
package enum ManagedValue {
    case null
    /// Integers and Boolean values.
    case integer(Int64)
    /// Floating-point numbers, and dates as seconds since the reference date of 2001.
    case double(Double)
    case text(String)
    /// Binary data; in rows of stores transformable values, too, archived.
    case data(Data)
    case decimal(NSDecimalNumber)
    case uuid(UUID)
    case url(URL)
    /// The destination of a to-one relationship, or the value of an object ID attribute.
    case object(NSManagedObjectID)
    /// A transformable or composite value as an app sees it. Rows of stores hold composites (`[String: Any]`) in this form, and no transformable values.
    case other(AnyValue)
    /// A to-many relationship in an object; never in a row.
    case collection(ManagedCollection)
    /// A to-many relationship whose destinations are not known yet.
    case unloaded

    /// A value of any type.
    package final class AnyValue {
        package let value: Any
        package init(_ value: Any) { self.value = value }
    }

    package var isNull: Bool {
        if case .null = self { return true }
        return false
    }
}

extension ManagedValue: Equatable {
    package static func == (lhs: ManagedValue, rhs: ManagedValue) -> Bool {
        switch (lhs, rhs) {
        case (.null, .null), (.unloaded, .unloaded): true
        case (.integer(let mine), .integer(let theirs)): mine == theirs
        case (.double(let mine), .double(let theirs)): mine == theirs || mine.isNaN && theirs.isNaN
        case (.text(let mine), .text(let theirs)): mine.utf8.elementsEqual(theirs.utf8)
        case (.data(let mine), .data(let theirs)): mine == theirs
        case (.decimal(let mine), .decimal(let theirs)): mine.isEqual(theirs)
        case (.uuid(let mine), .uuid(let theirs)): mine == theirs
        case (.url(let mine), .url(let theirs)): mine == theirs
        case (.object(let mine), .object(let theirs)): mine.identity == theirs.identity
        case (.other(let mine), .other(let theirs)): mine === theirs || AnyEquality.areEqual(mine.value, theirs.value)
        case (.collection(let mine), .collection(let theirs)): mine === theirs
        default: false
        }
    }
}

/// Equality of values of any type: of hashable ones by `==`, of objects by `isEqual(_:)` or identity.
enum AnyEquality {
    static func areEqual(_ mine: Any, _ theirs: Any) -> Bool {
        if let mine = mine as? NSObject, let theirs = theirs as? NSObject { return mine.isEqual(theirs) }
        if let mine = mine as? AnyHashable, let theirs = theirs as? AnyHashable { return mine == theirs }
        if let mine = mine as? NSDictionary, let theirs = theirs as? NSDictionary { return mine == theirs }
        if let mine = mine as? NSArray, let theirs = theirs as? NSArray { return mine == theirs }
        return false
    }
}
