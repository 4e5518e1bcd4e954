import QuinceFoundation

/// Something that has a text for people.
///
/// Source: Apple's documentation of `CustomLocalizedStringResourceConvertible`.
public protocol CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { get }
}

/// A type with a name for people.
///
/// Source: Apple's documentation of `TypeDisplayRepresentable`.
public protocol TypeDisplayRepresentable {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value with a text for people.
///
/// Source: Apple's documentation of `InstanceDisplayRepresentable`.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
    var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A type and values with texts for people.
///
/// Source: Apple's documentation of `DisplayRepresentable`.
public protocol DisplayRepresentable: TypeDisplayRepresentable, InstanceDisplayRepresentable {}

/// An enumeration whose cases have texts.
///
/// Source: Apple's documentation of `CaseDisplayRepresentable`.
public protocol CaseDisplayRepresentable: Hashable, DisplayRepresentable {
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
    public var displayRepresentation: DisplayRepresentation {
        Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: "\(self)")
    }
}

/// An enumeration that parameters can have.
///
/// Source: Apple's documentation of `AppEnum`.
public protocol AppEnum: CaseDisplayRepresentable, CaseIterable, RawRepresentable, _IntentValue, Sendable
where RawValue: LosslessStringConvertible {}
