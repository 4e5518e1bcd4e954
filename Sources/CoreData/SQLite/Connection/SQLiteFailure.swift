import QuinceFoundation

/// A failed call of SQLite.
struct SQLiteFailure: Error {
    /// The extended result code (https://www.sqlite.org/rescode.html).
    let code: Int32
    let message: String

    /// The result code without its extension.
    var primaryCode: Int32 { code & 0xff }

    static let constraint: Int32 = 19

    /// The error that apps see: Cocoa's code for what happened, with SQLite's own in `userInfo`.
    func error(at path: String, isWriting: Bool) -> NSError {
        let cocoa: StoreError.Code =
            switch primaryCode {
            case 5, 6: .timeout
            case 8, 3, 23: .fileWriteNoPermission
            case 11, 26: .fileReadCorruptFile
            case 13: .fileWriteOutOfSpace
            case 14: .fileReadUnknown
            default: isWriting ? .save : .fileReadUnknown
            }
        let underlying = NSError(
            domain: NSSQLiteErrorDomain, code: Int(primaryCode), userInfo: [NSLocalizedDescriptionKey: message])
        return StoreError.make(
            cocoa, message, url: URL(fileURLWithPath: path),
            userInfo: [NSSQLiteErrorDomain: NSNumber(value: primaryCode), NSUnderlyingErrorKey: underlying])
    }
}
