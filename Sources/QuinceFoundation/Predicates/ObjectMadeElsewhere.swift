/// A class whose initializers return objects of its subclasses, as those of Objective-C's class clusters do.
///
/// Only an initializer in a protocol's extension can assign `self`.
protocol ObjectMadeElsewhere {}

extension ObjectMadeElsewhere {
    init(making make: () -> Self) { self = make() }
}
