/// A place in a menu whose elements are made when the menu shows.
///
/// Source: Apple's “UIDeferredMenuElement”.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
    private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
    private let keepsElements: Bool
    private var known: [UIMenuElement]?

    init(keepsElements: Bool, _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        (self.keepsElements, self.provider) = (keepsElements, provider)
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// Elements that `elementProvider` hands over once, at whatever time; the menu shows a spinner until then.
    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(keepsElements: true, elementProvider)
    }

    /// Elements that are asked for each time the menu shows.
    open class func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> Self {
        FactoryResult.checked(UIDeferredMenuElement(keepsElements: false, elementProvider))
    }

    /// Asks for the elements, unless they are known.
    func load(_ completion: @escaping @MainActor ([UIMenuElement]) -> Void) {
        if let known { return completion(known) }
        var isAnswered = false
        provider { [weak self] elements in
            guard !isAnswered else { return }
            isAnswered = true
            if self?.keepsElements == true { self?.known = elements }
            completion(elements)
        }
    }
}
