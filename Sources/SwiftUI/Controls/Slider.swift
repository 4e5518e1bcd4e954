/// A value chosen from a range by dragging.
@MainActor @preconcurrency public struct Slider<Label: View, ValueLabel: View>: View {
    let value: Binding<Double>
    let bounds: ClosedRange<Double>
    let step: Double?
    nonisolated(unsafe) let onEditingChanged: (Bool) -> Void
    nonisolated(unsafe) let minimum, maximum: ValueLabel?
    /// The accessibility label of the slider; it is not displayed.
    nonisolated(unsafe) let label: Label?

    public var body: some View {
        HStack {
            minimum
            OptionsReader(content: label) { names in
                SliderView(value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged, name: names.first?.title)
                    .modifier(RowControlModifier())
            }
            maximum
        }
    }

    nonisolated private static func doubles<V: BinaryFloatingPoint>(_ value: Binding<V>) -> Binding<Double> {
        Binding(location: FunctionalLocation(get: { Double(value.wrappedValue) }, set: { new, _ in value.wrappedValue = V(new) }))
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        (self.value, self.bounds) = (Self.doubles(value), Double(bounds.lowerBound)...Double(bounds.upperBound))
        (step, self.onEditingChanged, minimum, maximum, label) = (nil, onEditingChanged, nil, nil, nil)
    }
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        (self.value, self.bounds) = (Self.doubles(value), Double(bounds.lowerBound)...Double(bounds.upperBound))
        (self.step, self.onEditingChanged, minimum, maximum, label) = (Double(step), onEditingChanged, nil, nil, nil)
    }
}

extension Slider {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        (self.value, self.bounds) = (Self.doubles(value), Double(bounds.lowerBound)...Double(bounds.upperBound))
        (step, self.onEditingChanged, self.label) = (nil, onEditingChanged, label())
        (minimum, maximum) = (minimumValueLabel(), maximumValueLabel())
    }
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        (self.value, self.bounds) = (Self.doubles(value), Double(bounds.lowerBound)...Double(bounds.upperBound))
        (self.step, self.onEditingChanged, self.label) = (Double(step), onEditingChanged, label())
        (minimum, maximum) = (minimumValueLabel(), maximumValueLabel())
    }
}

extension Slider {
    /// The label is the last closure of the call.
    @available(iOS, deprecated: 100000.0, message: "Use init(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)")
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, in: bounds, label: label, minimumValueLabel: { minimumValueLabel }, maximumValueLabel: { maximumValueLabel },
            onEditingChanged: onEditingChanged)
    }
    /// The label is the last closure of the call.
    @available(iOS, deprecated: 100000.0, message: "Use init(value:in:step:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)")
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, in: bounds, step: step, label: label, minimumValueLabel: { minimumValueLabel },
            maximumValueLabel: { maximumValueLabel }, onEditingChanged: onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// The label is the last closure of the call.
    @available(iOS, deprecated: 100000.0, message: "Use init(value:in:label:onEditingChanged:)")
    @_disfavoredOverload nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint { self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged) }
    /// The label is the last closure of the call.
    @available(iOS, deprecated: 100000.0, message: "Use init(value:in:step:label:onEditingChanged:)")
    @_disfavoredOverload nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        (self.value, self.bounds) = (Self.doubles(value), Double(bounds.lowerBound)...Double(bounds.upperBound))
        (step, self.onEditingChanged, minimum, maximum, self.label) = (nil, onEditingChanged, nil, nil, label())
    }
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        (self.value, self.bounds) = (Self.doubles(value), Double(bounds.lowerBound)...Double(bounds.upperBound))
        (self.step, self.onEditingChanged, minimum, maximum, self.label) = (Double(step), onEditingChanged, nil, nil, label())
    }
}

private struct SliderView: UIViewRepresentable {
    let value: Binding<Double>
    let bounds: ClosedRange<Double>
    let step: Double?
    nonisolated(unsafe) let onEditingChanged: (Bool) -> Void
    let name: String?

    func makeUIView(context: Context) -> UISlider {
        let view = UISlider()
        view.addAction(
            UIAction { [weak view] _ in context.coordinator.change(Double(view?.value ?? 0)) }, for: .valueChanged)
        view.addAction(UIAction { _ in context.coordinator.editing(true) }, for: .touchDown)
        view.addAction(UIAction { _ in context.coordinator.editing(false) }, for: [.touchUpInside, .touchUpOutside, .touchCancel])
        return view
    }
    func updateUIView(_ view: UISlider, context: Context) {
        context.coordinator.editing = onEditingChanged
        context.coordinator.change = { new in
            let stepped = step.map { ((new - bounds.lowerBound) / $0).rounded() * $0 + bounds.lowerBound } ?? new
            value.wrappedValue = min(max(stepped, bounds.lowerBound), bounds.upperBound)
        }
        (view.minimumValue, view.maximumValue) = (Float(bounds.lowerBound), Float(bounds.upperBound))
        if view.value != Float(value.wrappedValue) { view.value = Float(value.wrappedValue) }
        view.isEnabled = context.environment.isEnabled
        if let name { view.accessibilityLabel = name }
        view.minimumTrackTintColor = context.environment.tintColor.map { UIColor(cgColor: $0.cgColor(in: context.environment)) }
    }
    func makeCoordinator() -> Coordinator { Coordinator() }

    @MainActor final class Coordinator {
        var change: (Double) -> Void = { _ in }
        var editing: (Bool) -> Void = { _ in }
    }
}
