import Foundation

/// Lists what a user can do on a screen.
enum ActionCatalogue {
    /// In the order of the tree.
    static func actions(on screen: ScreenModel, deviceActions: Bool) -> [ExplorerAction] {
        var actions: [ExplorerAction] = []
        var places: [String: Int] = [:]
        for item in screen.items {
            let place = places[item.role, default: 0]
            places[item.role] = place + 1
            guard item.isInteractive, item.isEnabled, isTouchable(item, on: screen), !screen.isSystem || SystemScreens.mayTouch(item) else {
                continue
            }
            actions += Self.actions(item, place)
        }
        guard !screen.isSystem else { return actions }
        let hasAlert = screen.items.contains { $0.place == .alert }
        if !hasAlert { actions += gestures(screen) }
        if deviceActions, !hasAlert {
            actions += [
                ExplorerAction(kind: .background, title: "go to the home screen and back", priority: 6),
                ExplorerAction(kind: .rotate, title: "turn the device and back", priority: 6),
                ExplorerAction(kind: .darken, title: "change the appearance and back", priority: 6),
                ExplorerAction(kind: .enlarge, title: "change the size of text and back", priority: 6),
            ]
        }
        return actions
    }

    /// What may lead away from a screen that nothing else leads away from.
    static let waysOut = [
        ExplorerAction(kind: .wait, title: "wait"), ExplorerAction(kind: .edgeSwipe, title: "swipe from the left edge"),
        ExplorerAction(kind: .pullDown, title: "pull down"),
    ]

    private static func isTouchable(_ item: ScreenItem, on screen: ScreenModel) -> Bool {
        let visible = item.frame.intersection(screen.bounds)
        return !visible.isNull && visible.width >= 4 && visible.height >= 4 && screen.bounds.contains(item.touch)
    }

    private static func actions(_ item: ScreenItem, _ place: Int) -> [ExplorerAction] {
        func action(_ kind: ExplorerAction.Kind, _ verb: String, _ priority: Int) -> ExplorerAction {
            ExplorerAction(
                kind: kind, key: item.key, ordinal: item.ordinal, title: "\(verb) \(item.title)", priority: priority,
                rowGroup: item.rowGroup, place: place)
        }
        if item.isField {
            return HostileTexts.texts(for: item).enumerated().map { index, text in
                action(.type(text.text), "type \(text.title) into", index == 0 ? 0 : 2)
            }
        }
        if item.role == "slider" { return [action(.swipeRight, "drag", 1), action(.swipeLeft, "drag back", 2)] }
        // Lists hold controls of one name again and again: a few stand for the others.
        if item.role != "cell", item.ordinal > (item.place == .row ? 1 : 2) { return [] }
        var actions = [action(.tap, "tap", priority(item))]
        if item.role == "cell" { actions += [action(.swipeLeft, "swipe left on", 4), action(.longPress, "press long on", 5)] }
        if item.role == "button", item.place == .content { actions.append(action(.longPress, "press long on", 5)) }
        return actions
    }

    private static let destructive = ["delete", "remove", "reset", "log out", "sign out", "clear", "erase"]

    /// Ways on are tried before ways back and before what destroys something.
    private static func priority(_ item: ScreenItem) -> Int {
        let name = item.name.lowercased()
        if item.className.contains("BackButton") || item.identifier == "BackButton" { return 8 }
        if ["back", "cancel", "close", "done"].contains(name) { return 7 }
        if destructive.contains(where: name.contains) { return 3 }
        return item.place == .tabBar ? 2 : 0
    }

    private static func gestures(_ screen: ScreenModel) -> [ExplorerAction] {
        var actions: [ExplorerAction] = []
        let scrolls = screen.items.contains { ["table", "collection"].contains($0.role) || $0.frame.maxY > screen.size.height }
        if scrolls || screen.items.count > 12 { actions.append(ExplorerAction(kind: .scroll, title: "scroll", priority: 3)) }
        // Views that take touches themselves may be no elements.
        let controls = screen.items.filter { $0.isInteractive && $0.place == .content }
        guard !scrolls, controls.count < 3 else { return actions }
        for (x, y) in [(50, 35), (50, 60), (25, 80)] {
            let point = CGPoint(x: screen.size.width * Double(x) / 100, y: screen.size.height * Double(y) / 100)
            guard !controls.contains(where: { $0.frame.contains(point) }) else { continue }
            actions.append(ExplorerAction(kind: .point(x: x, y: y), title: "tap at \(x)%, \(y)%", priority: 5))
        }
        return actions
    }
}
