import CDatabase
import QuinceFoundation

/// A connection to a database file, used by one thread at a time.
final class SQLiteDatabase {
    enum Access { case readOnly, readWrite, create }

    let path: String
    private let handle: OpaquePointer
    private var statements: [String: SQLiteStatement] = [:]
    private let log: SQLiteLog

    /// The number of statements that are kept; more than that are prepared again.
    private static let capacity = 300

    /// Opens a file.
    ///
    /// - Throws: `SQLiteFailure`. A file that is no database is found with the first statement, not here.
    init(path: String, access: Access, log: SQLiteLog = .shared) throws {
        guard database_is_available() else {
            throw SQLiteFailure(code: 1, message: "SQLite's library libsqlite3.so.0 is missing; install the package libsqlite3-0.")
        }
        var handle: OpaquePointer?
        // NOMUTEX: callers take turns. A file is never created by opening one to read.
        let flags: Int32 = 0x8000 | (access == .readOnly ? 1 : access == .readWrite ? 2 : 2 | 4)
        let code = database_open_v2(path, &handle, flags, nil)
        guard let handle, code == 0 else {
            let message = handle.map { String(cString: database_errmsg($0)) } ?? String(cString: database_errstr(code))
            let extended = handle.map { database_extended_errcode($0) } ?? code
            if let handle { _ = database_close_v2(handle) }
            throw SQLiteFailure(code: extended, message: message)
        }
        (self.path, self.handle, self.log) = (path, handle, log)
        _ = database_extended_result_codes(handle, 1)
        _ = database_busy_timeout(handle, 240_000)
        SQLiteFunctions.register(on: handle)
    }

    deinit { close() }

    private var isClosed = false

    func close() {
        guard !isClosed else { return }
        isClosed = true
        statements = [:]
        _ = database_close_v2(handle)
    }

    /// Sets how long a locked database is waited for.
    func setTimeout(_ seconds: TimeInterval) { _ = database_busy_timeout(handle, Int32(clamping: Int(seconds * 1000))) }

    func failure(_ code: Int32) -> SQLiteFailure {
        let extended = database_extended_errcode(handle)
        return SQLiteFailure(code: extended & 0xff == code & 0xff ? extended : code, message: String(cString: database_errmsg(handle)))
    }

    // MARK: Statements

    /// Executes statements without parameters, whose rows nobody needs.
    func execute(_ sql: String) throws {
        log.statement(sql, [])
        let code = database_exec(handle, sql, nil, nil, nil)
        guard code == 0 else { throw failure(code) }
    }

    /// A statement, prepared now or earlier. Whoever steps through it resets it.
    func statement(_ sql: String) throws -> SQLiteStatement {
        if let known = statements[sql], !known.isInUse { return known }
        var pointer: OpaquePointer?
        let code = database_prepare_v3(handle, sql, -1, 1, &pointer, nil)
        guard code == 0, let pointer else { throw failure(code) }
        let statement = SQLiteStatement(pointer, sql: sql, database: self)
        // Long ones hold lists of values, and do not come again.
        guard sql.utf8.count < 4000 else { return statement }
        if statements.count >= Self.capacity { statements = statements.filter(\.value.isInUse) }
        statements[sql] = statement
        return statement
    }

    /// Executes one statement with parameters and returns the number of rows that it changed.
    @discardableResult
    func run(_ sql: String, _ values: [SQLiteValue] = []) throws -> Int64 {
        log.statement(sql, values)
        let statement = try statement(sql)
        statement.bind(values)
        try statement.run()
        return changes
    }

    /// Calls `body` with the statement at each row.
    func forEachRow(_ sql: String, _ values: [SQLiteValue] = [], _ body: (SQLiteStatement) throws -> Void) throws {
        log.statement(sql, values)
        let statement = try statement(sql)
        defer { statement.reset() }
        statement.bind(values)
        while try statement.step() { try body(statement) }
    }

    /// The first column of the first row; nil where there is no row.
    func firstValue(_ sql: String, _ values: [SQLiteValue] = []) throws -> SQLiteValue? {
        let statement = try statement(sql)
        defer { statement.reset() }
        statement.bind(values)
        return try statement.step() ? statement.value(0) : nil
    }

    func firstInteger(_ sql: String, _ values: [SQLiteValue] = []) throws -> Int64? {
        guard case .integer(let number)? = try firstValue(sql, values) else { return nil }
        return number
    }

    /// The number of rows that the last statement changed.
    var changes: Int64 { database_changes64(handle) }
    var isReadOnly: Bool { database_db_readonly(handle, "main") == 1 }

    // MARK: Transactions

    /// Executes `body` in one transaction, which is undone where it throws.
    func transaction<Result>(_ body: () throws -> Result) throws -> Result {
        try execute("BEGIN IMMEDIATE")
        do {
            let result = try body()
            try execute("COMMIT")
            return result
        } catch {
            // SQLite has rolled back by itself after some errors, a full disk among them.
            for statement in statements.values where statement.isInUse { statement.reset() }
            if database_get_autocommit(handle) == 0 { try? execute("ROLLBACK") }
            throw error
        }
    }

    /// Executes `body` on one state of the database, whatever others save meanwhile.
    func snapshot<Result>(_ body: () throws -> Result) throws -> Result {
        guard database_get_autocommit(handle) != 0 else { return try body() }
        try execute("BEGIN")
        defer { try? execute("COMMIT") }
        return try body()
    }
}
