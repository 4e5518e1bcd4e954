/// Source: Apple's documentation of `MLFeatureType`.
public enum MLFeatureType: Int, Sendable { case invalid = 0, int64, double, string, image, multiArray, dictionary, sequence, state }

extension MLFeatureType {
    /// The type as error messages name it.
    var text: String {
        switch self {
        case .invalid: "no type"
        case .int64: "an integer"
        case .double: "a double"
        case .string: "a string"
        case .image: "an image"
        case .multiArray: "a multi-dimensional array"
        case .dictionary: "a dictionary"
        case .sequence: "a sequence"
        case .state: "a state"
        }
    }
}
