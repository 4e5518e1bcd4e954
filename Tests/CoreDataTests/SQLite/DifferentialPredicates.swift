@testable import CoreData
import QuinceFoundation

/// Random predicates on a model's objects, as formats with arguments.
struct DifferentialPredicates {
    let model: DifferentialModel
    var random: SeededGenerator
    private var format = ""
    private var arguments: [Any] = []

    init(model: DifferentialModel, random: SeededGenerator) { (self.model, self.random) = (model, random) }

    struct Case {
        let format: String
        let arguments: [Any]

        /// The predicate; objects in it are replaced.
        func predicate(_ replace: (MemoryObject) -> Any) -> NSPredicate {
            func replaced(_ any: Any) -> Any {
                if let object = any as? MemoryObject { return replace(object) }
                if let list = any as? [Any] { return list.map(replaced) }
                return any
            }
            return NSPredicate(format: format, argumentArray: arguments.map(replaced))
        }
    }

    mutating func next(_ entity: NSEntityDescription) -> Case {
        (format, arguments) = ("", [])
        let text = predicate(entity, depth: Int.random(in: 0...3, using: &random), prefix: "", nested: false)
        return Case(format: text, arguments: arguments)
    }

    // MARK: Predicates

    private mutating func predicate(_ entity: NSEntityDescription, depth: Int, prefix: String, nested: Bool) -> String {
        guard depth > 0 else { return comparison(entity, prefix, nested) }
        switch Int.random(in: 0..<3, using: &random) {
        case 0: return "NOT (\(predicate(entity, depth: depth - 1, prefix: prefix, nested: nested)))"
        case 1:
            let left = predicate(entity, depth: depth - 1, prefix: prefix, nested: nested)
            return "(\(left)) AND (\(predicate(entity, depth: depth - 1, prefix: prefix, nested: nested)))"
        default:
            let left = predicate(entity, depth: depth - 1, prefix: prefix, nested: nested)
            return "(\(left)) OR (\(predicate(entity, depth: depth - 1, prefix: prefix, nested: nested)))"
        }
    }

    private mutating func comparison(_ entity: NSEntityDescription, _ prefix: String, _ nested: Bool) -> String {
        for _ in 0..<20 {
            let made: String? =
                switch Int.random(in: 0..<14, using: &random) {
                case 0, 1: numbers(entity, prefix)
                case 2, 3, 4: texts(entity, prefix)
                case 5: plain(entity, prefix, .booleanAttributeType, ordered: false)
                case 6: plain(entity, prefix, .dateAttributeType, ordered: true)
                case 7: plain(entity, prefix, .UUIDAttributeType, ordered: false)
                case 8: plain(entity, prefix, .decimalAttributeType, ordered: true)
                case 9: missing(entity, prefix)
                case 10: objects(entity, prefix)
                case 11: anyOrAll(entity, prefix)
                case 12: aggregates(entity, prefix)
                default: nested ? nil : subquery(entity, prefix)
                }
            if let made { return made }
        }
        return random.chance(50) ? "TRUEPREDICATE" : "FALSEPREDICATE"
    }

    /// A key path to a value of a type, through no more than two to-one relationships.
    private mutating func path(_ entity: NSEntityDescription, _ prefix: String, _ types: [NSAttributeType]) -> String? {
        var (current, keys) = (entity, prefix)
        for _ in 0..<2 where random.chance(30) {
            let toOne = current.layout.relationships.filter { !$0.isToMany }
            guard !toOne.isEmpty else { break }
            let relationship = random.pick(toOne)
            (current, keys) = (relationship.destinationEntity!, keys + relationship.name + ".")
        }
        let attributes = current.layout.slots.compactMap { $0 as? NSAttributeDescription }.filter { types.contains($0.attributeType) }
        return attributes.isEmpty ? nil : keys + random.pick(attributes).name
    }

    private mutating func argument(_ value: Any) -> String {
        arguments.append(value)
        return "%@"
    }

    private mutating func constant(_ type: NSAttributeType) -> Any {
        ValueCoding.any(DifferentialModel.value(type, &random), type) ?? NSNull()
    }

    private mutating func constantText(_ type: NSAttributeType) -> String {
        let value = constant(type)
        return value is NSNull ? "nil" : argument(value)
    }

