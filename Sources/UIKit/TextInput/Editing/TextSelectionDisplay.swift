/// The caret and the coloured selection of a text field or text view.
@MainActor final class TextSelectionDisplay {
    private unowned let host: UIView
    /// The view the knobs are in: they reach out of their lines.
    private unowned let handleHost: UIView
    private let caret = UIView()
    private var highlights: [UIView] = []
    /// The knobs at the ends of a selection.
    private let handles = [TextSelectionHandle(isStart: true), TextSelectionHandle(isStart: false)]
    /// How far beside a handle or the caret a finger still takes hold of it, in points.
    private static let reach: CGFloat = 14

    /// - Parameter handleHost: Has the knobs where `host` would cut them off.
    init(host: UIView, handleHost: UIView? = nil) {
        self.host = host
        self.handleHost = handleHost ?? host
        caret.layer.cornerRadius = 1
        caret.isHidden = true
        host.addSubview(caret)
        for handle in handles {
            handle.isHidden = true
            self.handleHost.addSubview(handle)
        }
    }

    func hide() { show(caret: nil, rects: [], tint: .clear) }

    /// Shows a caret or a selection, in the host's coordinates.
    func show(caret place: CGRect?, rects: [CGRect], tint: UIColor) {
        showHighlights(rects, tint)
        showHandles(rects, tint)
        guard let place else {
            caret.isHidden = true
            return
        }
        let isMoved = caret.isHidden || caret.frame != place
        caret.isHidden = false
        caret.frame = place
        caret.backgroundColor = tint
        host.bringSubviewToFront(caret)
        if isMoved || caret.layer.animation(forKey: "blink") == nil { blink() }
    }

    private func showHighlights(_ rects: [CGRect], _ tint: UIColor) {
        while highlights.count < rects.count {
            let view = UIView()
            view.isUserInteractionEnabled = false
            // Behind the letters.
            host.insertSubview(view, at: 0)
            highlights.append(view)
        }
        while highlights.count > rects.count { highlights.removeLast().removeFromSuperview() }
        for (view, rect) in zip(highlights, rects) {
            view.frame = rect
            view.backgroundColor = tint.withAlphaComponent(0.2)
        }
    }

    private func showHandles(_ rects: [CGRect], _ tint: UIColor) {
        for handle in handles { handle.isHidden = true }
        guard let first = rects.first, let last = rects.last else { return }
        let ends = [
            CGRect(x: first.minX, y: first.minY, width: 0, height: first.height),
            CGRect(x: last.maxX, y: last.minY, width: 0, height: last.height),
        ]
        for (handle, end) in zip(handles, ends) {
            // Ends that are scrolled out of sight have none.
            guard !host.clipsToBounds || (-1...host.bounds.width + 1).contains(end.minX) else { continue }
            handle.isHidden = false
            handle.show(at: host.convert(end, to: handleHost), tint: tint)
            handleHost.bringSubviewToFront(handle)
        }
    }

    /// Returns the grip at a point, with the middle of its line; both in `view`'s coordinates. Nil where there is none.
    func grip(at point: CGPoint, in view: UIView) -> (grip: TextGrip, line: CGPoint)? {
        func middle(_ rect: CGRect) -> CGPoint { CGPoint(x: rect.midX, y: rect.midY) }
        let grips: [(TextGrip, CGRect)] = zip([.start, .end], handles).filter { !$1.isHidden }.map {
            ($0, view.convert($1.bounds, from: $1))
        }
        let caretGrip: [(TextGrip, CGRect)] = caret.isHidden ? [] : [(.caret, view.convert(caret.bounds, from: caret))]
        let near = (grips + caretGrip).filter { $0.1.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point) }
        let nearest = near.min {
            hypot(middle($0.1).x - point.x, middle($0.1).y - point.y) < hypot(middle($1.1).x - point.x, middle($1.1).y - point.y)
        }
        return nearest.map { (grip: $0.0, line: middle($0.1)) }
    }

    /// On for half a second and off for half a second, starting on.
    private func blink() {
        caret.layer.removeAnimation(forKey: "blink")
        guard host.window != nil else { return }
        let blink = CAKeyframeAnimation(keyPath: "opacity")
        blink.values = [1.0, 1.0, 0.0, 0.0]
        blink.keyTimes = [0, 0.5, 0.5, 1]
        blink.duration = 1
        blink.repeatCount = .infinity
        caret.layer.add(blink, forKey: "blink")
    }
}

/// The bar with a knob at an end of a selection.
final class TextSelectionHandle: UIView {
    private let isStart: Bool
    private let bar = UIView()
    private let knob = UIView()
    /// Points.
    private static let knobSize: CGFloat = 10

    init(isStart: Bool) {
        self.isStart = isStart
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        knob.layer.cornerRadius = Self.knobSize / 2
        addSubview(bar)
        addSubview(knob)
    }

    required init?(coder: NSCoder) { return nil }

    func show(at edge: CGRect, tint: UIColor) {
        let size = Self.knobSize
        frame = CGRect(x: edge.minX - size / 2, y: edge.minY - size, width: size, height: edge.height + 2 * size)
        bar.frame = CGRect(x: size / 2 - 1, y: size, width: 2, height: edge.height)
        knob.frame = CGRect(x: 0, y: isStart ? 0 : size + edge.height, width: size, height: size)
        (bar.backgroundColor, knob.backgroundColor) = (tint, tint)
    }
}
