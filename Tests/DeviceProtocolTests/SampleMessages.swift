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
        .query(id: 7, .viewHierarchy), .query(id: 8, .ping),
        .widget(id: 1, .kinds), .widget(id: 2, .placeholder(widget)), .widget(id: 3, .snapshot(widget, isPreview: true)),
        .widget(id: 4, .timeline(WidgetQuery(kind: "news", family: .extraLarge, appearances: [.dark], date: 1.5))),
        .home(.installed([HomeApp(identifier: "a.b", name: "Ä", icon: "/tmp/icon.png", badge: 3), HomeApp(identifier: "c", name: "C")])),
        .home(
            .running(
                HomeState(apps: [RunningApp(identifier: "a.b", context: 2, orientation: .landscapeLeft, hasDrawn: true)], front: "a.b"))),
        .home(.perform(.showSwitcher)),
        .home(.widgetKinds([HomeWidgetKind(app: "a.b", bundle: "a.b.c", descriptor: descriptor)])),
        .home(.widgetContents([HomeWidgetContent(id: 3, archive: "/tmp/a.qwa", revision: 2, isPlaceholder: true)])),
        .home(.galleryPicture(id: 4, archive: nil)), .home(.options(id: 5, options)), .currentWidgets(id: 8, [placed]),
        .home(.configured(id: 3, configuration)),
        .widget(id: 5, .options(kind: "leader", parameter: "profile", configuration: configuration, search: "Li")),
        .widget(id: 6, .defaultConfiguration(kind: "leader")),
        .widget(id: 7, .perform(WidgetAction(intent: "Play", parameters: configuration))),
    ]

    private static let lina = WidgetOption(identifier: "3", title: "Lina", subtitle: "183")
    private static var told: WidgetOption {
        var option = lina
        option.properties = ["rating": .number(183)]
        return option
    }
    private static var intent: WidgetIntent {
        var intent = WidgetIntent(parameters: [])
        intent.handledIntent = "ChooseIntent"
        return intent
    }
    private static let handled = WidgetDescriptor(kind: "leader", displayName: "", description: "", families: [], intent: intent)
    private static let options = WidgetOptions(sections: [WidgetOptionSection(title: "All", options: [lina, told])], failure: "none")
    private static let configuration = WidgetParameterValues([
        "profile": .option(lina), "text": .text("ä"), "count": .number(2.5), "shows": .flag(true), "day": .date(1.5),
        "all": .list([.number(1)]),
    ])
    private static let descriptor = WidgetDescriptor(
        kind: "leader", displayName: "Leader", description: "Shows the first.", families: [.small, .medium],
        intent: WidgetIntent(
            title: "Choose", description: "Whom it shows.",
            parameters: [
                WidgetParameter(
                    name: "profile", title: "Player", kind: .choice, isArray: true, defaultValue: .option(lina), options: [lina],
                    hasDynamicOptions: true, isSearchable: true,
                    condition: WidgetParameterCondition(parameter: "shows", values: [.flag(true)]))
            ]))
    private static let placed = HomeWidget(
        id: 3, app: "a.b", bundle: "a.b.c", kind: "leader", family: .medium, configuration: configuration)

    private static let widget = WidgetQuery(kind: "leader", family: .small)

    static let toDevice: [ProcessMessage] = [
        .ready, .interface(InterfaceState(orientation: .portrait, isStatusBarHidden: true, isEditingText: false)), .elements(elements),
        .reply(id: 7, "<UIWindow>"), .activity(isAnimating: true), .haptic("impact"), .openURL("https://example.com"),
        .suspend, .exception(name: "NSInvalidArgumentException", reason: "unrecognized selector"),
        .reloadWidgets(kind: "leader"), .currentWidgets(id: 8),
        .widget(
            id: 1,
            .kinds([descriptor, handled])),
        .widget(id: 1, .options(options)), .widget(id: 1, .configuration(configuration)), .widget(id: 1, .performed(failure: "offline")),
        .widget(id: 1, .sorted), .widget(id: 2, .failure(.unsupportedFamily([.large]))),
        .widget(id: 3, .failure(.unknownKind(["a", "b"]))),
        .widget(id: 4, .failure(.imageTooLarge(width: 4000, height: 3000, limit: 1_000_000))),
        .home(.launch("a.b")), .home(.goHome), .home(.terminate("a.b")), .home(.uninstall("a.b")), .home(.covers(true)), .home(.shown),
        .home(.placed([placed])), .home(.visible([3, 4])), .home(.galleryPicture(id: 4, bundle: "a.b.c", kind: "leader", family: .small)),
        .home(.options(id: 5, widget: placed, parameter: "profile", search: nil)), .home(.open(app: "a.b", url: "app://x")),
        .home(.performAction(widget: 3, action: 1)),
    ]

    static var elements: ElementNode {
        var root = ElementNode(id: 1, className: "UIWindow", role: "other", frame: [0, 0, 393, 852])
        var button = ElementNode(id: 2, className: "UIButton", role: "button", frame: [10, 20, 30.5, 44])
        (button.label, button.value, button.identifier, button.traits) = ("Save", "1", "save", ["button"])
        root.children = [button]
        return root
    }
}
