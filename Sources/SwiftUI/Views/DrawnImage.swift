/// A picture that an app draws when it is shown.
final class DrawnImage: Equatable, @unchecked Sendable {
    private let size: CGSize
    private let isOpaque: Bool
    private let renderer: (inout GraphicsContext) -> Void
    /// The most recent rendering, with the environment it was made for; nil before the first one.
    private var drawn: (environment: EnvironmentValues, image: UIImage)?

    init(size: CGSize, isOpaque: Bool, renderer: @escaping (inout GraphicsContext) -> Void) {
        (self.size, self.isOpaque, self.renderer) = (size, isOpaque, renderer)
    }

    static func == (lhs: DrawnImage, rhs: DrawnImage) -> Bool { lhs === rhs }

    /// The picture as an environment has it.
    func image(in environment: EnvironmentValues) -> UIImage {
        if let drawn, drawn.environment.isSame(as: environment) { return drawn.image }
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (environment.displayScale, isOpaque)
        let image = UIGraphicsImageRenderer(size: size, format: format).image { target in
            var context = GraphicsContext(target.cgContext, environment, nil)
            renderer(&context)
        }
        drawn = (environment, image)
        return image
    }
}
