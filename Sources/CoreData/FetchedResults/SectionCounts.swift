@_spi(Quince) import QuinceFoundation

/// The sections of a fetch as the store counts them, without its objects.
struct SectionCounts {
    private let path: String
    private let request: NSFetchRequest<AnyObject>
    private let context: NSManagedObjectContext

    init(_ path: String, _ request: NSFetchRequest<AnyObject>, _ context: NSManagedObjectContext) {
        (self.path, self.request, self.context) = (path, request, context)
    }

    /// Whether a section is what has one value of a stored attribute, by which the results are in order first.
    var areCountable: Bool {
        guard let entity = try? context.entity(of: request), let attribute = entity.attributesByName[path], !attribute.isTransient,
            Self.types.contains(attribute.attributeType), let first = request.sortDescriptors?.first, first.key == path,
            let selector = first.selector
        else { return false }
        return selector.name == "compare:"
    }

    private static let types: Set<NSAttributeType> = [
        .stringAttributeType, .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType,
        .dateAttributeType,
    ]

    /// The names of the sections and their numbers of rows, in order.
    ///
    /// - Returns: nil where the objects name theirs otherwise, or the store has changed meanwhile.
    func counts(of list: FetchedObjects) throws -> [(name: String, count: Int)]? {
        guard list.count > 0 else { return [] }
        guard let first = list[0] as? NSManagedObject, first.entity.customGetter(path, of: first) == nil else { return nil }
        var counts: [(name: String, count: Int)] = []
        for row in try rows() {
            let (name, count) = (FetchedResults.name(row[path]), (row[Self.countName] as? NSNumber)?.intValue ?? 0)
            // Values that differ may have the same name.
            if counts.last?.name == name { counts[counts.count - 1].count += count } else { counts.append((name, count)) }
        }
        return counts.reduce(0) { $0 + $1.count } == list.count ? counts : nil
    }

    private static let countName = "quinceCount"

    private func rows() throws -> [NSDictionary] {
        let copy = request.untypedCopy
        let count = NSExpressionDescription()
        (count.name, count.expressionResultType) = (Self.countName, .integer64AttributeType)
        count.expression = NSExpression(forFunction: "count:", arguments: [NSExpression.expressionForEvaluatedObject()])
        copy.resultType = .dictionaryResultType
        copy.propertiesToFetch = [path, count]
        copy.propertiesToGroupBy = [path]
        copy.sortDescriptors = request.sortDescriptors?.prefix(1).map { $0 }
        copy.fetchBatchSize = 0
        return try context.fetchObjects(copy) as? [NSDictionary] ?? []
    }
}
