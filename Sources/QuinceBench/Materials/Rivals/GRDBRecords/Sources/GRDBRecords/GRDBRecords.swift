import Foundation
import GRDB

/// The measurements of `Records`, with GRDB's records: `insert`, `fill` or `fetch`, a file, a count.
@main
enum GRDBRecords {
    static let runs = 9
    static let groups = 100

    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.count >= 2 else { fatalError("usage: GRDBRecords insert|fill|fetch FILE [COUNT]") }
        let (kind, file) = (arguments[1], arguments[2])
        let count = arguments.count > 2 ? Int(arguments[3]) ?? 0 : 0
        // Write-ahead logging with `synchronous = NORMAL`, as Core Data's stores have it.
        let database = try DatabasePool(path: file)
        if kind != "fetch" { try database.write { try createTable($0) } }
        switch kind {
        case "insert": print("insert: \(try time { try insert(count, database) })")
        case "fill": try insert(count, database)
        default: try fetch(database)
        }
    }

    private static func time(_ work: () throws -> Void) rethrows -> Double {
        let start = ContinuousClock.now
        try work()
        return start.duration(to: .now) / .milliseconds(1)
    }

    private static func createTable(_ database: Database) throws {
        try database.create(table: "entry") { table in
            table.autoIncrementedPrimaryKey("id")
            table.column("created", .double).notNull()
            table.column("group", .integer).notNull()
            table.column("isDone", .boolean).notNull()
            table.column("note", .text)
            table.column("number", .integer).notNull()
            table.column("rating", .double).notNull()
            table.column("title", .text).notNull()
        }
        try database.create(index: "byCreated", on: "entry", columns: ["created"])
        try database.create(index: "byGroup", on: "entry", columns: ["group"])
    }

    private static func insert(_ count: Int, _ database: DatabasePool) throws {
        try database.write { database in
            for index in 0..<count {
                var entry = Entry(
                    id: nil, created: Double(index * 7919 % 1_000_003) * 60, group: Int32(index % groups), isDone: index % 3 == 0,
                    note: "A note of some length for entry \(index)", number: Int64(index), rating: Double(index % 50) / 10,
                    title: "Entry \(index)")
                try entry.insert(database)
            }
        }
    }

    private static func fetch(_ database: DatabasePool) throws {
        var times: [Double] = []
        for run in 0...runs {
            let time = try time {
                let found = try database.read { try Entry.filter(Column("group") == 10 + run).fetchAll($0) }
                var (sum, letters) = (Int64(0), 0)
                for entry in found {
                    sum += entry.number
                    letters += entry.title.utf8.count
                }
                guard found.count > 0, sum > 0, letters > 0 else { fatalError("nothing found") }
            }
            // The first run reads the file.
            if run > 0 { times.append(time) }
        }
        print("fetch: \(times.sorted()[times.count / 2])")
    }
}

struct Entry: FetchableRecord, MutablePersistableRecord {
    static let databaseTableName = "entry"

    var id: Int64?
    var created: Double
    var group: Int32
    var isDone: Bool
    var note: String?
    var number: Int64
    var rating: Double
    var title: String
}

// By position and by hand, which GRDB's documentation calls its fastest way.
extension Entry {
    init(row: Row) {
        self.init(
            id: row[0], created: row[1], group: row[2], isDone: row[3], note: row[4], number: row[5], rating: row[6], title: row[7])
    }

    func encode(to container: inout PersistenceContainer) {
        container["id"] = id
        container["created"] = created
        container["group"] = group
        container["isDone"] = isDone
        container["note"] = note
        container["number"] = number
        container["rating"] = rating
        container["title"] = title
    }

    mutating func didInsert(_ inserted: InsertionSuccess) { id = inserted.rowID }
}
