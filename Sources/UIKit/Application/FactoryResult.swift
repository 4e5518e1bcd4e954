/// A check of the result of a class method that is declared to return an instance of the receiving class.
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
