public struct DefaultLabelStyle: LabelStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { DefaultLabelBody(configuration: configuration) }
}

/// An icon beside a title. In rows the icon is tinted, and icons of different widths are centred in the same room, so that the titles beside them line up
/// (as `UIListContentConfiguration` has them).
private struct DefaultLabelBody: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.isInListRow) private var isInListRow
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.foreground) private var foreground
    @Environment(\.listSettings) private var settings
    @Environment(\.reservedIconWidth) private var reservedWidth
    @Environment(\.labelSpacing) private var spacing
    @ScaledMetric private var room: CGFloat = 24

    var body: some View {
        if isInListRow {
            HStack(spacing: spacing ?? 16) {
                configuration.icon.foregroundStyle(iconStyle).frame(minWidth: reservedWidth ?? room).accessibilityHidden(true)
                configuration.title
            }
        } else {
            HStack(alignment: .centerOfFirstLine, spacing: spacing ?? 8) {
                configuration.icon.accessibilityHidden(true)
                configuration.title
            }
        }
    }

    private var iconStyle: AnyShapeStyle {
        guard isEnabled else { return AnyShapeStyle(Color(.tertiaryLabel)) }
        if let tint = settings.itemTint { return AnyShapeStyle(tint) }
        return foreground ?? AnyShapeStyle(Color.accentColor)
    }
}

extension VerticalAlignment {
    private enum CenterOfFirstLine: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat {
            (context.height - (context[.lastTextBaseline] - context[.firstTextBaseline])) / 2
        }
    }
    /// The centre of a text's first line; of views without text their centre.
    fileprivate static let centerOfFirstLine = VerticalAlignment(CenterOfFirstLine.self)
}

public struct TitleAndIconLabelStyle: LabelStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { DefaultLabelStyle().makeBody(configuration: configuration) }
}

public struct IconOnlyLabelStyle: LabelStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        configuration.icon.modifier(SpokenTitleModifier(title: configuration.title))
    }
}

public struct TitleOnlyLabelStyle: LabelStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle { public static var automatic: DefaultLabelStyle { DefaultLabelStyle() } }

extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle { public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() } }

extension LabelStyle where Self == TitleOnlyLabelStyle { public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() } }
