/// A gesture recognizer of UIKit's as a gesture of SwiftUI's.
///
/// Source: Apple's documentation of `UIGestureRecognizerRepresentable` (iOS 18).
@MainActor @preconcurrency public protocol UIGestureRecognizerRepresentable {
    associatedtype UIGestureRecognizerType: UIGestureRecognizer
    associatedtype Coordinator = Void
    typealias Context = UIGestureRecognizerRepresentableContext<Self>
    typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

    func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
    /// Handles each change of the recognizer's state that its action tells.
    func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
    func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
    public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
    public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
    public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// A converter of a recognizer's touches into the coordinate spaces of SwiftUI's views.
///
/// Source: Apple's documentation of `UIGestureRecognizerRepresentableCoordinateSpaceConverter` (iOS 18).
@MainActor public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
    private weak var recognizer: UIGestureRecognizer?
    private weak var container: GestureContainer?

    init(_ recognizer: UIGestureRecognizer?, _ container: GestureContainer) { (self.recognizer, self.container) = (recognizer, container) }

    /// The middle of the touches, in the view's coordinates.
    public var localLocation: CGPoint { recognizer?.location(in: container) ?? .zero }
    /// The translation of a pan; zero for other recognizers.
    public var localTranslation: CGPoint? { (recognizer as? UIPanGestureRecognizer)?.translation(in: container) }
    /// The speed of a pan, in points a second.
    public var localVelocity: CGPoint? { (recognizer as? UIPanGestureRecognizer)?.velocity(in: container) }

    public func location(in space: some CoordinateSpaceProtocol) -> CGPoint {
        guard let recognizer, let container else { return .zero }
        return container.convert(recognizer.location(in: nil), to: space.coordinateSpace)
    }
    public func translation(in space: some CoordinateSpaceProtocol) -> CGPoint? { localTranslation }
    public func velocity(in space: some CoordinateSpaceProtocol) -> CGPoint? { localVelocity }
    /// Converts a point of the window.
    public func convert(globalPoint: CGPoint, to space: some CoordinateSpaceProtocol = .local) -> CGPoint {
        container?.convert(globalPoint, to: space.coordinateSpace) ?? globalPoint
    }
    public func convert(localPoint: CGPoint, to space: some CoordinateSpaceProtocol) -> CGPoint {
        guard let container else { return localPoint }
        return container.convert(container.convert(localPoint, to: nil), to: space.coordinateSpace)
    }
}

/// The context of a represented recognizer: its coordinator, coordinates and environment.
///
/// Source: Apple's documentation of `UIGestureRecognizerRepresentableContext` (iOS 18).
@MainActor public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
    public let coordinator: Representable.Coordinator
    public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
    public let environment: EnvironmentValues
}

/// The gesture of a represented recognizer.
private struct RepresentedGesture<Representable: UIGestureRecognizerRepresentable>: PrimitiveGesture {
    typealias Value = Void
    typealias Body = Never
    nonisolated(unsafe) let representable: Representable
    nonisolated init(_ representable: Representable) { self.representable = representable }

    static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs) -> _GestureOutputs<Void> {
        let wired = BodyEvaluation.attribute(
            of: gesture.attribute.map(in: inputs.view.scope) { $0.representable }, scope: inputs.view.scope,
            environment: inputs.view.environment
        ) { Wired($0) }
        let first = wired.untrackedValue.value
        let coordinator = first.makeCoordinator(converter: .init(nil, inputs.container))
        func context(_ recognizer: UIGestureRecognizer?) -> UIGestureRecognizerRepresentableContext<Representable> {
            UIGestureRecognizerRepresentableContext(
                coordinator: coordinator, converter: .init(recognizer, inputs.container),
                environment: inputs.view.environment.untrackedValue)
        }
        let recognizer = first.makeUIGestureRecognizer(context: context(nil))
        let delegate = recognizer.delegate
        let recognition = Recognition<Void>([recognizer])
        inputs.container.add(recognizer) { recognizer in
            guard let recognizer = recognizer as? Representable.UIGestureRecognizerType else { return }
            wired.untrackedValue.value.handleUIGestureRecognizerAction(recognizer, context: context(recognizer))
        }
        // The app's own delegate decides, where it has set one.
        if let delegate { recognizer.delegate = delegate }
        GraphSink(in: inputs.view.scope, graph: inputs.view.graph) {
            let value = wired.value.value
            _ = inputs.view.environment.value
            AnyAttribute.untracked {
                MainActor.assumeIsolated { value.updateUIGestureRecognizer(recognizer, context: context(recognizer)) }
            }
        }
        return _GestureOutputs(recognition)
    }

    /// A representable with its properties connected: always taken for a new one.
    private final class Wired {
        let value: Representable
        init(_ value: Representable) { self.value = value }
    }
}

extension View {
    /// Adds a recognizer of UIKit's.
    ///
    /// Source: Apple's documentation of `gesture(_:)` with `UIGestureRecognizerRepresentable` (iOS 18).
    nonisolated public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View {
        gesture(RepresentedGesture(representable))
    }
}