    private mutating func list(_ type: NSAttributeType) -> String {
        let values = (0..<Int.random(in: 0...4, using: &random)).map { _ in constant(type) }
        return argument(values)
    }

    private static let numberTypes: [NSAttributeType] = [
        .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .doubleAttributeType,
    ]
    private static let orders = ["==", "!=", "<", "<=", ">", ">="]

    private mutating func number(_ entity: NSEntityDescription, _ prefix: String) -> String? {
        guard let path = path(entity, prefix, Self.numberTypes) else { return nil }
        switch Int.random(in: 0..<8, using: &random) {
        // Not divided by zero: SQLite has no NaN, but NULL instead.
        case 0: return "(\(path) \(random.pick(["+", "-", "*", "/"])) \(random.pick([-2, -1, 1, 2, 3])))"
        case 1: return self.path(entity, prefix, Self.numberTypes).map { "(\(path) \(random.pick(["+", "-", "*"])) \($0))" }
        case 2: return "\(random.pick(["abs", "floor", "ceiling", "trunc"]))(\(path))"
        default: return path
        }
    }

    private mutating func numbers(_ entity: NSEntityDescription, _ prefix: String) -> String? {
        guard let left = number(entity, prefix) else { return nil }
        switch Int.random(in: 0..<6, using: &random) {
        case 0: return number(entity, prefix).map { "\(left) \(random.pick(Self.orders)) \($0)" }
        case 1: return "\(left) IN \(list(.integer32AttributeType))"
        case 2: return "\(left) BETWEEN {\(Int.random(in: -3...1, using: &random)), \(Int.random(in: 0...4, using: &random))}"
        case 3: return "\(Int.random(in: -3...4, using: &random)) \(random.pick(Self.orders)) \(left)"
        default: return "\(left) \(random.pick(Self.orders)) \(constantText(random.pick([.integer32AttributeType, .doubleAttributeType])))"
        }
    }

    private mutating func texts(_ entity: NSEntityDescription, _ prefix: String) -> String? {
        guard var left = path(entity, prefix, [.stringAttributeType]) else { return nil }
        if random.chance(8) { left = "\(random.pick(["uppercase", "lowercase"]))(\(left))" }
        let options = random.pick(["", "", "[c]", "[d]", "[cd]"])
        switch Int.random(in: 0..<10, using: &random) {
        case 0: return path(entity, prefix, [.stringAttributeType]).map { "\(left) \(random.pick(Self.orders))\(options) \($0)" }
        case 1: return "\(left) LIKE\(options) \(argument(random.pick(["a*", "*b*", "?", "*", "a?c", "Ü*r", "", "*\\*c"])))"
        case 2: return "\(left) MATCHES\(options) \(argument(random.pick(["a.*", "[a-z]+", ".", "", "(?i)ABC", "\\w+ \\w+"])))"
        case 3: return "\(left) IN\(options) \(list(.stringAttributeType))"
        case 4: return "\(left) IN \(argument(random.pick(DifferentialModel.texts) + "Abc"))"
        case 5: return "\(left) BETWEEN\(options) \(argument(["A", random.pick(["a", "b", "zz"])]))"
        case 6, 7:
            let word = random.pick(["BEGINSWITH", "ENDSWITH", "CONTAINS"])
            return "\(left) \(word)\(options) \(constantText(.stringAttributeType))"
        case 8: return "\(left) == \(argument(random.pick(["a\u{301}", "A\u{301}", "u\u{308}ber"])))"
        default: return "\(left) \(random.pick(Self.orders))\(options) \(constantText(.stringAttributeType))"
        }
    }

