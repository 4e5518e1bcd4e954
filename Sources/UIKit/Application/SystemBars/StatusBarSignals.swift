import DeviceProtocol

/// The right part of the status bar: cellular bars, network and battery, as the device has them or as somebody has fixed them.
struct StatusBarSignals {
    private let override: StatusBarOverride
    private let color: UIColor

    init(_ override: StatusBarOverride, _ color: UIColor) { (self.override, self.color) = (override, color) }

    func draw(_ layout: StatusBarLayout, _ context: CGContext) {
        drawCellular(layout.signal, context)
        drawNetwork(layout.wifi, context)
        drawBattery(layout.battery, context)
    }

    private func drawCellular(_ rect: CGRect, _ context: CGContext) {
        switch override.cellularMode ?? .active {
        case .notSupported: break
        case .searching, .failed: StatusBarGlyphs.drawSignal(in: rect, bars: 0, context)
        case .active: StatusBarGlyphs.drawSignal(in: rect, bars: override.cellularBars ?? 4, context)
        }
    }

    private func drawNetwork(_ rect: CGRect, _ context: CGContext) {
        switch override.dataNetwork ?? .wifi {
        case .hide: break
        case .wifi:
            let isActive = (override.wifiMode ?? .active) == .active
            StatusBarGlyphs.drawWiFi(in: rect, bars: isActive ? override.wifiBars ?? 3 : 0, context)
        case let network: drawName(Self.names[network] ?? "", rect)
        }
    }

    private static let names: [StatusBarOverride.DataNetwork: String] = [
        .threeG: "3G", .fourG: "4G", .lte: "LTE", .lteA: "LTE-A", .ltePlus: "LTE+", .fiveG: "5G", .fiveGPlus: "5G+", .fiveGUWB: "5G UW",
        .fiveGUC: "5G UC",
    ]

    /// The network's name ends where the Wi-Fi sign does.
    private func drawName(_ name: String, _ rect: CGRect) {
        let size: CGFloat = name.count > 3 ? 11 : rect.height > 11.5 ? 14 : 12
        let text = NSAttributedString(
            string: name, attributes: [.font: UIFont.systemFont(ofSize: size, weight: .semibold), .foregroundColor: color])
        let extent = text.size()
        text.draw(at: CGPoint(x: rect.maxX + 2 - extent.width, y: rect.midY - extent.height / 2))
    }

    private func drawBattery(_ rect: CGRect, _ context: CGContext) {
        let level = override.batteryLevel ?? 100
        let isPlugged = override.batteryState == .charging || override.batteryState == .charged
        // Charging is green, and little left is red.
        let charge = isPlugged ? UIColor.systemGreen : level <= 20 ? UIColor.systemRed : nil
        StatusBarGlyphs.drawBattery(in: rect, level: CGFloat(level) / 100, charge: charge?.cgColor, context)
        guard isPlugged else { return }
        context.setFillColor(color.cgColor)
        let height = rect.height * 0.8
        StatusBarGlyphs.drawBolt(
            in: CGRect(x: rect.minX + (rect.width - 3) / 2 - height * 0.35, y: rect.midY - height / 2, width: height * 0.7, height: height),
            context)
    }
}
