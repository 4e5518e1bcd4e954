import DeviceProtocol

/// Every message there is, once.
enum SampleMessages {
    static let device = DeviceDescription(
        name: "iPhone 15", identifier: "iPhone15,4", idiom: .phone, width: 393, height: 852, scale: 3, safeAreaTop: 59, safeAreaBottom: 34,
        statusBarHeight: 54, displayCornerRadius: 55, hasHomeButton: false, isRegularWidthInLandscape: false)

    static let toProcess: [DeviceMessage] = [
        .launch(
            LaunchConfiguration(
                device: device, state: DeviceState(statusBarTime: "9:41"), groupContainers: ["group.a": "/tmp/a"], url: "app://x",
                sendsElements: true)),
        .touches([TouchSample(finger: 1, phase: .began, x: 10.5, y: 20, force: 0.5)], time: 12.25),
        .key(KeyEvent(phase: .down, code: "KeyA", characters: "ä", shift: true)), .insertText("Grüße 👋🏽"), .deleteBackward(count: 3),
        .state(DeviceState(orientation: .landscapeLeft, appearance: .dark, contentSize: .accessibilityLarge)), .lifecycle(.enterBackground),
        .openURL("app://y"), .memoryWarning, .shake, .accessibility(element: 7, .custom(name: "Löschen")), .sendElements(true),
        .query(id: 7, .viewHierarchy),
        .widget(id: 1, .kinds), .widget(id: 2, .placeholder(widget)), .widget(id: 3, .snapshot(widget, isPreview: true)),
        .widget(id: 4, .timeline(WidgetQuery(kind: "news", family: .extraLarge, appearances: [.dark], date: 1.5))),
        .home(.installed([HomeApp(identifier: "a.b", name: "Ä", icon: "/tmp/icon.png", badge: 3), HomeApp(identifier: "c", name: "C")])),
        .home(
            .running(
                HomeState(apps: [RunningApp(identifier: "a.b", context: 2, orientation: .landscapeLeft, hasDrawn: true)], front: "a.b"))),
        .home(.perform(.showSwitcher)),
    ]

    private static let widget = WidgetQuery(kind: "leader", family: .small)

    static let toDevice: [ProcessMessage] = [
        .ready, .interface(InterfaceState(orientation: .portrait, isStatusBarHidden: true, isEditingText: false)), .elements(elements),
        .reply(id: 7, "<UIWindow>"), .activity(isAnimating: true), .haptic("impact"), .openURL("https://example.com"),
        .exception(name: "NSInvalidArgumentException", reason: "unrecognized selector"),
        .reloadWidgets(kind: "leader"),
        .widget(
            id: 1,
            .kinds([
                WidgetDescriptor(
                    kind: "leader", displayName: "Leader", description: "Shows the first.", families: [.small, .medium])
            ])),
        .widget(id: 1, .sorted), .widget(id: 2, .failure(.unsupportedFamily([.large]))),
        .widget(id: 3, .failure(.unknownKind(["a", "b"]))),
        .widget(id: 4, .failure(.imageTooLarge(width: 4000, height: 3000, limit: 1_000_000))),
        .home(.launch("a.b")), .home(.goHome), .home(.terminate("a.b")), .home(.uninstall("a.b")), .home(.covers(true)), .home(.shown),
    ]

    static var elements: ElementNode {
        var root = ElementNode(id: 1, className: "UIWindow", role: "other", frame: [0, 0, 393, 852])
        var button = ElementNode(id: 2, className: "UIButton", role: "button", frame: [10, 20, 30.5, 44])
        (button.label, button.value, button.identifier, button.traits) = ("Save", "1", "save", ["button"])
        root.children = [button]
        return root
    }
}
