import HealthModel
@_spi(Quince) import QuinceFoundation

extension NSExceptionName {
    /// iOS's exception for samples that are not valid.
    static let objectValidation = NSExceptionName(rawValue: "_HKObjectValidationFailureException")
}

/// The properties shared by all objects of health data.
struct ObjectIdentity {
    var uuid = UUID()
    var metadata: [String: Any]?
    var device: HKDevice?
    var sourceRevision = HKSourceRevision(.app)
    /// The workout that it is a part of.
    var workout: UUID?
    var isPartOfCorrelation = false

    init(metadata: [String: Any]?, device: HKDevice?) {
        Metadata.validate(metadata)
        (self.metadata, self.device) = (metadata, device)
    }

    init(_ record: HealthRecord) {
        (uuid, workout) = (record.uuid, record.workout)
        (metadata, device) = (Metadata.values(of: record.metadata), record.device.map { HKDevice($0) })
        sourceRevision = HKSourceRevision(record.source)
    }
}

/// A piece of health data. Source: Apple's documentation of `HKObject`.
open class HKObject: NSObject, @unchecked Sendable {
    var identity: ObjectIdentity

    init(_ identity: ObjectIdentity) { self.identity = identity }

    public var uuid: UUID { identity.uuid }
    public var metadata: [String: Any]? { identity.metadata }
    public var device: HKDevice? { identity.device }
    public var sourceRevision: HKSourceRevision { identity.sourceRevision }
    @available(iOS, deprecated: 9.0, message: "Use sourceRevision") public var source: HKSource { identity.sourceRevision.source }

    open override func isEqual(_ object: Any?) -> Bool { (object as? HKObject)?.uuid == uuid }
    open override var hash: Int { uuid.hashValue }

    /// The value of a key that predicates and sort descriptors may name; nil for another key.
    func value(ofKey key: String) -> Any?? {
        switch key {
        case "uuid", "UUID": .some(uuid)
        case "metadata": .some(metadata ?? [:])
        case "device": .some(device)
        case "sourceRevision": .some(sourceRevision)
        case "source": .some(sourceRevision.source)
        default: nil
        }
    }
}

extension HKObject: KeyValueCoding {
    package func codedValue(forKey key: String) -> Any? {
        if let value = value(ofKey: key) { return value }
        raise(
            .undefinedKeyException,
            "[<\(type(of: self))> valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key).")
    }
    package func setCodedValue(_ value: Any?, forKey key: String) {
        raise(
            .undefinedKeyException,
            "[<\(type(of: self))> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key).")
    }
}

extension HKSourceRevision: KeyValueCoding {
    package func codedValue(forKey key: String) -> Any? {
        switch key {
        case "source": source
        case "version": version
        case "productType": productType
        default: nil
        }
    }
    package func setCodedValue(_ value: Any?, forKey key: String) {}
}

extension HKSource: KeyValueCoding {
    package func codedValue(forKey key: String) -> Any? {
        switch key {
        case "name": name
        case "bundleIdentifier": bundleIdentifier
        default: nil
        }
    }
    package func setCodedValue(_ value: Any?, forKey key: String) {}
}

extension HKDevice: KeyValueCoding {
    package func codedValue(forKey key: String) -> Any? { property(key) }
    package func setCodedValue(_ value: Any?, forKey key: String) {}
}

/// A piece of health data of a span of time. Source: Apple's documentation of `HKSample`.
open class HKSample: HKObject, @unchecked Sendable {
    public let sampleType: HKSampleType
    public let startDate: Date
    public let endDate: Date

    init(_ type: HKSampleType, _ start: Date, _ end: Date, _ identity: ObjectIdentity) {
        guard end >= start else {
            raise(
                .objectValidation,
                "Type \(Swift.type(of: self)) can not have endDate of \(end) that is before startDate of \(start)")
        }
        (sampleType, startDate, endDate) = (type, start, end)
        super.init(identity)
    }

    open var hasUndeterminedDuration: Bool { endDate == .distantFuture }

    override func value(ofKey key: String) -> Any?? {
        switch key {
        case "startDate": .some(startDate)
        case "endDate": .some(endDate)
        case "sampleType": .some(sampleType)
        case "hasUndeterminedDuration": .some(hasUndeterminedDuration)
        default: super.value(ofKey: key)
        }
    }

    /// The sample as the device keeps it; nil for one that apps cannot save.
    var record: HealthRecord? { nil }

    /// The properties shared by all samples.
    var baseRecord: HealthRecord {
        var record = HealthRecord(type: sampleType.identifier, start: startDate, end: endDate, source: sourceRevision.record)
        (record.uuid, record.metadata) = (uuid, Metadata.records(of: metadata))
        (record.device, record.workout) = (device?.record, identity.workout)
        return record
    }
}

/// A sample that was deleted. Source: Apple's documentation of `HKDeletedObject`.
open class HKDeletedObject: NSObject, @unchecked Sendable {
    public let uuid: UUID
    public let metadata: [String: Any]? = nil
    init(uuid: UUID) { self.uuid = uuid }
}
