import QuinceFoundation

/// How the system tells people about an intent that it offers.
///
/// Source: Apple's documentation of `IntentPredictionConfiguration`.
public protocol IntentPredictionConfiguration {
    associatedtype Intent: AppIntent
}

/// An intent with some of its parameters set, as the system offers it.
///
/// Source: Apple's documentation of `IntentPrediction`.
public struct IntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
    let display: () -> DisplayRepresentation

    public init(displayRepresentation: @escaping () -> DisplayRepresentation) { display = displayRepresentation }

    public init<A: _IntentValue>(
        parameters: KeyPath<Intent, IntentParameter<A>>, displayRepresentation: @escaping (A) -> DisplayRepresentation
    ) {
        display = { displayRepresentation(Intent()[keyPath: parameters].wrappedValue) }
    }

    public init<A: _IntentValue, B: _IntentValue>(
        parameters: (KeyPath<Intent, IntentParameter<A>>, KeyPath<Intent, IntentParameter<B>>),
        displayRepresentation: @escaping (A, B) -> DisplayRepresentation
    ) {
        display = {
            let intent = Intent()
            return displayRepresentation(intent[keyPath: parameters.0].wrappedValue, intent[keyPath: parameters.1].wrappedValue)
        }
    }
}

/// Makes predictions out of closures that list them.
///
/// Source: Apple's documentation of `IntentPredictionsBuilder`.
@resultBuilder public enum IntentPredictionsBuilder<Intent: AppIntent> {
    public static func buildBlock(_ predictions: IntentPrediction<Intent>...) -> IntentPredictions<Intent> {
        IntentPredictions(predictions: predictions)
    }
}

/// Predictions of one intent.
public struct IntentPredictions<Intent: AppIntent>: IntentPredictionConfiguration {
    let predictions: [IntentPrediction<Intent>]
}
