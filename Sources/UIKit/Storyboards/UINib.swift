import BundleFormat

/// A xib document, ready to make its objects as often as wanted.
@preconcurrency @MainActor open class UINib: NSObject {
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Objects that stand for the document's placeholders, by identifier.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private let name: String
    private let bundle: Bundle
    private var document: InterfaceDocument?

    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        (self.name, bundle) = (name, bundleOrNil ?? .main)
        super.init()
    }

    init(document: InterfaceDocument, bundle: Bundle) {
        (name, self.bundle, self.document) = (document.name, bundle, document)
        super.init()
    }

    /// Makes the document's objects and returns the top-level ones. A missing document ends the app.
    @discardableResult open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        guard let document = document ?? InterfaceDocument.find(name, kind: .nib, in: bundle) else {
            uncaughtException(
                .internalInconsistency, "Could not load NIB in bundle: '\(InterfaceDocument.text(of: bundle))' with name '\(name)'")
        }
        self.document = document
        let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
        return NibContext(document: document, bundle: bundle).instantiate(owner: ownerOrNil.map { $0 as AnyObject }, external: external)
    }

    static func exists(_ name: String, in bundle: Bundle) -> Bool { InterfaceDocument.find(name, kind: .nib, in: bundle) != nil }
}

extension Bundle {
    /// Makes the objects of a nib of this bundle and returns the top-level ones.
    @preconcurrency @MainActor public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