    private mutating func plain(_ entity: NSEntityDescription, _ prefix: String, _ type: NSAttributeType, ordered: Bool) -> String? {
        guard let left = path(entity, prefix, [type]) else { return nil }
        let operators = ordered ? Self.orders : ["==", "!="]
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return path(entity, prefix, [type]).map { "\(left) \(random.pick(operators)) \($0)" }
        case 1: return "\(left) IN \(list(type))"
        default: return "\(left) \(random.pick(operators)) \(constantText(type))"
        }
    }

    private mutating func missing(_ entity: NSEntityDescription, _ prefix: String) -> String? {
        let toOne = entity.layout.relationships.filter { !$0.isToMany }.map { prefix + $0.name }
        let path = random.chance(50) && !toOne.isEmpty ? random.pick(toOne) : path(entity, prefix, DifferentialModel.types)
        return path.map { "\($0) \(random.pick(["==", "!="])) nil" }
    }

    private mutating func objects(_ entity: NSEntityDescription, _ prefix: String) -> String? {
        guard !entity.layout.relationships.isEmpty else { return nil }
        let relationship = random.pick(entity.layout.relationships)
        let key = prefix + relationship.name
        let candidates = model.objects[relationship.destinationEntity!.name!]!
        let object = random.pick(candidates)
        if random.chance(20), prefix.isEmpty {
            let mine = model.objects[entity.name!]!
            return random.chance(50)
                ? "SELF == \(argument(random.pick(mine)))" : "SELF IN \(argument([random.pick(mine), random.pick(mine)] as [Any]))"
        }
        if relationship.isToMany {
            return switch Int.random(in: 0..<3, using: &random) {
            case 0: "ANY \(key) == \(argument(object))"
            case 1: "\(argument(object)) IN \(key)"
            default: "\(key) CONTAINS \(argument(object))"
            }
        }
        switch Int.random(in: 0..<3, using: &random) {
        case 0: return "\(key) == \(argument(object))"
        case 1: return "\(key) != \(argument(object))"
        default: return "\(key) IN \(argument([object, random.pick(candidates)] as [Any]))"
        }
    }

    // MARK: Collections

    /// A to-many relationship, through no more than one to-one relationship.
    private mutating func collection(_ entity: NSEntityDescription, _ prefix: String) -> (path: String, destination: NSEntityDescription)? {
        var (current, keys) = (entity, prefix)
        let toOne = current.layout.relationships.filter { !$0.isToMany }
        if random.chance(20), !toOne.isEmpty {
            let relationship = random.pick(toOne)
            (current, keys) = (relationship.destinationEntity!, keys + relationship.name + ".")
        }
        let toMany = current.layout.relationships.filter(\.isToMany)
        guard !toMany.isEmpty else { return nil }
        let relationship = random.pick(toMany)
        return (keys + relationship.name, relationship.destinationEntity!)
    }

    private mutating func anyOrAll(_ entity: NSEntityDescription, _ prefix: String) -> String? {
        guard let (keys, destination) = collection(entity, prefix) else { return nil }
        let word = random.pick(["ANY", "ALL", "NONE", "SOME"])
        if random.chance(50), let path = path(destination, keys + ".", Self.numberTypes) {
            if random.chance(20) { return "\(word) \(path) IN \(list(.integer32AttributeType))" }
            return "\(word) \(path) \(random.pick(Self.orders)) \(constantText(.integer32AttributeType))"
        }
        guard let path = path(destination, keys + ".", [.stringAttributeType]) else { return nil }
        let options = random.pick(["", "[cd]"])
        return "\(word) \(path) \(random.pick(["==", "!=", "BEGINSWITH", "CONTAINS"]))\(options) \(constantText(.stringAttributeType))"
    }

    private mutating func aggregates(_ entity: NSEntityDescription, _ prefix: String) -> String? {
        guard let (keys, destination) = collection(entity, prefix) else { return nil }
        let order = random.pick(Self.orders)
        let number = Int.random(in: -2...5, using: &random)
        if random.chance(40) { return "\(keys).@count \(order) \(abs(number))" }
        guard let path = path(destination, "", Self.numberTypes) else { return nil }
        return "\(keys).\(random.pick(["@sum", "@min", "@max", "@avg"])).\(path) \(order) \(number)"
    }

    private mutating func subquery(_ entity: NSEntityDescription, _ prefix: String) -> String? {
        guard let (keys, destination) = collection(entity, prefix) else { return nil }
        let inner = predicate(destination, depth: Int.random(in: 0...1, using: &random), prefix: "$x.", nested: true)
        return "SUBQUERY(\(keys), $x, \(inner)).@count \(random.pick(Self.orders)) \(Int.random(in: 0...2, using: &random))"
    }
}
