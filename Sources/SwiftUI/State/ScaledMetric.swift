/// A number that grows with the text size people have chosen.
///
/// Source: Apple's documentation of `ScaledMetric`.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private let textStyle: Font.TextStyle
    @Environment(\.dynamicTypeSize) private var size

    /// - Parameters:
    ///   - wrappedValue: The number at the text size devices come with.
    ///   - textStyle: The kind of text it grows with.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { (base, self.textStyle) = (wrappedValue, textStyle) }
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    public var wrappedValue: Value {
        let (base, style, category) = (CGFloat(base), textStyle.uiStyle, size.category)
        return Value(
            UIFontMetrics(forTextStyle: style).scaledValue(
                for: base, compatibleWith: UITraitCollection(preferredContentSizeCategory: category)))
    }
}
