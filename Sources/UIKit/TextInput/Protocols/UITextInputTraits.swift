public enum UITextAutocapitalizationType: Int, Sendable { case none = 0, words, sentences, allCharacters }
public enum UITextAutocorrectionType: Int, Sendable { case `default` = 0, no, yes }
public enum UITextSpellCheckingType: Int, Sendable { case `default` = 0, no, yes }
public enum UITextSmartQuotesType: Int, Sendable { case `default` = 0, no, yes }
public enum UITextSmartDashesType: Int, Sendable { case `default` = 0, no, yes }
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default` = 0, no, yes }
/// Whether words that may follow show while people type. Quince's keyboard shows none.
public enum UITextInlinePredictionType: Int, Sendable { case `default` = 0, no, yes }
public enum UIKeyboardAppearance: Int, Sendable {
    case `default` = 0, dark, light
    public static var alert: UIKeyboardAppearance { .dark }
}
public enum UIKeyboardType: Int, Sendable {
    case `default` = 0, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter,
        webSearch, asciiCapableNumberPad
    public static var alphabet: UIKeyboardType { .asciiCapable }
}
public enum UIReturnKeyType: Int, Sendable {
    case `default` = 0, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The meaning of a text field's content, for automatic filling.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let name = UITextContentType(rawValue: "name")
    public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
    public static let givenName = UITextContentType(rawValue: "given-name")
    public static let middleName = UITextContentType(rawValue: "additional-name")
    public static let familyName = UITextContentType(rawValue: "family-name")
    public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
    public static let nickname = UITextContentType(rawValue: "nickname")
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    public static let organizationName = UITextContentType(rawValue: "organization")
    public static let location = UITextContentType(rawValue: "location")
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    public static let addressState = UITextContentType(rawValue: "address-level1")
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    public static let countryName = UITextContentType(rawValue: "country-name")
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    public static let emailAddress = UITextContentType(rawValue: "email")
    public static let URL = UITextContentType(rawValue: "url")
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "password")
    public static let newPassword = UITextContentType(rawValue: "new-password")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
    public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
    public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
    public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
    public static let creditCardType = UITextContentType(rawValue: "cc-type")
    public static let creditCardName = UITextContentType(rawValue: "cc-name")
    public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
    public static let creditCardMiddleName = UITextContentType(rawValue: "cc-additional-name")
    public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
    public static let birthdate = UITextContentType(rawValue: "bday")
    public static let birthdateDay = UITextContentType(rawValue: "bday-day")
    public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
    public static let birthdateYear = UITextContentType(rawValue: "bday-year")
    public static let dateTime = UITextContentType(rawValue: "date-time")
    public static let flightNumber = UITextContentType(rawValue: "flight-number")
    public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
}

/// How the keyboard behaves for a text input. Every member is optional.
///
/// Source: UIKit, `UITextInputTraits`. What an optional property of a protocol is on iOS can be asked there, but only be set where a class has it.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
    var autocapitalizationType: UITextAutocapitalizationType { get }
    var autocorrectionType: UITextAutocorrectionType { get }
    var spellCheckingType: UITextSpellCheckingType { get }
    var smartQuotesType: UITextSmartQuotesType { get }
    var smartDashesType: UITextSmartDashesType { get }
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
    var inlinePredictionType: UITextInlinePredictionType { get }
    var keyboardType: UIKeyboardType { get }
    var keyboardAppearance: UIKeyboardAppearance { get }
    var returnKeyType: UIReturnKeyType { get }
    var enablesReturnKeyAutomatically: Bool { get }
    var isSecureTextEntry: Bool { get }
    var textContentType: UITextContentType! { get }
    var passwordRules: UITextInputPasswordRules? { get }
}

extension UITextInputTraits {
    public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
    public var autocorrectionType: UITextAutocorrectionType { .default }
    public var spellCheckingType: UITextSpellCheckingType { .default }
    public var smartQuotesType: UITextSmartQuotesType { .default }
    public var smartDashesType: UITextSmartDashesType { .default }
    public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
    public var inlinePredictionType: UITextInlinePredictionType { .default }
    public var keyboardType: UIKeyboardType { .default }
    public var keyboardAppearance: UIKeyboardAppearance { .default }
    public var returnKeyType: UIReturnKeyType { .default }
    public var enablesReturnKeyAutomatically: Bool { false }
    public var isSecureTextEntry: Bool { false }
    public var textContentType: UITextContentType! { nil }
    public var passwordRules: UITextInputPasswordRules? { nil }
}
