import QuinceFoundation

/// The statements on standard error, with the argument `-com.apple.CoreData.SQLDebug 1`; 3 adds the values of parameters.
struct SQLiteLog {
    var level: Int
    var write: (String) -> Void = { FileHandle.standardError.write(Data(("CoreData: " + $0 + "\n").utf8)) }

    static let shared = SQLiteLog(level: UserDefaults.standard.integer(forKey: "com.apple.CoreData.SQLDebug"))

    func statement(_ sql: String, _ values: [SQLiteValue]) {
        guard level > 0 else { return }
        write("sql: \(sql)")
        guard level > 2 else { return }
        for (position, value) in values.enumerated() { write("details: SQLite bind[\(position)] = \(Self.text(of: value))") }
    }

    /// Reports how long a fetch took.
    func fetch(rows: Int, seconds: Double) {
        guard level > 0 else { return }
        write("annotation: total fetch execution time: \(String(format: "%.4f", seconds))s for \(rows) rows.")
    }

    private static func text(of value: SQLiteValue) -> String {
        switch value {
        case .null: "nil"
        case .integer(let number): "\(number)"
        case .double(let number): "\(number)"
        case .text(let text): "\"\(text)\""
        case .blob(let data): "<\(data.count) bytes>"
        }
    }
}
