import HealthModel
@_spi(Quince) import QuinceFoundation

/// A quantity of a span of time. Source: Apple's documentation of `HKQuantitySample`.
open class HKQuantitySample: HKSample, @unchecked Sendable {
    public let quantityType: HKQuantityType
    public let quantity: HKQuantity

    init(_ type: HKQuantityType, _ quantity: HKQuantity, _ start: Date, _ end: Date, _ identity: ObjectIdentity) {
        if !type.is(compatibleWith: quantity.unit) {
            raise(
                .objectValidation,
                "\(Self.self) \(identity.uuid) \(quantity) requires unit of type \(type.canonicalUnit). "
                    + "Incompatible unit: \(quantity.unit.unitString)")
        }
        (quantityType, self.quantity) = (type, quantity)
        super.init(type, start, end, identity)
    }

    public convenience init(type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date) {
        self.init(quantityType, quantity, startDate, endDate, ObjectIdentity(metadata: nil, device: nil))
    }
    public convenience init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date, metadata: [String: Any]?
    ) { self.init(quantityType, quantity, startDate, endDate, ObjectIdentity(metadata: metadata, device: nil)) }
    public convenience init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date, device: HKDevice?,
        metadata: [String: Any]?
    ) { self.init(quantityType, quantity, startDate, endDate, ObjectIdentity(metadata: metadata, device: device)) }

    /// The number of values in the sample: 1 of a sample that is no series.
    open var count: Int { 1 }

    override func value(ofKey key: String) -> Any?? {
        switch key {
        case "quantity", "sumQuantity", "averageQuantity", "minimumQuantity", "maximumQuantity", "mostRecentQuantity": .some(quantity)
        case "count": .some(count)
        case "quantityType": .some(quantityType)
        default: super.value(ofKey: key)
        }
    }

    override var record: HealthRecord? {
        var record = baseRecord
        record.quantity = quantity.record
        return record
    }

    /// The sample that the device has kept, of the class that iOS has for its type; nil where it cannot be read.
    static func make(_ record: HealthRecord) -> HKQuantitySample? {
        guard let quantity = record.quantity.flatMap({ HKQuantity($0) }) else { return nil }
        let type = HKQuantityType(identifier: record.type)
        guard type.is(compatibleWith: quantity.unit), record.end >= record.start else { return nil }
        let identity = ObjectIdentity(record)
        return type.aggregationStyle == .cumulative
            ? HKCumulativeQuantitySample(type, quantity, record.start, record.end, identity)
            : HKDiscreteQuantitySample(type, quantity, record.start, record.end, identity)
    }
}

/// A sample of a type whose quantities add up. Source: Apple's documentation of `HKCumulativeQuantitySample`.
open class HKCumulativeQuantitySample: HKQuantitySample, @unchecked Sendable {
    open var sumQuantity: HKQuantity { quantity }
}

/// A sample of a type whose quantities are averaged. Source: Apple's documentation of `HKDiscreteQuantitySample`.
open class HKDiscreteQuantitySample: HKQuantitySample, @unchecked Sendable {
    open var averageQuantity: HKQuantity { quantity }
    open var minimumQuantity: HKQuantity { quantity }
    open var maximumQuantity: HKQuantity { quantity }
    open var mostRecentQuantity: HKQuantity { quantity }
    open var mostRecentQuantityDateInterval: DateInterval { DateInterval(start: startDate, end: endDate) }
}

/// A category of a span of time. Source: Apple's documentation of `HKCategorySample`.
open class HKCategorySample: HKSample, @unchecked Sendable {
    public let categoryType: HKCategoryType
    public let value: Int

    init(_ type: HKCategoryType, _ value: Int, _ start: Date, _ end: Date, _ identity: ObjectIdentity) {
        (categoryType, self.value) = (type, value)
        super.init(type, start, end, identity)
    }

    public convenience init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date) {
        self.init(type, value, startDate, endDate, ObjectIdentity(metadata: nil, device: nil))
    }
    public convenience init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, metadata: [String: Any]?) {
        self.init(type, value, startDate, endDate, ObjectIdentity(metadata: metadata, device: nil))
    }
    public convenience init(
        type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, device: HKDevice?, metadata: [String: Any]?
    ) { self.init(type, value, startDate, endDate, ObjectIdentity(metadata: metadata, device: device)) }

    override func value(ofKey key: String) -> Any?? {
        switch key {
        case "value": .some(value)
        case "categoryType": .some(categoryType)
        default: super.value(ofKey: key)
        }
    }

    override var record: HealthRecord? {
        var record = baseRecord
        record.category = value
        return record
    }

    static func make(_ record: HealthRecord) -> HKCategorySample? {
        guard let value = record.category, record.end >= record.start else { return nil }
        return HKCategorySample(HKCategoryType(identifier: record.type), value, record.start, record.end, ObjectIdentity(record))
    }
}

/// A sample that is made of others. Source: Apple's documentation of `HKCorrelation`.
open class HKCorrelation: HKSample, @unchecked Sendable {
    public let correlationType: HKCorrelationType
    public let objects: Set<HKSample>

    init(_ type: HKCorrelationType, _ objects: Set<HKSample>, _ start: Date, _ end: Date, _ identity: ObjectIdentity) {
        (correlationType, self.objects) = (type, objects)
        super.init(type, start, end, identity)
    }

    public convenience init(type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>) {
        self.init(correlationType, objects, startDate, endDate, ObjectIdentity(metadata: nil, device: nil))
    }
    public convenience init(
        type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>, metadata: [String: Any]?
    ) { self.init(correlationType, objects, startDate, endDate, ObjectIdentity(metadata: metadata, device: nil)) }
    public convenience init(
        type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>, device: HKDevice?,
        metadata: [String: Any]?
    ) { self.init(correlationType, objects, startDate, endDate, ObjectIdentity(metadata: metadata, device: device)) }

    /// The samples of a type.
    open func objects(for objectType: HKObjectType) -> Set<HKSample> { objects.filter { $0.sampleType == objectType } }

    override var record: HealthRecord? {
        var record = baseRecord
        record.members = objects.map(\.uuid)
        return record
    }
}
