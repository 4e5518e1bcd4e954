import QuinceFoundation
import UniformTypeIdentifiers

extension String {
    /// The keyboard and corrections for entering a text.
    ///
    /// Source: Apple's documentation of `String.IntentInputOptions`.
    public struct IntentInputOptions: Sendable {
        public enum KeyboardType: Sendable {
            case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter,
                webSearch
        }
        public enum CapitalizationType: Sendable { case none, words, sentences, allCharacters }

        public let keyboardType: KeyboardType
        public let capitalizationType: CapitalizationType
        public let multiline: Bool
        public let autocorrect: Bool
        public let smartQuotes: Bool
        public let smartDashes: Bool

        public init(
            keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences, multiline: Bool = false,
            autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
        ) {
            (self.keyboardType, self.capitalizationType, self.multiline) = (keyboardType, capitalizationType, multiline)
            (self.autocorrect, self.smartQuotes, self.smartDashes) = (autocorrect, smartQuotes, smartDashes)
        }
    }
}

extension Date {
    /// The parts of a date that people enter.
    ///
    /// Source: Apple's documentation of `Date.IntentParameterKind`.
    public enum IntentParameterKind: Sendable { case date, time, dateTime }
}

/// The number of values in a list.
///
/// Source: Apple's documentation of `IntentCollectionSize`.
public struct IntentCollectionSize: Hashable, Sendable, ExpressibleByIntegerLiteral {
    public let min: Int?
    public let max: Int?
    public init(min: Int? = nil, max: Int? = nil) { (self.min, self.max) = (min, max) }
    public init(integerLiteral value: Int) { self.init(min: value, max: value) }
}

/// The size of a widget, for lists of values that differ with it.
///
/// Source: Apple's documentation of `IntentWidgetFamily`.
public enum IntentWidgetFamily: Hashable, Sendable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryRectangular, accessoryCircular, accessoryInline
}

extension IntentParameter {
    /// A parameter with the name of its property as title.
    public convenience init(
        description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init("", description, nil, nil) }

    public convenience init(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType?, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init("", description, defaultValue.flatMap { $0 as? Value }, nil) }
}

extension IntentParameter where Value.UnwrappedType == String {
    /// - Parameter inputOptions: The keyboard for entering the text. Has no effect: the sheet of widgets uses the default keyboard.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: String? = nil,
        inputOptions: String.IntentInputOptions, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title, description, defaultValue as? Value, nil) }
}

extension IntentParameter where Value.UnwrappedType == Date {
    /// - Parameter kind: The parts of the date that people enter.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Date? = nil,
        kind: Date.IntentParameterKind, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title, description, defaultValue as? Value, nil) }
}

extension IntentParameter where Value.UnwrappedType == IntentFile {
    /// - Parameter supportedTypeIdentifiers: The types of files that can be chosen.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedTypeIdentifiers: [String],
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title, description, nil, nil) }

    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedContentTypes: [UTType],
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title, description, nil, nil) }
}

extension IntentParameter where Value.UnwrappedType == [IntentFile] {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedContentTypes: [UTType],
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title, description, nil, nil) }
}

extension IntentParameter where Value.UnwrappedType: RangeReplaceableCollection {
    /// - Parameter size: The number of values.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        size: IntentCollectionSize, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title, description, defaultValue as? Value, nil) }

    /// - Parameter size: The number of values by the widget's size.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize], requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title, description, defaultValue as? Value, nil) }
}

extension IntentParameter where Value.UnwrappedType: AppEntity {
    /// - Parameter query: Finds the entities instead of the type's own query.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, query: Query, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Query.Entity == Value.UnwrappedType { self.init(title, description, nil, QueryOptions(query: query)) }
}

/// The entities that a query suggests.
private struct QueryOptions<Query: EntityQuery>: DynamicOptionsProvider {
    let query: Query
    func results() async throws -> Query.Result { try await query.suggestedEntities() }
}

extension IntentParameter {
    /// - Parameters:
    ///   - defaultUnit: The unit that people begin with.
    ///   - supportsNegativeNumbers: Whether people can enter values below zero.
    public convenience init<Dimension: QuinceFoundation.Dimension>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: Dimension? = nil, defaultUnitAdjustForLocale: Bool = false, unit: Dimension? = nil,
        unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value.UnwrappedType == Measurement<Dimension> {
        let unit = unit ?? defaultUnit ?? Dimension.baseUnit()
        self.init(title, description, defaultValue.map { Measurement(value: $0, unit: unit) } as? Value, nil)
    }
}
