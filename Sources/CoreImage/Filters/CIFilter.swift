@_spi(Quince) import QuinceFoundation

/// Makes an image of others and of numbers.
///
/// Source: Apple's documentation of `CIFilter`.
open class CIFilter: NSObject, @unchecked Sendable {
    private let description_: FilterDescription?
    private let lock = NSLock()
    private var values: [String: Any] = [:]
    private var ownName: String?

    /// A filter of an app's own, whose class overrides `outputImage`.
    public override init() {
        description_ = nil
        super.init()
    }

    init(_ description: FilterDescription) {
        description_ = description
        super.init()
        setDefaults()
    }

    /// A filter by its name, with the standard values; nil for one that Quince does not have.
    public convenience init?(name: String) {
        guard let description = FilterDescription.all[name] else { return nil }
        self.init(description)
    }

    /// A filter by its name, with values for some inputs.
    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        for (key, value) in params ?? [:] { setCodedValue(value, forKey: key) }
    }

    open var name: String {
        get { lock.withLock { ownName } ?? description_?.name ?? String(describing: type(of: self)) }
        set { lock.withLock { ownName = newValue } }
    }

    /// The image that the filter makes; nil where inputs are missing.
    open var outputImage: CIImage? { description_?.output(FilterValues(values: lock.withLock { values })) }

    open var inputKeys: [String] { description_?.inputs.map(\.key) ?? [] }
    open var outputKeys: [String] { [kCIOutputImageKey] }
    /// Whether the filter is on, in a chain of layers.
    open var isEnabled: Bool {
        get { true }
        @available(*, unavailable, message: "not yet in Quince: filters of layers") set {}
    }

    /// The filter's name and categories, and what its inputs take.
    open var attributes: [String: Any] {
        var result: [String: Any] = [
            kCIAttributeFilterName: name, kCIAttributeFilterDisplayName: CIFilter.localizedName(forFilterName: name) ?? name,
        ]
        guard let description_ else { return result }
        result[kCIAttributeFilterCategories] = [description_.category, kCICategoryStillImage, kCICategoryBuiltIn]
        for input in description_.inputs { result[input.key] = input.attributes }
        return result
    }

    /// Sets all inputs to their standard values.
    open func setDefaults() {
        guard let description_ else { return }
        lock.withLock {
            values = Dictionary(uniqueKeysWithValues: description_.inputs.compactMap { input in input.standard.map { (input.key, $0) } })
        }
    }

    /// The names of all filters of a category; of nil, of all.
    open class func filterNames(inCategory category: String?) -> [String] {
        FilterDescription.all.values.filter { isIn(category, $0) }.map(\.name).sorted()
    }

    /// The names of all filters that are in each of some categories.
    open class func filterNames(inCategories categories: [String]?) -> [String] {
        FilterDescription.all.values.filter { filter in (categories ?? []).allSatisfy { isIn($0, filter) } }.map(\.name).sorted()
    }

    private class func isIn(_ category: String?, _ filter: FilterDescription) -> Bool {
        category == nil || [filter.category, kCICategoryBuiltIn, kCICategoryStillImage].contains(category)
    }

    /// A filter's name for people: “Gaussian Blur” of `CIGaussianBlur`; nil where there is none.
    open class func localizedName(forFilterName filterName: String) -> String? {
        guard FilterDescription.all[filterName] != nil else { return nil }
        var (words, previous) = ("", Character("A"))
        for letter in filterName.dropFirst(2) {
            if letter.isUppercase, previous.isLowercase { words += " " }
            words.append(letter)
            previous = letter
        }
        return words
    }

    // MARK: Values

    fileprivate func setInput(_ value: Any?, _ key: String) { lock.withLock { values[key] = value } }
    fileprivate func input(_ key: String) -> Any? { lock.withLock { values[key] } }
    fileprivate func has(_ key: String) -> Bool { description_?.inputs.contains { $0.key == key } ?? true }
}

extension CIFilter: KeyValueCoding {
    package func codedValue(forKey key: String) -> Any? {
        if key == kCIOutputImageKey { return outputImage }
        guard has(key) else {
            raise(
                .undefinedKeyException,
                "[<\(name)> valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key).")
        }
        return input(key)
    }

    package func setCodedValue(_ value: Any?, forKey key: String) {
        guard has(key) else {
            raise(
                .undefinedKeyException,
                "[<\(name)> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key).")
        }
        setInput(value, key)
    }
}

/// Values of inputs by their types, for the filters with properties.
extension CIFilter {
    func image(_ key: String) -> CIImage? { input(key) as? CIImage }
    func float(_ key: String) -> Float { Float(FilterValues.number(input(key)) ?? 0) }
    func point(_ key: String) -> CGPoint { (input(key) as? CIVector)?.cgPointValue ?? .zero }
    func vector(_ key: String) -> CIVector { input(key) as? CIVector ?? CIVector([]) }
    func color(_ key: String) -> CIColor { input(key) as? CIColor ?? .clear }
    func data(_ key: String) -> Data { FilterValues(values: [key: input(key) as Any]).data(key) ?? Data() }
    func text(_ key: String) -> String { input(key) as? String ?? "" }
    func space(_ key: String) -> CGColorSpace? { input(key).flatMap { $0 as? CGColorSpace } }
    func transform(_ key: String) -> CGAffineTransform { FilterValues(values: [key: input(key) as Any]).transform(key) }
    func store(_ value: Any?, _ key: String) { setInput(value, key) }
}
