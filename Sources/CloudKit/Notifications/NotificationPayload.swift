import QuinceFoundation

/// The dictionary of a notification of CloudKit's: `aps` as of each, and `ck`, which holds the change.
///
/// `ck` has `qry` for a query (`rid` record, `zid` zone, `zoid` its owner, `fo` reason, `af` values), `fet` for a zone and `met` for a database;
/// each has `sid`, the subscription, and `dbs`, the database. A notification without them tells that others were read.
struct NotificationPayload: @unchecked Sendable {
    let aps: [String: Any]
    private let ck: [String: Any]
    let kind: CKNotification.NotificationType
    /// The description of the change.
    let details: [String: Any]

    init?(_ dictionary: [AnyHashable: Any]) {
        guard let ck = dictionary["ck"] as? [String: Any] else { return nil }
        (self.ck, aps) = (ck, dictionary["aps"] as? [String: Any] ?? [:])
        let kinds: [(String, CKNotification.NotificationType)] = [("qry", .query), ("fet", .recordZone), ("met", .database)]
        let found = kinds.lazy.compactMap { key, kind in (ck[key] as? [String: Any]).map { (kind, $0) } }.first
        (kind, details) = found ?? (.readNotification, [:])
    }

    func text(_ key: String) -> String? { ck[key] as? String }
    func number(_ key: String) -> Int? { Self.integer(ck[key]) }

    private var alert: [String: Any]? { aps["alert"] as? [String: Any] }
    func alertText(_ key: String) -> String? { alert?[key] as? String }
    func alertTexts(_ key: String) -> [String]? { alert?[key] as? [String] }

    static func integer(_ value: Any?) -> Int? { (value as? Int) ?? (value as? NSNumber)?.intValue }

    static func value(_ value: Any) -> (any CKRecordValueProtocol)? {
        switch value {
        case let value as NSString: value as String
        case let value as any CKRecordValueProtocol: value
        default: nil
        }
    }
}
