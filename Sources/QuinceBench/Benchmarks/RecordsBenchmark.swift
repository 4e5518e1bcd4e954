/// Core Data in an app, against plain records of GRDB and rows of Python's sqlite3, on the same data in the same run.
struct RecordsBenchmark: Benchmark {
    private static let inserted = 100_000
    private static let stored = 1_000_000

    let figures = [
        Figure(name: "Core Data, insertion of 100,000 objects", unit: "ms", target: .timesRival(0.5), rival: "GRDB"),
        Figure(name: "Core Data, insertion of 100,000 objects beside Python", unit: "ms", target: .none, rival: "sqlite3"),
        Figure(name: "Core Data, fetch of 10,000 of 1,000,000 objects", unit: "ms", target: .timesRival(1 / 1.5), rival: "GRDB"),
        Figure(name: "Core Data, fetch of 10,000 of 1,000,000 objects beside Python", unit: "ms", target: .none, rival: "sqlite3"),
        Figure(
            name: "Core Data, memory of all objects page by page", unit: "MB", target: .timesRival(1 / 1.05), rival: "a tenth of them"),
        Figure(
            name: "Core Data, memory of all objects by index path", unit: "MB", target: .timesRival(1 / 1.05), rival: "a tenth of them"),
    ]

    func run(on bench: Workbench) throws -> [Reading] {
        let app = try MeterApp(records: bench)
        let (grdb, python) = (try RecordsRival.grdb(bench), RecordsRival.python(bench))
        let insertion = try interleaved(
            runs: 5,
            [
                { try app.figures("insert", "\(Self.inserted)").figure("insert") }, { try grdb.insert(Self.inserted) },
                { try python.insert(Self.inserted) },
            ])
        _ = try app.figures("fill", "\(Self.stored)")
        try grdb.fill(Self.stored)
        try python.fill(Self.stored)
        let fetch = try interleaved(
            runs: 5, [{ try app.figures("fetch").figure("fetch") }, { try grdb.fetch() }, { try python.fetch() }])
        let walk = try app.figures("walk", "\(Self.stored)")
        func memory(_ name: String) throws -> Reading {
            Reading(value: try walk.figure("\(name) late"), rivalValue: try walk.figure("\(name) early"))
        }
        return [
            Reading(value: insertion[0], rivalValue: insertion[1]), Reading(value: insertion[0], rivalValue: insertion[2]),
            Reading(value: fetch[0], rivalValue: fetch[1]), Reading(value: fetch[0], rivalValue: fetch[2]),
            try memory("pages"), try memory("results"),
        ]
    }
}

/// The first screen of a list of fetched results: nothing may grow with the number of rows.
struct FetchedListBenchmark: Benchmark {
    private static let rows = (few: 1000, many: 100_000)

    let figures = [
        // A quarter more is what a busy machine does.
        Figure(
            name: "Core Data, first screen of fetched results over 100,000 rows", unit: "ms", target: .timesRival(0.8), rival: "1,000 rows")
    ]

    func run(on bench: Workbench) throws -> [Reading] {
        let found = try MeterApp(records: bench).figures("lists", "\(Self.rows.few)", "\(Self.rows.many)")
        return [
            Reading(
                value: try found.figure("results \(Self.rows.many) first"), rivalValue: try found.figure("results \(Self.rows.few) first"))
        ]
    }
}
