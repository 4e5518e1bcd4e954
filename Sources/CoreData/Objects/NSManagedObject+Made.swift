@_spi(Quince) import QuinceFoundation

@_spi(Quince) extension NSManagedObject: MadeInContext {
    public static func _managedEntity(of type: AnyClass, in context: NSManagedObjectContext) -> NSEntityDescription {
        ModelRegistry.entity(of: type as? NSManagedObject.Type ?? self, in: context)
    }
}
