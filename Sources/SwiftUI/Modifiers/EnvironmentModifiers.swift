/// Sets a value of the environment. Source of the name: SwiftUI's interface.
public struct _EnvironmentKeyWritingModifier<Value>: InputsModifier {
    public typealias Body = Never
    nonisolated(unsafe) public var keyPath: WritableKeyPath<EnvironmentValues, Value>
    nonisolated(unsafe) public var value: Value
    nonisolated public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
        (self.keyPath, self.value) = (keyPath, value)
    }

    static func inner(_ inputs: _ViewInputs, modifier: Attribute<Self>) -> _ViewInputs {
        inputs.changingEnvironment { values in
            let modifier = modifier.value
            values[keyPath: modifier.keyPath] = modifier.value
        }
    }
}

/// Changes a value of the environment. Source of the name: SwiftUI's interface.
public struct _EnvironmentKeyTransformModifier<Value>: InputsModifier {
    public typealias Body = Never
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let transform: (inout Value) -> Void

    static func inner(_ inputs: _ViewInputs, modifier: Attribute<Self>) -> _ViewInputs {
        inputs.changingEnvironment { values in
            let modifier = modifier.value
            modifier.transform(&values[keyPath: modifier.keyPath])
        }
    }
}

/// Gives an object by its type.
@MainActor struct EnvironmentObjectModifier: InputsModifier {
    typealias Body = Never
    let id: ObjectIdentifier
    let object: AnyObject?

    static func inner(_ inputs: _ViewInputs, modifier: Attribute<Self>) -> _ViewInputs {
        inputs.changingEnvironment { values in
            let modifier = modifier.value
            values.objects[modifier.id] = modifier.object
        }
    }
}

/// Sets what foreground parts are drawn with.
@MainActor struct ForegroundModifier: InputsModifier {
    typealias Body = Never
    let style: AnyShapeStyle?
    /// The styles of secondary and tertiary parts, where they are not made of the first.
    let levels: [AnyShapeStyle]?

    static func inner(_ inputs: _ViewInputs, modifier: Attribute<Self>) -> _ViewInputs {
        inputs.changingEnvironment { values in
            let (outer, levels) = (values.foreground, values.foregroundLevels)
            let modifier = modifier.value
            values.foreground = modifier.style?.surrounded(.foreground(outer, levels: levels))
            if modifier.levels != nil || levels != nil { values.foregroundLevels = modifier.levels }
        }
    }
}

private struct ForegroundLevelsKey: EnvironmentKey { static let defaultValue: [AnyShapeStyle]? = nil }

extension EnvironmentValues {
    /// The styles of secondary and tertiary parts, where they are not made of the foreground style.
    var foregroundLevels: [AnyShapeStyle]? {
        get { self[ForegroundLevelsKey.self] }
        set { self[ForegroundLevelsKey.self] = newValue }
    }
}

extension View {
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(EnvironmentObjectModifier(id: ObjectIdentifier(T.self), object: object))
    }
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View { modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform)) }
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(EnvironmentObjectModifier(id: ObjectIdentifier(T.self), object: object))
    }

    nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { foreground(AnyShapeStyle(style), levels: nil) }
    /// Sets the styles of the primary and the secondary parts inside.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        foreground(AnyShapeStyle(primary), levels: [AnyShapeStyle(secondary)])
    }
    /// Sets the styles of the primary, the secondary and the tertiary parts inside.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View { foreground(AnyShapeStyle(primary), levels: [AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]) }
    nonisolated public func foregroundColor(_ color: Color?) -> some View { foreground(color.map { AnyShapeStyle($0) }, levels: nil) }

    nonisolated private func foreground(_ style: AnyShapeStyle?, levels: [AnyShapeStyle]?) -> some View {
        modifier(ForegroundModifier(style: style, levels: levels))
    }
    nonisolated public func tint(_ tint: Color?) -> some View { environment(\.tintColor, tint) }
    /// Sets what controls inside are tinted with; where a control can show one colour only, the style's first stands for it.
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        transformEnvironment(\.self) { values in
            let surroundings = SurroundedShapeStyle.Surroundings.tint(values.tintColor, values.tintStyle)
            let color = tint.map { ($0 as? Color) ?? Color(cgColor: $0.paint(in: values).color) }
            values.tintColor = color
            values.tintStyle = tint.map { AnyShapeStyle($0).surrounded(surroundings) }
        }
    }
    /// Sets the appearance of the view and what is inside, and of nothing around.
    @available(iOS, deprecated: 100000.0, message: "Use the preferredColorScheme(_:) modifier instead.")
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
    nonisolated public func accentColor(_ accentColor: Color?) -> some View { environment(\.tintColor, accentColor) }
    nonisolated public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }
    nonisolated public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }
    /// Keeps the text size within a range.
    nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
        transformEnvironment(\.dynamicTypeSize) { size in
            guard !range.contains(size) else { return }
            let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
            if let first = allowed.first, let last = allowed.last { size = size < first ? first : last }
        }
    }
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }
    nonisolated public func bold(_ isActive: Bool = true) -> some View { environment(\.textStyling.weight, isActive ? .bold : nil) }
    nonisolated public func italic(_ isActive: Bool = true) -> some View { environment(\.textStyling.isItalic, isActive) }
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.textStyling.weight, weight) }
    /// Sets how wide the letters inside are; nil for the width the font has.
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View { environment(\.textStyling.width, width) }
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View { environment(\.textStyling.design, design) }
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        environment(\.textStyling.design, isActive ? .monospaced : nil)
    }
    nonisolated public func monospacedDigit() -> some View { environment(\.textStyling.hasMonospacedDigits, true) }
    nonisolated public func kerning(_ kerning: CGFloat) -> some View { environment(\.textStyling.kern, kerning) }
    nonisolated public func tracking(_ tracking: CGFloat) -> some View { environment(\.textStyling.tracking, tracking) }
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        environment(\.textStyling.baselineOffset, baselineOffset)
    }
    nonisolated public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View {
        environment(\.textStyling.underline, TextStyling.Line(isActive: isActive, pattern: pattern, color: color))
    }
    nonisolated public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil)
        -> some View
    {
        environment(\.textStyling.strikethrough, TextStyling.Line(isActive: isActive, pattern: pattern, color: color))
    }
}
