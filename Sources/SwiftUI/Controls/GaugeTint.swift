/// The paint of a gauge's line: a gradient of the tint that runs along it.
struct GaugeTint {
    private let gradient: Gradient?
    private let environment: EnvironmentValues

    fileprivate init(_ environment: EnvironmentValues) {
        gradient = environment.tintStyle?.style as? Gradient
        self.environment = environment
    }

    /// Along a straight line.
    var line: AnyShapeStyle {
        gradient.map { AnyShapeStyle(LinearGradient(gradient: $0, startPoint: .leading, endPoint: .trailing)) } ?? AnyShapeStyle(.tint)
    }

    /// Around a ring, beginning at its right.
    func ring(_ sweep: Angle) -> AnyShapeStyle {
        gradient.map { AnyShapeStyle(AngularGradient(gradient: $0, center: .center, startAngle: .zero, endAngle: sweep)) }
            ?? AnyShapeStyle(.tint)
    }

    /// At a part of the way, 0…1.
    func mark(at value: Double) -> AnyShapeStyle {
        guard let paint = gradient?.paint(.linear(.leading, .trailing), environment) else { return AnyShapeStyle(.tint) }
        return AnyShapeStyle(Color(cgColor: paint.color(at: CGFloat(value))))
    }
}

extension EnvironmentValues {
    var gaugeTint: GaugeTint { GaugeTint(self) }
}
