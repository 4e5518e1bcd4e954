import QuinceFoundation

open class NSManagedObject: NSObject {
    public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {}
}
