/// The three dots at the top of a window on iPads; a touch brings the multitasking menu.
///
/// Source: “Multitasking” of Apple's Human Interface Guidelines. They stand where there can be another window.
final class MultitaskingControl: UIControl {
    private unowned let scene: UIWindowScene
    private let dots = (0..<3).map { _ in UIView() }

    private static let dotSize: CGFloat = 4.5
    private static let dotDistance: CGFloat = 8
    private static let width: CGFloat = 80

    init(_ scene: UIWindowScene) {
        self.scene = scene
        super.init(frame: .zero)
        for dot in dots {
            dot.isUserInteractionEnabled = false
            dot.layer.cornerRadius = Self.dotSize / 2
            addSubview(dot)
        }
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = SystemText.text(.multitaskingControls)
        addAction(UIAction { [weak self] _ in self?.showMenu() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    func place(in bounds: CGRect, barHeight: CGFloat, color: UIColor) {
        frame = CGRect(x: (bounds.width - Self.width) / 2, y: 0, width: Self.width, height: barHeight)
        for (index, dot) in dots.enumerated() {
            let x = Self.width / 2 + CGFloat(index - 1) * Self.dotDistance
            dot.bounds = CGRect(x: 0, y: 0, width: Self.dotSize, height: Self.dotSize)
            dot.center = CGPoint(x: x, y: barHeight / 2)
            dot.backgroundColor = color.withAlphaComponent(0.6)
        }
    }

    private func showMenu() {
        guard let window = UIApplication.shared.stage.displayScene?.showMenuWindow() else { return }
        let application = UIApplication.shared
        let isSplit = application.stage.isSplit(scene)
        var items = [
            MultitaskingMenu.Item(title: SystemText.text(.fullScreen), picture: .full, isSelected: !isSplit) { [scene] in
                application.showAlone(scene)
            }
        ]
        items.append(
            isSplit
                ? MultitaskingMenu.Item(title: SystemText.text(.close), picture: .close) { [scene] in application.discard(scene.session) }
                : MultitaskingMenu.Item(title: SystemText.text(.splitView), picture: .split) { [scene] in application.split(scene) })
        MultitaskingMenu(items).show(in: window, below: convert(bounds, to: window))
    }
}
