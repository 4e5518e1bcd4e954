import Foundation

/// Hands out an item in the forms it can take, each made only when it is asked for: between apps, or within one.
///
/// Handlers are called on a queue of the system's, as on iOS, never on the main one.
///
/// Source: Apple's “NSItemProvider”.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    public typealias CompletionHandler = (_ item: (any NSSecureCoding)?, _ error: (any Error)?) -> Void
    public typealias LoadHandler = (
        _ completionHandler: CompletionHandler?, _ expectedValueClass: AnyClass?, _ options: [AnyHashable: Any]?
    ) -> Void

    public enum ErrorCode: Int, Error, Sendable {
        case unknownError = -1
        case itemUnavailableError = -1000
        case unexpectedValueClassError = -1100
        case unavailableCoercionError = -1200
    }

    public class var errorDomain: String { "NSItemProviderErrorDomain" }

    private let lock = NSLock()
    private var kept: [ItemRepresentation] = []
    private var name: String?

    public override init() { super.init() }

    /// A provider of an object in all forms it can be written as.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// A provider of a file's contents; nil where there is no file.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, fileURL.isFileURL, FileManager.default.isReadableFile(atPath: fileURL.path) else { return nil }
        self.init()
        let type = TypeRegistry.shared.type(
            tag: fileURL.pathExtension, of: TypeRegistry.filenameExtension, conformingTo: "public.data")
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        registerFileRepresentation(forTypeIdentifier: type, visibility: .all) { done in
            done(fileURL, false, nil)
            return nil
        }
    }

    /// The name of a file made from the item, without extension.
    open var suggestedName: String? {
        get { lock.withLock { name } }
        set { lock.withLock { name = newValue } }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSItemProvider()
        copy.kept = representations
        copy.name = suggestedName
        return copy
    }

    // MARK: Registering

    func add(_ representation: ItemRepresentation) {
        lock.withLock {
            if let index = kept.firstIndex(where: { $0.type == representation.type }) {
                kept[index] = representation
            } else {
                kept.append(representation)
            }
        }
    }

    private var representations: [ItemRepresentation] { lock.withLock { kept } }

    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping (_ completionHandler: @escaping (Data?, (any Error)?) -> Void) -> Progress?
    ) { add(ItemRepresentation(type: typeIdentifier, source: .data(loadHandler))) }

    open func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping (_ completionHandler: @escaping (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) { add(ItemRepresentation(type: typeIdentifier, fileOptions: fileOptions, source: .file(loadHandler))) }

    open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
        for type in object.writableTypeIdentifiersForItemProvider {
            add(
                ItemRepresentation(
                    type: type,
                    source: .data { object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0) }))
        }
    }

    /// Registers what objects of a class can be written as; the object is made when it is asked for.
    open func registerObject(
        ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping (_ completionHandler: @escaping ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Progress?
    ) {
        for type in aClass.writableTypeIdentifiersForItemProvider {
            let source = ItemRepresentation.Source.data { done in
                loadHandler { object, error in
                    guard let object else { return done(nil, error ?? ErrorCode.itemUnavailableError.asError(type)) }
                    _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: done)
                }
            }
            add(ItemRepresentation(type: type, source: source))
        }
    }

    // MARK: Asking

    /// In the order of registration, which is that of preference.
    open var registeredTypeIdentifiers: [String] { representations.map(\.type) }

    open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions) -> [String] {
        representations.filter { $0.fileOptions.isSuperset(of: fileOptions) }.map(\.type)
    }

    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { representation(typeIdentifier) != nil }

    open func hasRepresentationConforming(toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []) -> Bool {
        registeredTypeIdentifiers(fileOptions: fileOptions).contains { TypeRegistry.shared.conforms($0, to: typeIdentifier) }
    }

    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        aClass.readableTypeIdentifiersForItemProvider.contains { representation($0) != nil }
    }

    func representation(_ type: String) -> ItemRepresentation? {
        let all = representations
        return all.first { $0.type == type } ?? all.first { TypeRegistry.shared.conforms($0.type, to: type) }
    }

    // MARK: Loading

    /// Loads the data of the first form that conforms to a type.
    @discardableResult open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress {
        guard let found = representation(typeIdentifier) else {
            return ItemLoading.fail { completionHandler(nil, ErrorCode.itemUnavailableError.asError(typeIdentifier)) }
        }
        return found.loadData(completionHandler)
    }

    /// Loads a form into a file, which is gone after the handler returns.
    @discardableResult open func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
    ) -> Progress {
        guard let found = representation(typeIdentifier) else {
            return ItemLoading.fail { completionHandler(nil, ErrorCode.itemUnavailableError.asError(typeIdentifier)) }
        }
        return found.loadFile(named: suggestedName, completionHandler)
    }

    /// Opens the file of a form that was registered as openable in place, else a copy.
    @discardableResult open func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        guard let found = representation(typeIdentifier), found.fileOptions.contains(.openInPlace), case .file(let load) = found.source
        else { return loadFileRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler($0, false, $1) } }
        return ItemLoading.run(load) { url, _, error in completionHandler(url, url != nil, error) }
    }

    /// Makes an object of the best form its class can read.
    @discardableResult open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type, completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let types = aClass.readableTypeIdentifiersForItemProvider
        guard let wanted = types.first(where: { representation($0) != nil }), let found = representation(wanted) else {
            return ItemLoading.fail { completionHandler(nil, ErrorCode.itemUnavailableError.asError(types.joined(separator: ", "))) }
        }
        return found.loadData { data, error in
            guard let data else { return completionHandler(nil, error ?? ErrorCode.itemUnavailableError.asError(wanted)) }
            do {
                completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: found.type), nil)
            } catch { completionHandler(nil, error) }
        }
    }
}

