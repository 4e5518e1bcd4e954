import CDatabase
import QuinceFoundation

/// A prepared statement.
final class SQLiteStatement {
    let sql: String
    private let handle: OpaquePointer
    private unowned let database: SQLiteDatabase
    /// Whether somebody reads its rows.
    fileprivate(set) var isInUse = false

    init(_ handle: OpaquePointer, sql: String, database: SQLiteDatabase) {
        (self.handle, self.sql, self.database) = (handle, sql, database)
    }
    deinit { _ = database_finalize(handle) }

    // MARK: Parameters, counted from 1

    func bind(_ value: SQLiteValue, at position: Int32) {
        switch value {
        case .null: bindNull(at: position)
        case .integer(let number): bind(number, at: position)
        case .double(let number): bind(number, at: position)
        case .text(let text): bind(text, at: position)
        case .blob(let data): bind(data, at: position)
        }
    }

    func bind(_ values: [SQLiteValue]) { for (index, value) in values.enumerated() { bind(value, at: Int32(index + 1)) } }

    func bindNull(at position: Int32) { _ = database_bind_null(handle, position) }
    func bind(_ number: Int64, at position: Int32) { _ = database_bind_int64(handle, position, number) }
    func bind(_ number: Double, at position: Int32) { _ = database_bind_double(handle, position, number) }

    func bind(_ text: String, at position: Int32) {
        var text = text
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                _ = database_bind_text64(handle, position, $0.baseAddress ?? emptyText, UInt64($0.count))
            }
        }
    }

    func bind(_ data: Data, at position: Int32) {
        data.withUnsafeBytes { _ = database_bind_blob64(handle, position, $0.baseAddress, UInt64($0.count)) }
    }

    func bind(_ uuid: UUID, at position: Int32) {
        withUnsafeBytes(of: uuid.uuid) { _ = database_bind_blob64(handle, position, $0.baseAddress, 16) }
    }

    // MARK: Rows

    /// Advances to the next row; false after the last one.
    func step() throws -> Bool {
        isInUse = true
        let code = database_step(handle)
        if code == 100 { return true }
        guard code == 101 else {
            let failure = database.failure(code)
            reset()
            throw failure
        }
        return false
    }

    /// Executes the statement, which has no rows, and makes it ready for the next time.
    func run() throws {
        while try step() {}
        reset()
    }

    /// Makes the statement ready for the next execution.
    func reset() {
        _ = database_reset(handle)
        _ = database_clear_bindings(handle)
        isInUse = false
    }

    // MARK: Columns, counted from 0

    func isNull(_ column: Int32) -> Bool { database_column_type(handle, column) == 5 }
    func integer(_ column: Int32) -> Int64 { database_column_int64(handle, column) }
    func double(_ column: Int32) -> Double { database_column_double(handle, column) }

    func text(_ column: Int32) -> String {
        guard let bytes = database_column_text(handle, column) else { return "" }
        return String(decoding: UnsafeBufferPointer(start: bytes, count: Int(database_column_bytes(handle, column))), as: UTF8.self)
    }

    func data(_ column: Int32) -> Data {
        guard let bytes = database_column_blob(handle, column) else { return Data() }
        return Data(bytes: bytes, count: Int(database_column_bytes(handle, column)))
    }

    /// The identifier of 16 bytes; nil for anything else.
    func uuid(_ column: Int32) -> UUID? {
        guard let bytes = database_column_blob(handle, column), database_column_bytes(handle, column) == 16 else { return nil }
        return UUID(uuid: bytes.loadUnaligned(as: uuid_t.self))
    }

    func value(_ column: Int32) -> SQLiteValue {
        switch database_column_type(handle, column) {
        case 1: .integer(integer(column))
        case 2: .double(double(column))
        case 3: .text(text(column))
        case 4: .blob(data(column))
        default: .null
        }
    }
}

/// The address of no characters.
nonisolated(unsafe) private let emptyText: UnsafePointer<CChar> = UnsafePointer(strdup("")!)
