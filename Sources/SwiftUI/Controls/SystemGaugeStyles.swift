/// The style that fits where the gauge is: a bar that fills.
///
/// Source: Apple's documentation of `DefaultGaugeStyle`.
public struct DefaultGaugeStyle: GaugeStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { LinearCapacityGaugeStyle().makeBody(configuration: configuration) }
}

/// A bar that fills, the label above and the value below.
///
/// Source: Apple's documentation of `LinearCapacityGaugeStyle`.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.label
            HStack {
                configuration.minimumValueLabel
                GaugeBar(value: configuration.value, height: 4, isMarked: false)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// A small bar that fills, its label above.
///
/// Source: Apple's documentation of `AccessoryLinearCapacityGaugeStyle`.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            configuration.label.font(.headline)
            GaugeBar(value: configuration.value, height: 6, isMarked: false)
            configuration.currentValueLabel.font(.footnote).foregroundStyle(.secondary)
        }
    }
}

/// A small bar with a mark at the value, between the labels of its ends.
///
/// Source: Apple's documentation of `AccessoryLinearGaugeStyle`.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 6) {
            configuration.minimumValueLabel.font(.footnote.weight(.semibold))
            GaugeBar(value: configuration.value, height: 6, isMarked: true)
            configuration.maximumValueLabel.font(.footnote.weight(.semibold))
        }
    }
}

/// An open ring with a mark at the value, which stands in the middle.
///
/// Source: Apple's documentation of `AccessoryCircularGaugeStyle`.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        GaugeRing(value: configuration.value, isOpen: true) {
            configuration.currentValueLabel.font(.title3)
        } bottom: {
            if let minimum = configuration.minimumValueLabel, let maximum = configuration.maximumValueLabel {
                HStack(spacing: 8) {
                    minimum
                    maximum
                }
                .font(.system(size: 10, weight: .semibold))
            } else {
                configuration.label.font(.system(size: 11, weight: .semibold))
            }
        }
    }
}

/// A ring that fills, the value in the middle.
///
/// Source: Apple's documentation of `AccessoryCircularCapacityGaugeStyle`.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        GaugeRing(value: configuration.value, isOpen: false) {
            if let value = configuration.currentValueLabel { value.font(.title3) } else { configuration.label.font(.footnote) }
        } bottom: {
            EmptyView()
        }
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle { public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() } }
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { AccessoryCircularCapacityGaugeStyle() }
}
