import DeviceProtocol
import DeviceRuntime

/// Draws the time at the left (or in the middle on devices with a home button), signal, Wi-Fi and battery at the right; the other way
/// round where the system reads from right to left.
final class StatusBarView: UIView {
    /// The visible parts of the bar: of two scenes side by side, the left one shows the time and the right one the rest.
    struct Parts: OptionSet {
        let rawValue: Int
        static let time = Parts(rawValue: 1)
        static let signals = Parts(rawValue: 2)
        static let all: Parts = [.time, .signals]
    }

    private var parts = Parts.all
    private(set) var color = UIColor.black
    private var time = ""
    private var override = StatusBarOverride()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(color: UIColor, time: String, parts: Parts) {
        let override = DeviceSettings.current.state.statusBar ?? StatusBarOverride()
        guard color !== self.color || time != self.time || parts != self.parts || override != self.override else { return }
        self.override = override
        (self.color, self.time, self.parts) = (color, time, parts)
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(color.cgColor)
        context.setStrokeColor(color.cgColor)
        var layout = StatusBarLayout(bounds: bounds)
        // Two scenes side by side keep what they have.
        if parts == .all, DeviceTraits.isSystemRightToLeft { layout.mirror(in: bounds) }
        if parts.contains(.signals) { StatusBarSignals(override, color).draw(layout, context) }
        if parts.contains(.time) { drawTime(layout) }
    }

    private func drawTime(_ layout: StatusBarLayout) {
        let font = UIFont.systemFont(ofSize: layout.fontSize, weight: .semibold)
        let text = NSAttributedString(string: time, attributes: [.font: font, .foregroundColor: color])
        let size = text.size()
        text.draw(at: CGPoint(x: layout.timeCenter.x - size.width / 2, y: layout.timeCenter.y - size.height / 2))
    }
}

/// The frames of the status bar's parts, in points.
struct StatusBarLayout {
    var timeCenter: CGPoint
    var fontSize: CGFloat
    var signal: CGRect
    var wifi: CGRect
    var battery: CGRect

    init(bounds: CGRect) {
        let device = DeviceSettings.current.description
        if device.hasHomeButton || device.idiom == .pad {
            // One line of 20 (24 on iPads) points: time in the middle on phones, at the left on iPads.
            let y = bounds.height / 2
            fontSize = 12
            timeCenter = CGPoint(x: device.idiom == .pad ? 32 : bounds.midX, y: y)
            battery = CGRect(x: bounds.maxX - 30, y: y - 5.5, width: 25, height: 11)
            wifi = CGRect(x: battery.minX - 20, y: y - 5.5, width: 15, height: 11)
            signal = device.idiom == .pad ? .zero : CGRect(x: 6, y: y - 5, width: 16, height: 10)
            return
        }
        // In the middle of the ears beside the notch (bars of 44…48 points) or the island (54).
        let hasIsland = bounds.height >= 50
        let ear = hasIsland ? (bounds.width - 126) / 4 : bounds.width * 0.137
        let y: CGFloat = hasIsland ? 32.5 : bounds.height * 0.557
        fontSize = hasIsland ? 17 : 15
        timeCenter = CGPoint(x: ear, y: y)
        let right = hasIsland ? bounds.maxX - ear + 36 : bounds.maxX - ear + 39.5
        battery = CGRect(x: right - 27.5, y: y - 6.5, width: 27.5, height: 13)
        wifi = CGRect(x: battery.minX - 24, y: y - 6, width: 17, height: 12.5)
        signal = CGRect(x: wifi.minX - 26, y: y - 6, width: 19, height: 12.5)
    }

    /// Exchanges left and right.
    mutating func mirror(in bounds: CGRect) {
        func mirrored(_ rect: CGRect) -> CGRect {
            rect == .zero ? rect : CGRect(x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        }
        timeCenter.x = bounds.minX + bounds.maxX - timeCenter.x
        (signal, wifi, battery) = (mirrored(signal), mirrored(wifi), mirrored(battery))
    }
}
