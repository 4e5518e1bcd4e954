/// A height at which a sheet rests.
///
/// Source: Apple's documentation of `PresentationDetent`.
public struct PresentationDetent: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case medium, large
        case fraction(CGFloat)
        case height(CGFloat)
        case custom(CustomDetent)
    }
    private let kind: Kind

    /// About half the screen; not there in compact heights.
    public static let medium = PresentationDetent(kind: .medium)
    public static let large = PresentationDetent(kind: .large)
    /// A share of the full height.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(kind: .fraction(fraction)) }
    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }

    /// A height that a type tells.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(kind: .custom(CustomDetent(type)))
    }

    var identifier: UISheetPresentationController.Detent.Identifier {
        switch kind {
        case .medium: .medium
        case .large: .large
        case .fraction(let part): UISheetPresentationController.Detent.Identifier("fraction \(part)")
        case .height(let height): UISheetPresentationController.Detent.Identifier("height \(height)")
        case .custom(let type): UISheetPresentationController.Detent.Identifier("custom \(type.name)")
        }
    }

    /// Grows with the height on a usual screen.
    var rank: CGFloat {
        switch kind {
        case .medium: 400
        case .large: 800
        case .fraction(let part): 800 * part
        case .height(let height): height
        case .custom(let type): type.height(Context(maxDetentValue: 800, environment: EnvironmentValues())) ?? 0
        }
    }

    @MainActor var detent: UISheetPresentationController.Detent {
        switch kind {
        case .medium: .medium()
        case .large: .large()
        case .fraction(let part): .custom(identifier: identifier) { $0.maximumDetentValue * part }
        case .height(let height): .custom(identifier: identifier) { min(height, $0.maximumDetentValue) }
        case .custom(let type):
            .custom(identifier: identifier) { context in
                var environment = EnvironmentValues()
                environment.applyTraits(context.containerTraitCollection)
                return type.height(Context(maxDetentValue: context.maximumDetentValue, environment: environment))
            }
        }
    }
}

/// A height of sheets that hangs on where they are shown.
///
/// Source: Apple's documentation of `CustomPresentationDetent`.
public protocol CustomPresentationDetent {
    /// The height, in points; nil where the sheet cannot rest there.
    static func height(in context: Context) -> CGFloat?
    typealias Context = PresentationDetent.Context
}

extension PresentationDetent {
    /// The context for resolving a custom detent: the maximum height, and values of the environment.
    ///
    /// Source: Apple's documentation of `PresentationDetent.Context`.
    @dynamicMemberLookup public struct Context {
        /// The greatest height there is, in points.
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
    }
}

/// A detent of a type that is not told.
struct CustomDetent: Hashable, Sendable {
    let name: String
    let height: @Sendable (PresentationDetent.Context) -> CGFloat?

    init<D: CustomPresentationDetent>(_ type: D.Type) {
        name = String(reflecting: type)
        height = { D.height(in: $0) }
    }

    static func == (lhs: CustomDetent, rhs: CustomDetent) -> Bool { lhs.name == rhs.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
