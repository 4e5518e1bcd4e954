/// Text with attributes that tells its layout managers what changed.
///
/// A subclass keeps the text elsewhere by overriding the four primitives (`string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)`, `setAttributes(_:range:)`) and calling `edited` from the last two; everything else goes through them.
/// Source: Apple's “NSTextStorage”.
open class NSTextStorage: NSMutableAttributedString {
    /// The kinds of changes of an edit: attributes, characters, or both.
    public struct EditActions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let editedAttributes = EditActions(rawValue: 1 << 0)
        public static let editedCharacters = EditActions(rawValue: 1 << 1)
    }

    public static let willProcessEditingNotification = Notification.Name("NSTextStorageWillProcessEditingNotification")
    public static let didProcessEditingNotification = Notification.Name("NSTextStorageDidProcessEditingNotification")

    open private(set) var layoutManagers: [NSLayoutManager] = []
    open weak var delegate: (any NSTextStorageDelegate)?
    /// The kinds of changes since editing began.
    open private(set) var editedMask: EditActions = []
    /// The changed part, in the text as it is now; its location is `NSNotFound` while nothing changed.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    /// By how much the text became longer.
    open private(set) var changeInLength = 0
    private var editingDepth = 0
    private var isProcessing = false

    /// An empty text.
    public init() { super.init(string: "") }
    public override init(string str: String) { super.init(string: str) }
    public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: str, attributes: attrs)
    }
    public override init(attributedString attrStr: NSAttributedString) { super.init(attributedString: attrStr) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
        layoutManagers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }

    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === aLayoutManager }
        if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
    }

    // MARK: Primitives

    /// The length of `string`, which a subclass may keep elsewhere.
    open override var length: Int { type(of: self) == NSTextStorage.self ? super.length : (string as NSString).length }

    open override func replaceCharacters(in range: NSRange, with str: String) {
        super.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }

    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        super.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    // MARK: Telling

    /// Notes a change; outside of `beginEditing` and `endEditing` the layout managers learn of it at once.
    ///
    /// - Parameters:
    ///   - editedRange: The changed part in the text before the change.
    ///   - delta: By how much it became longer.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        let new = NSRange(location: editedRange.location, length: editedRange.length + delta)
        self.editedRange = self.editedRange.location == NSNotFound ? new : merged(self.editedRange, editedRange, new, delta)
        self.editedMask.formUnion(editedMask)
        changeInLength += delta
        if editingDepth == 0 { process() }
    }

    /// Processes what changed. What a subclass changes in its `processEditing()` belongs to the same change and does not begin another.
    private func process() {
        guard !isProcessing, editedRange.location != NSNotFound else { return }
        isProcessing = true
        defer { isProcessing = false }
        processEditing()
        if editedRange.location != NSNotFound { notifyLayoutManagers() }
    }

    /// The earlier change, moved by the later one, and the later one.
    private func merged(_ earlier: NSRange, _ old: NSRange, _ new: NSRange, _ delta: Int) -> NSRange {
        let end = earlier.location + earlier.length
        let movedEnd = old.location <= end ? max(end + delta, new.location + new.length) : new.location + new.length
        let start = min(earlier.location, new.location)
        return NSRange(location: start, length: max(movedEnd, start) - start)
    }

    /// Tells the delegate and the layout managers of what changed.
    open func processEditing() {
        guard editedRange.location != NSNotFound else { return }
        let centre = NotificationCenter.default
        centre.post(name: Self.willProcessEditingNotification, object: self)
        // The delegate may change the text once more: that belongs to this change.
        editingDepth += 1
        delegate?.textStorage(self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        centre.post(name: Self.didProcessEditingNotification, object: self)
        delegate?.textStorage(self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        editingDepth -= 1
        notifyLayoutManagers()
    }

    private func notifyLayoutManagers() {
        let (mask, range, delta) = (editedMask, editedRange, changeInLength)
        editedMask = []
        editedRange = NSRange(location: NSNotFound, length: 0)
        changeInLength = 0
        for manager in layoutManagers {
            manager.processEditing(for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
        }
    }

    open override func beginEditing() { editingDepth += 1 }

    open override func endEditing() {
        editingDepth = max(editingDepth - 1, 0)
        if editingDepth == 0 { process() }
    }

    open var fixesAttributesLazily: Bool { false }
    /// Attributes are used as they are: there is nothing to fix.
    open func ensureAttributesAreFixed(in range: NSRange) {}
    open func invalidateAttributes(in range: NSRange) {}

    // MARK: Everything else

    // What Foundation would do to its own text goes through the primitives, which subclasses may have replaced.

    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        addAttributes([name: value], range: range)
    }

    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        editing {
            for run in runs(in: range) { setAttributes(run.attributes.merging(attrs) { $1 }, range: run.range) }
        }
    }

    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        editing {
            for run in runs(in: range) where run.attributes[name] != nil {
                setAttributes(run.attributes.filter { $0.key != name }, range: run.range)
            }
        }
    }

    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        editing {
            replaceCharacters(in: range, with: attrString.string)
            let all = NSRange(location: 0, length: attrString.length)
            attrString.enumerateAttributes(in: all, options: []) { values, part, _ in
                setAttributes(values, range: NSRange(location: range.location + part.location, length: part.length))
            }
        }
    }

    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }
    open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }
    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
    open override func setAttributedString(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
    }

    open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        let source = string as NSString
        for run in runs(in: range) {
            result.append(NSAttributedString(string: source.substring(with: run.range), attributes: run.attributes))
        }
        return result
    }

    open override func enumerateAttributes(
        in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
        using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let found = runs(in: enumerationRange)
        var stop = ObjCBool(false)
        for run in opts.contains(.reverse) ? found.reversed() : found {
            block(run.attributes, run.range, &stop)
            if stop.boolValue { return }
        }
    }
}

extension NSTextStorage {
    fileprivate func editing(_ body: () -> Void) {
        beginEditing()
        body()
        endEditing()
    }

    /// The runs of a range and their attributes.
    fileprivate func runs(in range: NSRange) -> [(range: NSRange, attributes: [NSAttributedString.Key: Any])] {
        var found: [(NSRange, [NSAttributedString.Key: Any])] = []
        var location = range.location
        while location < range.location + range.length {
            var run = NSRange(location: 0, length: 0)
            let values = attributes(at: location, effectiveRange: &run)
            let end = min(max(run.location + run.length, location + 1), range.location + range.length)
            found.append((NSRange(location: location, length: end - location), values))
            location = end
        }
        return found
    }
}

/// Is told of the changes of a text storage, and may add its own. Every method is optional.
public protocol NSTextStorageDelegate: NSObjectProtocol {
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int)
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int
    ) {}
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int
    ) {}
}
