import QuinceFoundation

/// Errors of stores, with Apple's domains and codes. Source: Apple's `CoreDataErrors.h` and `FoundationErrors.h`.
enum StoreError {
    enum Code: Int {
        case fileReadUnknown = 256
        case fileReadCorruptFile = 259
        case fileWriteUnknown = 512
        case fileWriteNoPermission = 513
        case fileWriteOutOfSpace = 640
        case invalidType = 134000
        case saveConflicts = 134050
        case save = 134030
        case openFailed = 134080
        case timeout = 134090
        case unsupportedRequest = 134091
        case incompatibleVersionHash = 134100
        case migration = 134110
        case migrationConstraint = 134111
        case migrationMissingSource = 134130
        case migrationMissingMapping = 134140
        case inferredMapping = 134190
        case sqlite = 134180
        case historyTokenExpired = 134301
        case noStoreWithHistory = 134302
    }

    static func make(_ code: Code, _ reason: String, url: URL? = nil, userInfo: [String: Any] = [:]) -> NSError {
        var info = userInfo
        info[NSLocalizedFailureReasonErrorKey] = reason
        info[NSLocalizedDescriptionKey] = info[NSLocalizedDescriptionKey] ?? reason
        if let url { info[NSFilePathErrorKey] = url.path }
        return NSError(domain: NSCocoaErrorDomain, code: code.rawValue, userInfo: info)
    }
}
