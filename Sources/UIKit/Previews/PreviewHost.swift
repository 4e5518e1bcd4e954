import DeviceProtocol
import DeviceRuntime

/// Shows an app's previews, one at a time, on a device's display or on one of their own size.
@MainActor package final class PreviewHost {
    package internal(set) static var shared: PreviewHost?

    private let scene: UIWindowScene
    /// The device itself: previews with a size of their own take its place on the display.
    private let device = DeviceSettings.current.description
    private var items: [PreviewItem] = []
    private var window: UIWindow?
    private var content: PreviewItem.Content?
    private(set) var number: Int?
    private var canvas: PreviewCanvas?

    init(_ scene: UIWindowScene) { self.scene = scene }

    /// The previews there are now.
    var entries: [PreviewEntry] {
        items = PreviewRegistry.items()
        return items.map(\.entry)
    }

    /// Shows a preview with the state it begins with.
    func show(_ number: Int) {
        if items.isEmpty { items = PreviewRegistry.items() }
        guard items.indices.contains(number) else { return }
        leave()
        let item = items[number]
        take(device)
        let content = item.make()
        (self.content, self.number) = (content, number)
        resize(item.layout)
        let window = UIWindow(windowScene: scene)
        window.rootViewController = content.controller
        self.window = window
        window.makeKeyAndVisible()
        SystemBars.shared.update(animated: false)
        if item.layout == .sizeThatFits {
            // What the view wants may hang on what it has inherited from the window.
            window.layoutIfNeeded()
            resize(item.layout)
        }
        tellCanvas()
    }

    // MARK: New code

    /// Loads new bodies of functions and new literals, and updates what is shown; its state stays where the framework can keep it.
    func loadCode(library: String?, literals: [String: String?]) {
        DeviceRuntime.current.liveCode.load(library: library, literals: literals)
        guard let number, items.indices.contains(number), let content else { return }
        let id = items[number].id
        guard let new = PreviewRegistry.items(of: items[number].owner).first(where: { $0.id == id }) else { return }
        let layout = items[number].layout
        items[number] = new
        guard let refresh = content.refresh, new.layout == layout else { return show(number) }
        refresh(new)
        window?.layoutIfNeeded()
        if new.layout == .sizeThatFits { resize(new.layout) }
        tellCanvas()
    }

    /// Takes away what is shown.
    private func leave() {
        FirstResponder.current?.resignFirstResponder()
        window?.rootViewController?.dismiss(animated: false)
        window?.isHidden = true
        window?.rootViewController = nil
        window?.windowScene = nil
        (window, content) = (nil, nil)
    }

    // MARK: Size

    /// Gives the preview the room it asks for.
    private func resize(_ layout: PreviewItem.Layout) {
        switch layout {
        case .device: take(device)
        case .fixed(let size):
            guard let problem = number.flatMap({ items[$0].problem }) else { return take(device.canvas(size)) }
            FileHandle.standardError.write(Data("[Previews] \(problem)\n".utf8))
        case .sizeThatFits:
            take(device.canvas(fittingSize()))
        }
    }

    /// The size the content wants of the device's.
    private func fittingSize() -> CGSize {
        guard let content else { return .zero }
        let size = content.sizeThatFits(CGSize(width: device.width, height: device.height))
        func fits(_ pixels: Int) -> Bool {
            content.sizeThatFits(CGSize(width: Double(pixels) / device.scale, height: size.height + 1000)).height <= size.height + 0.5
        }
        // A text may need a pixel more than it takes where it may have more, and a stack shares what there is: more than that it takes makes
        // sure that each of its views has as much as in the device's room.
        var (narrow, wide) = (
            Int(saturating: (min(size.width, PreviewItem.longestSide) * device.scale).rounded(.up)), Int(device.width * device.scale)
        )
        if narrow < wide, !fits(narrow) {
            while wide - narrow > 1 {
                let middle = (narrow + wide) / 2
                if fits(middle) { wide = middle } else { narrow = middle }
            }
            narrow = wide
        }
        return CGSize(
            width: min(CGFloat(narrow) / device.scale, PreviewItem.longestSide), height: min(size.height, PreviewItem.longestSide))
    }

    private func take(_ description: DeviceDescription) {
        guard DeviceSettings.current.description != description else { return }
        DeviceSettings.current.description = description
        UIScreen.main.settingsChanged()
        UIApplication.shared.stage.update(animated: false)
        for window in scene.allWindows { window.updateSafeArea() }
    }

    private func tellCanvas() {
        guard let number else { return }
        let now = DeviceSettings.current.description
        let new = PreviewCanvas(preview: number, width: now.width, height: now.height, isDevice: now == device)
        canvas = new
        DeviceRuntime.current.link?.send(.canvas(new))
    }
}

extension DeviceDescription {
    /// A display of another size without bars and rounded corners; all else as the device has it.
    fileprivate func canvas(_ size: CGSize) -> DeviceDescription {
        var canvas = self
        func length(_ length: CGFloat) -> Double { max(1, (length * scale).rounded(.up) / scale) }
        (canvas.width, canvas.height) = (length(size.width), length(size.height))
        (canvas.safeAreaTop, canvas.safeAreaBottom, canvas.statusBarHeight, canvas.displayCornerRadius) = (0, 0, 0, 0)
        canvas.hasHomeButton = true
        return canvas
    }
}
