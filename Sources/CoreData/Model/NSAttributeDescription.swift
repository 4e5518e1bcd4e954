import QuinceFoundation

/// A description of an attribute of an entity. Source: Apple's documentation of `NSAttributeDescription`.
open class NSAttributeDescription: NSPropertyDescription {
    /// A type of attributes.
    public struct AttributeType: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        private init(_ type: NSAttributeType) { rawValue = type.rawValue }

        public static let undefined = AttributeType(.undefinedAttributeType)
        public static let integer16 = AttributeType(.integer16AttributeType)
        public static let integer32 = AttributeType(.integer32AttributeType)
        public static let integer64 = AttributeType(.integer64AttributeType)
        public static let decimal = AttributeType(.decimalAttributeType)
        public static let double = AttributeType(.doubleAttributeType)
        public static let float = AttributeType(.floatAttributeType)
        public static let string = AttributeType(.stringAttributeType)
        public static let boolean = AttributeType(.booleanAttributeType)
        public static let date = AttributeType(.dateAttributeType)
        public static let binaryData = AttributeType(.binaryDataAttributeType)
        public static let uuid = AttributeType(.UUIDAttributeType)
        public static let uri = AttributeType(.URIAttributeType)
        public static let transformable = AttributeType(.transformableAttributeType)
        public static let objectID = AttributeType(.objectIDAttributeType)
        public static let composite = AttributeType(.compositeAttributeType)
    }

    open var attributeType = NSAttributeType.undefinedAttributeType { didSet { entity?.invalidate() } }

    open var type: AttributeType {
        get { AttributeType(rawValue: attributeType.rawValue) }
        set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
    }

    /// The name of the class of values.
    open var attributeValueClassName: String? {
        get { customClassName ?? attributeType.valueClassName }
        set { customClassName = newValue }
    }
    private var customClassName: String?

    /// The value of new objects.
    open var defaultValue: Any? { didSet { entity?.invalidate() } }
    /// The name of the value transformer of a transformable attribute; nil = secure coding.
    open var valueTransformerName: String?
    /// Whether large values may be stored in files of their own.
    open var allowsExternalBinaryDataStorage = false
    /// Whether persistent history keeps the value of deleted objects.
    open var preservesValueInHistoryOnDeletion = false
    open var allowsCloudEncryption = false

    override func addParts(to hash: inout VersionHash) {
        super.addParts(to: &hash)
        hash.add("attribute")
        hash.add(Int64(attributeType.rawValue))
        hash.add(valueTransformerName ?? "")
    }

    override func assignParts(to copy: NSPropertyDescription) {
        super.assignParts(to: copy)
        guard let copy = copy as? NSAttributeDescription else { return }
        (copy.attributeType, copy.customClassName, copy.defaultValue) = (attributeType, customClassName, defaultValue)
        (copy.valueTransformerName, copy.allowsExternalBinaryDataStorage) = (valueTransformerName, allowsExternalBinaryDataStorage)
        copy.preservesValueInHistoryOnDeletion = preservesValueInHistoryOnDeletion
        copy.allowsCloudEncryption = allowsCloudEncryption
    }
}
