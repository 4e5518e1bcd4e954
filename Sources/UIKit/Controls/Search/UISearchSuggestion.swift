/// A suggestion of a search controller.
///
/// Source: Apple's “UISearchSuggestion”.
@preconcurrency @MainActor public protocol UISearchSuggestion: NSObjectProtocol {
    var localizedSuggestion: String? { get }
    var localizedDescription: String? { get }
    var iconImage: UIImage? { get }
    var localizedAttributedSuggestion: NSAttributedString? { get }
    /// The app's own value that the suggestion stands for.
    var representedObject: Any? { get }
}

extension UISearchSuggestion {
    public var localizedDescription: String? { nil }
    public var iconImage: UIImage? { nil }
    public var localizedAttributedSuggestion: NSAttributedString? { nil }
    public var representedObject: Any? { nil }
}

/// A suggestion with a text, and perhaps a description and a picture.
///
/// Source: Apple's “UISearchSuggestionItem”.
@preconcurrency @MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    open private(set) var localizedAttributedSuggestion: NSAttributedString?
    open private(set) var localizedDescription: String?
    open private(set) var iconImage: UIImage?
    open var representedObject: Any?
    private let plain: String

    open var localizedSuggestion: String? { plain }

    public init(localizedSuggestion suggestion: String, localizedDescription description: String? = nil, iconImage: UIImage? = nil) {
        (plain, localizedDescription, self.iconImage) = (suggestion, description, iconImage)
        super.init()
    }

    public init(
        localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String? = nil,
        iconImage: UIImage? = nil
    ) {
        (plain, localizedDescription, self.iconImage) = (suggestion.string, description, iconImage)
        localizedAttributedSuggestion = suggestion
        super.init()
    }
}
