import DeviceProtocol
import FileFormats
import Foundation

/// The quick actions that an app has from the start.
///
/// Source: Apple's documentation of `UIApplicationShortcutItems`.
extension AppBundle {
    /// Returns the quick actions of the app's Info.plist, localized to the first of `languages` that the app supports. Drops items without a type or
    /// a title.
    func quickActions(in languages: [String]) -> [QuickAction] {
        guard let data = try? RegularFile.read(folder.appendingPathComponent("Info.plist")),
            let info = try? PropertyList.read(data) as? [String: Any],
            let items = info["UIApplicationShortcutItems"] as? [[String: Any]]
        else { return [] }
        let table = texts(in: languages)
        return items.compactMap { Self.action($0, table) }
    }

    /// Returns the quick actions of the menu on the app's icon: its own, then those it has set, at most `QuickAction.limit`.
    func quickActions(in languages: [String], with added: [QuickAction]?) -> [QuickAction] {
        Array((quickActions(in: languages) + (added ?? [])).prefix(QuickAction.limit))
    }

    private static func action(_ item: [String: Any], _ table: [String: Any]) -> QuickAction? {
        guard let type = item["UIApplicationShortcutItemType"] as? String, let title = item["UIApplicationShortcutItemTitle"] as? String
        else { return nil }
        func words(_ text: String) -> String { table[text] as? String ?? text }
        var action = QuickAction(type: type, title: words(title))
        action.subtitle = (item["UIApplicationShortcutItemSubtitle"] as? String).map(words)
        action.icon = icon(item)
        action.information = (item["UIApplicationShortcutItemUserInfo"] as? [String: Any]).flatMap {
            try? PropertyListSerialization.data(fromPropertyList: $0, format: .binary, options: 0)
        }
        return action
    }

    private static func icon(_ item: [String: Any]) -> QuickAction.Icon? {
        if let symbol = item["UIApplicationShortcutItemIconSymbolName"] as? String { return .symbol(symbol) }
        if let file = item["UIApplicationShortcutItemIconFile"] as? String { return .picture(file) }
        guard let type = item["UIApplicationShortcutItemIconType"] as? String else { return nil }
        let name = type.replacingOccurrences(of: "UIApplicationShortcutIconType", with: "")
        return QuickAction.systemIcons.first { $0.name == name }.map { .symbol($0.symbol) }
    }
}
