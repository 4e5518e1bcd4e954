import DeviceProtocol
import Foundation

/// The payload of a remote notification, as Apple's push service takes it.
///
/// Source: Apple's documentation of “Generating a remote notification”.
enum PushPayload {
    /// The largest payload of the push service, in bytes.
    private static let limit = 4096

    /// - Throws: `SimulatorError` for a payload that the push service would refuse, and for one that shows nothing.
    static func notification(_ data: Data) throws -> NotificationRecord {
        guard data.count <= limit else {
            throw SimulatorError("the payload has \(data.count) bytes", nextStep: "Payloads have at most \(limit) bytes.")
        }
        guard let payload = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any], let aps = payload["aps"] as? [String: Any]
        else { throw SimulatorError("the payload is no JSON object with the key “aps”", nextStep: "See Apple's documentation of aps.") }
        var text = content(aps)
        // A property list has no null.
        let plain = payload.filter { !($0.value is NSNull) }
        text.userInfo = try? PropertyListSerialization.data(fromPropertyList: plain, format: .binary, options: 0)
        guard !(text.title + text.subtitle + text.body).isEmpty || text.badge != nil || text.sound != nil else {
            throw SimulatorError(
                "the payload has no alert, badge or sound",
                nextStep: "Notifications that only wake an app (content-available) are not in Quince yet.")
        }
        return NotificationRecord(identifier: UUID().uuidString, content: text)
    }

    private static func content(_ aps: [String: Any]) -> NotificationText {
        let alert = aps["alert"] as? [String: Any] ?? [:]
        func string(_ value: Any?) -> String { value as? String ?? "" }
        var text = NotificationText(
            title: string(alert["title"]), subtitle: string(alert["subtitle"]),
            body: aps["alert"] as? String ?? string(alert["body"]), badge: aps["badge"] as? Int)
        if let sound = (aps["sound"] as? [String: Any]).map({ string($0["name"]) }) ?? aps["sound"] as? String {
            text.sound = sound == "default" ? "" : sound
        }
        (text.category, text.thread) = (string(aps["category"]), string(aps["thread-id"]))
        text.target = aps["target-content-id"] as? String
        let levels = ["passive", "active", "time-sensitive", "critical"]
        text.interruptionLevel = levels.firstIndex(of: string(aps["interruption-level"])) ?? 1
        return text
    }
}
