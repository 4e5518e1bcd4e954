import QuinceFoundation

/// A description of a property whose value is the result of a fetch. Source: Apple's documentation of `NSFetchedPropertyDescription`.
open class NSFetchedPropertyDescription: NSPropertyDescription {
    /// The fetch; its predicate may use `$FETCH_SOURCE` and `$FETCHED_PROPERTY`.
    open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?

    override func addParts(to hash: inout VersionHash) {
        super.addParts(to: &hash)
        hash.add("fetched")
        hash.add(fetchRequest?.entityName ?? "")
        hash.add((fetchRequest?.predicate as? NSPredicate)?.predicateFormat ?? "")
    }

    override func assignParts(to copy: NSPropertyDescription) {
        super.assignParts(to: copy)
        (copy as? NSFetchedPropertyDescription)?.fetchRequest = fetchRequest
    }
}
