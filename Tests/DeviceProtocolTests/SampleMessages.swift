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
    ]

    static let toDevice: [ProcessMessage] = [
        .ready, .interface(InterfaceState(orientation: .portrait, isStatusBarHidden: true, isEditingText: false)), .elements(elements),
        .reply(id: 7, "<UIWindow>"), .activity(isAnimating: true), .haptic("impact"), .openURL("https://example.com"),
        .exception(name: "NSInvalidArgumentException", reason: "unrecognized selector"),
    ]

    static var elements: ElementNode {
        var root = ElementNode(id: 1, className: "UIWindow", role: "other", frame: [0, 0, 393, 852])
        var button = ElementNode(id: 2, className: "UIButton", role: "button", frame: [10, 20, 30.5, 44])
        (button.label, button.value, button.identifier, button.traits) = ("Save", "1", "save", ["button"])
        root.children = [button]
        return root
    }
}
