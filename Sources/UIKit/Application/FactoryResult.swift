/// What a class method returns that is declared to make an instance of the class it is called on.
enum FactoryResult {
    /// The object as that class; ends the app for a subclass, which the factory cannot make.
    static func checked<Result: AnyObject>(_ object: AnyObject) -> Result {
        guard let result = object as? Result else {
            uncaughtException(
                .invalidArgument,
                "\(Result.self) is a subclass of \(type(of: object)) whose instances Quince does not make by class methods: use an initializer"
            )
        }
        return result
    }
}
