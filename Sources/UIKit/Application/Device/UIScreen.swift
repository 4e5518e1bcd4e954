import DeviceRuntime

/// A display.
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
    public class var main: UIScreen { device }
    private static var device = UIScreen()
    /// Replaces the display by a new, empty one, as the next device has.
    static func reset() { device = UIScreen() }
    public class var screens: [UIScreen] { [main] }

    /// The display in its native (portrait) orientation: the root of all windows' layers.
    package let displayLayer = CALayer()

    private override init() {
        super.init()
        displayLayer.anchorPoint = .zero
        settingsChanged()
    }

    /// Takes over the size of the device.
    func settingsChanged() {
        displayLayer.bounds = nativeBoundsInPoints
        displayLayer.position = .zero
        displayLayer.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
        displayLayer.contentsScale = scale
    }

    var nativeBoundsInPoints: CGRect {
        CGRect(x: 0, y: 0, width: DeviceSettings.current.description.width, height: DeviceSettings.current.description.height)
    }

    /// The orientation the main interface stands in.
    package internal(set) var interfaceOrientation = UIInterfaceOrientation.portrait

    /// Size in points, as the interface stands.
    open var bounds: CGRect { bounds(in: interfaceOrientation) }

    func bounds(in orientation: UIInterfaceOrientation) -> CGRect {
        let native = nativeBoundsInPoints
        return orientation.isLandscape ? CGRect(x: 0, y: 0, width: native.height, height: native.width) : native
    }
    /// Size in pixels, upright.
    open var nativeBounds: CGRect {
        let native = nativeBoundsInPoints
        return CGRect(x: 0, y: 0, width: native.width * scale, height: native.height * scale)
    }
    /// Pixels per point.
    open var scale: CGFloat { DeviceSettings.current.description.scale }
    open var nativeScale: CGFloat { scale }
    open var maximumFramesPerSecond: Int { 60 }
    /// How bright the light behind the screen is, 0…1. It is no part of what is drawn: pictures of the screen stay the same.
    open var brightness: CGFloat {
        get { light }
        set {
            let new = min(max(newValue, 0), 1)
            guard new != light else { return }
            light = new
            NotificationCenter.default.post(name: UIScreen.brightnessDidChangeNotification, object: self)
        }
    }
    private var light: CGFloat = 0.5
    open var isCaptured: Bool { false }
    open var mirrored: UIScreen? { nil }
    @available(*, deprecated, message: "use bounds")
    open var applicationFrame: CGRect { bounds }
    open var coordinateSpace: any UICoordinateSpace { UIApplication.shared.windows.first ?? fixedCoordinateSpace }
    open var fixedCoordinateSpace: any UICoordinateSpace { ScreenCoordinateSpace(displayLayer) }

    open var traitCollection: UITraitCollection { DeviceTraits.make(orientation: interfaceOrientation) }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    nonisolated public class var didConnectNotification: Notification.Name {
        Notification.Name("UIScreenDidConnectNotification")
    }
    nonisolated public class var didDisconnectNotification: Notification.Name {
        Notification.Name("UIScreenDidDisconnectNotification")
    }
    nonisolated public class var modeDidChangeNotification: Notification.Name {
        Notification.Name("UIScreenModeDidChangeNotification")
    }
    nonisolated public class var capturedDidChangeNotification: Notification.Name {
        Notification.Name("UIScreenCapturedDidChangeNotification")
    }
    nonisolated public class var brightnessDidChangeNotification: Notification.Name {
        Notification.Name("UIScreenBrightnessDidChangeNotification")
    }
}
