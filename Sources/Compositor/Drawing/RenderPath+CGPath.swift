import CoreGraphics
import RenderProtocol

extension RenderPath {
    /// The path as CoreGraphics has it.
    package var cgPath: CGPath {
        CGPath(
            elements: elements.map { element in
                switch element {
                case .move(let point): .move(point)
                case .line(let point): .line(point)
                case .quad(let point, let control): .quad(point, control: control)
                case .cubic(let point, let control1, let control2): .cubic(point, control1: control1, control2: control2)
                case .close: .close
                }
            })
    }

    package init(_ path: CGPath) {
        self.init(
            path.elements.map { element in
                switch element {
                case .move(let point): .move(point)
                case .line(let point): .line(point)
                case .quad(let point, let control): .quad(point, control: control)
                case .cubic(let point, let control1, let control2): .cubic(point, control1: control1, control2: control2)
                case .close: .close
                }
            })
    }
}
