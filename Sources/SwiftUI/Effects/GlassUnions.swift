/// The name of views that stand on one sheet of glass.
struct GlassUnionName: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

/// The place of one view of a union.
struct GlassPart {
    let union: GlassUnionName
    let glass: Glass
    let shape: AnyShape
    let bounds: Anchor<CGRect>
}

/// The parts of the unions in a container of glass.
struct GlassPartsKey: PreferenceKey {
    static var defaultValue: [GlassPart] { [] }
    static func reduce(value: inout [GlassPart], nextValue: () -> [GlassPart]) { value += nextValue() }
}

private struct GlassUnionKey: EnvironmentKey { static var defaultValue: GlassUnionName? { nil } }
private struct GlassContainerKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// The union that glass belongs to; nil for none.
    var glassUnion: GlassUnionName? {
        get { self[GlassUnionKey.self] }
        set { self[GlassUnionKey.self] = newValue }
    }
    /// Whether a `GlassEffectContainer` is around.
    var isInGlassContainer: Bool {
        get { self[GlassContainerKey.self] }
        set { self[GlassContainerKey.self] = newValue }
    }
}

/// The sheets of glass of a container's unions: each covers its parts, in the shape and the glass of the first.
struct GlassUnions: View {
    let parts: [GlassPart]

    var body: some View {
        GeometryReader { proxy in
            ForEach(names, id: \.self) { name in
                let members = parts.filter { $0.union == name }
                let frame = members.reduce(CGRect.null) { $0.union(proxy[$1.bounds]) }
                if let first = members.first {
                    GlassGround(glass: first.glass, shape: first.shape)
                        .frame(width: frame.width, height: frame.height)
                        .position(x: frame.midX, y: frame.midY)
                }
            }
        }
    }

    /// The unions in the order of their first parts.
    private var names: [GlassUnionName] {
        var known = Set<GlassUnionName>()
        return parts.map(\.union).filter { known.insert($0).inserted }
    }
}