// MARK: - Bridged types

extension NSItemProvider {
    /// Registers a value of a type that stands for a class, as `URL` does for `NSURL`.
    public func registerObject<T: _ObjectiveCBridgeable>(
        ofClass: T.Type, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping (_ completionHandler: @escaping (T?, (any Error)?) -> Void) -> Progress?
    ) where T._ObjectiveCType: NSItemProviderWriting {
        registerObject(ofClass: T._ObjectiveCType.self, visibility: visibility) { done in
            loadHandler { value, error in done(value?._bridgeToObjectiveC(), error) }
        }
    }

    public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool where T._ObjectiveCType: NSItemProviderReading {
        canLoadObject(ofClass: T._ObjectiveCType.self)
    }

    @discardableResult public func loadObject<T: _ObjectiveCBridgeable>(
        ofClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
    ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
        loadObject(ofClass: T._ObjectiveCType.self) { object, error in
            var value: T?
            if let object = object as? T._ObjectiveCType { T._forceBridgeFromObjectiveC(object, result: &value) }
            completionHandler(value, value == nil ? error ?? ErrorCode.unexpectedValueClassError.asError("\(T.self)") : nil)
        }
    }
}

// MARK: - Items of share extensions

extension NSItemProvider {
    @available(*, unavailable, message: "not yet in Quince: items given by coding; register an object or data instead")
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) { self.init() }
    @available(*, unavailable, message: "not yet in Quince: items given by coding; register an object or data instead")
    public func registerItem(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler) {}
    @available(*, unavailable, message: "not yet in Quince: items given by coding; use loadObject(ofClass:) or loadDataRepresentation")
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil, completionHandler: CompletionHandler? = nil
    ) {}
}

extension NSItemProvider.ErrorCode {
    func asError(_ types: String) -> NSError {
        NSError(
            domain: NSItemProvider.errorDomain, code: rawValue,
            userInfo: [NSLocalizedDescriptionKey: "Cannot load representation of type \(types)"])
    }
}
