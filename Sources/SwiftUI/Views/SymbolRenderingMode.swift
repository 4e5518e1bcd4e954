/// How the layers of symbols are coloured.
///
/// Source: Apple's documentation of `SymbolRenderingMode`.
public struct SymbolRenderingMode: Equatable, Sendable {
    private enum Kind { case monochrome, hierarchical, palette, multicolor }
    private let kind: Kind
    /// In one colour.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// In one colour, the lower layers paler.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// Each layer in a style of its own.
    public static let palette = SymbolRenderingMode(kind: .palette)
    /// In the symbol's own colours; in one colour where it has none.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
}

private struct SymbolRenderingKey: EnvironmentKey { static let defaultValue: SymbolRenderingMode? = nil }

extension EnvironmentValues {
    /// How the layers of symbols are coloured; nil for as they come.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingKey.self] }
        set { self[SymbolRenderingKey.self] = newValue }
    }

    /// How a symbol with layers in colours of their own is drawn; nil for one in the foreground style alone.
    func symbolColors(_ mode: SymbolRenderingMode?) -> UIImage.SymbolConfiguration? {
        let levels = foregroundLevels
        // Several styles make a palette, unless something else was said.
        switch mode ?? symbolRenderingMode ?? (levels == nil ? .monochrome : .palette) {
        case .hierarchical: return UIImage.SymbolConfiguration(hierarchicalColor: UIColor(cgColor: foregroundPaint.color))
        case .palette:
            let colors = [foregroundPaint.color] + (levels ?? []).map { $0.paint(in: self).color }
            return UIImage.SymbolConfiguration(paletteColors: colors.map { UIColor(cgColor: $0) })
        case .multicolor: return .multicolor(tint: UIColor(cgColor: foregroundPaint.color))
        default: return nil
        }
    }
}

extension View {
    /// Sets how the layers of symbols inside are coloured.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { environment(\.symbolRenderingMode, mode) }
}

private struct DynamicRangeKey: EnvironmentKey { static let defaultValue: Image.DynamicRange? = nil }

extension EnvironmentValues {
    /// How bright pictures may become; nil for no limit. The screen is one of the standard range.
    public var allowedDynamicRange: Image.DynamicRange? {
        get { self[DynamicRangeKey.self] }
        set { self[DynamicRangeKey.self] = newValue }
    }
}

extension View {
    /// Sets how bright the pictures inside may become. The screen is one of the standard range, which all of them fit into.
    nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { environment(\.allowedDynamicRange, range) }
}
