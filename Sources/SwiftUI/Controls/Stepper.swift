/// A value to take up and down.
///
/// Source: Apple's documentation of `Stepper`.
@MainActor @preconcurrency public struct Stepper<Label: View>: View {
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) private let onIncrement: (() -> Void)?
    nonisolated(unsafe) private let onDecrement: (() -> Void)?
    nonisolated(unsafe) private let onEditingChanged: (Bool) -> Void
    @Environment(\.labelsAreHidden) private var labelsAreHidden

    nonisolated public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        self.onIncrement = onIncrement
        self.onDecrement = onDecrement
        self.onEditingChanged = onEditingChanged
    }

    /// Steps by actions; the label is the last closure of the call.
    ///
    /// - Parameters:
    ///   - onIncrement: Called for each step up; nil disables the button.
    ///   - onDecrement: Called for each step down; nil disables the button.
    ///   - onEditingChanged: Called with true when the user begins to press, and with false when that ends.
    ///
    /// Source: Apple's documentation of `Stepper.init(onIncrement:onDecrement:onEditingChanged:label:)`.
    @available(iOS, deprecated: 100000.0, message: "use init(label:onIncrement:onDecrement:onEditingChanged:)")
    nonisolated public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
    }

    public var body: some View {
        HStack {
            if !labelsAreHidden {
                label
                Spacer()
            }
            StepperView(onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
                .modifier(RowControlModifier())
        }
    }
}

extension Stepper {
    nonisolated public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
            onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) }, onEditingChanged: onEditingChanged)
    }
    nonisolated public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let current = value.wrappedValue
        // At an end of the range there is no way on.
        self.init(
            label: label,
            onIncrement: current >= bounds.upperBound
                ? nil : { value.wrappedValue = min(bounds.upperBound, value.wrappedValue.advanced(by: step)) },
            onDecrement: current <= bounds.lowerBound
                ? nil : { value.wrappedValue = max(bounds.lowerBound, value.wrappedValue.advanced(by: -step)) },
            onEditingChanged: onEditingChanged)
    }
}

extension Stepper {
    /// Steps a value; the label is the last closure of the call.
    @available(iOS, deprecated: 100000.0, message: "use init(value:step:label:onEditingChanged:)")
    @_disfavoredOverload nonisolated public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) { self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged) }
    /// Steps a value within bounds; the label is the last closure of the call.
    @available(iOS, deprecated: 100000.0, message: "use init(value:in:step:label:onEditingChanged:)")
    @_disfavoredOverload nonisolated public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) { self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged) }
}

extension Stepper where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
    }
    nonisolated public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }
    nonisolated public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }
}

/// UIKit's stepper. It stands in the middle of its range, so that each of its buttons works while there is something to do.
private struct StepperView: UIViewRepresentable {
    let onIncrement, onDecrement: (() -> Void)?
    let onEditingChanged: (Bool) -> Void

    func makeUIView(context: Context) -> UIStepper {
        let view = UIStepper()
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            view.setContentHuggingPriority(.required, for: axis)
            view.setContentCompressionResistancePriority(.required, for: axis)
        }
        view.addAction(
            UIAction { [weak view] _ in
                guard let view else { return }
                let isUp = view.value > 0
                view.value = 0
                context.coordinator.step(isUp)
            }, for: .valueChanged)
        view.addAction(UIAction { _ in context.coordinator.editing(true) }, for: .touchDown)
        view.addAction(UIAction { _ in context.coordinator.editing(false) }, for: [.touchUpInside, .touchUpOutside, .touchCancel])
        return view
    }

    func updateUIView(_ view: UIStepper, context: Context) {
        context.coordinator.step = { isUp in (isUp ? onIncrement : onDecrement)?() }
        context.coordinator.editing = onEditingChanged
        (view.minimumValue, view.maximumValue) = (onDecrement == nil ? 0 : -1, onIncrement == nil ? 0 : 1)
        view.isEnabled = context.environment.isEnabled
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    @MainActor final class Coordinator {
        var step: (Bool) -> Void = { _ in }
        var editing: (Bool) -> Void = { _ in }
    }
}

/// Steppers of formatted values. On iOS the value is not shown, so that its form does not matter here.
extension Stepper {
    /// - Parameter format: How systems that show the value beside the buttons write it.
    ///
    /// Source: Apple's documentation of `Stepper.init(value:step:format:label:onEditingChanged:)` (iOS 16).
    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
    }
    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }
}

extension Stepper where Label == Text {
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }
}
