import QuinceFoundation

/// Reads rows of an entity, and of all that inherit from it, with one list of columns.
final class SQLiteRowReader {
    private struct Step {
        let column: SQLiteColumn
        let index: Int32
        let slot: Int
        /// The type of an attribute that is read without looking at its column; nil for others.
        let plainType: NSAttributeType?

        init(_ column: SQLiteColumn, _ index: Int32) {
            (self.column, self.index, slot) = (column, index, column.slot)
            guard case .attribute(let type) = column.kind, !column.isExternal else {
                plainType = nil
                return
            }
            plainType = type
        }
    }

    /// The columns of one entity's rows.
    private final class Plan {
        let entity: NSEntityDescription
        let steps: [Step]
        let template: [ManagedValue]
        let composites: [(slot: Int, elements: [(path: [String], step: Step, type: NSAttributeType)])]
        let root: Int32

        init(
            entity: NSEntityDescription, steps: [Step], template: [ManagedValue],
            composites: [(slot: Int, elements: [(path: [String], step: Step, type: NSAttributeType)])]
        ) {
            (self.entity, self.steps, self.template, self.composites) = (entity, steps, template, composites)
            root = entity.rootPosition
        }
    }

    /// The columns of `SELECT`: entity, key, version, and every attribute.
    let selection: String
    private var plans: [Int64: Plan] = [:]
    /// The plan used last, by the number of its entity.
    private var last: (number: Int64, plan: Plan)?
    private let coding: SQLiteRowCoding

    init(_ entity: SQLiteEntity, includesSubentities: Bool, alias: String, schema: SQLiteSchema, coding: SQLiteRowCoding) {
        self.coding = coding
        var indexes: [String: Int32] = [:]
        var names = ["Z_ENT", "Z_PK", "Z_OPT"]
        let family = includesSubentities ? entity.family.compactMap { schema.entity(numbered: $0) } : [entity]
        for member in family {
            for column in member.columns where indexes[column.name] == nil {
                indexes[column.name] = Int32(names.count)
                names.append(column.name)
                if let extra = column.entityColumn { names.append(extra) }
            }
        }
        selection = names.map { "\(alias).\(SQLiteName.quoted($0))" }.joined(separator: ", ")
        for member in family { plans[member.number] = Self.plan(member, indexes) }
    }

    private static func plan(_ entity: SQLiteEntity, _ indexes: [String: Int32]) -> Plan {
        let template = entity.entity.layout.kinds.map { kind -> ManagedValue in
            if case .toMany = kind { return .unloaded }
            return .null
        }
        let steps = entity.columns.map { Step($0, indexes[$0.name] ?? 0) }
        let grouped = Dictionary(grouping: steps.filter { !$0.column.elements.isEmpty }) { $0.column.slot }
        let composites = grouped.map { slot, steps in
            (slot: slot, elements: steps.map { (path: $0.column.elements, step: $0, type: type(of: $0.column)) })
        }
        return Plan(entity: entity.entity, steps: steps.filter(\.column.elements.isEmpty), template: template, composites: composites)
    }

    private static func type(of column: SQLiteColumn) -> NSAttributeType {
        guard case .attribute(let type) = column.kind else { return .undefinedAttributeType }
        return type
    }

    /// The row that a statement stands at; nil for an entity that the model does not have.
    func row(_ statement: SQLiteStatement, _ store: NSPersistentStore?) -> StoreRow? {
        guard let plan = plan(statement.integer(0)) else { return nil }
        var values = plan.template
        for step in plan.steps {
            if let type = step.plainType {
                if !statement.isNull(step.index) { values[step.slot] = coding.value(type, false, statement, step.index, store) }
            } else {
                values[step.slot] = coding.value(step.column, statement, step.index, store)
            }
        }
        for composite in plan.composites {
            var dictionary: [String: Any] = [:]
            for element in composite.elements {
                let value = coding.value(element.type, false, statement, element.step.index, store)
                if let any = ValueCoding.any(value, element.type) { Self.set(any, at: element.path[...], in: &dictionary) }
            }
            if !dictionary.isEmpty { values[composite.slot] = .other(.init(dictionary)) }
        }
        let id = NSManagedObjectID(entity: plan.entity, key: statement.integer(1), store: store, root: plan.root)
        return StoreRow(id: id, version: statement.integer(2), values: values)
    }

    private func plan(_ number: Int64) -> Plan? {
        if let last, last.number == number { return last.plan }
        guard let plan = plans[number] else { return nil }
        last = (number, plan)
        return plan
    }

    private static func set(_ value: Any, at path: ArraySlice<String>, in dictionary: inout [String: Any]) {
        guard let key = path.first else { return }
        guard path.count > 1 else {
            dictionary[key] = value
            return
        }
        var inner = dictionary[key] as? [String: Any] ?? [:]
        set(value, at: path.dropFirst(), in: &inner)
        dictionary[key] = inner
    }
}
