/// The reason why a text was not translated.
///
/// Source: Apple's documentation of `TranslationError`.
public struct TranslationError: LocalizedError, Hashable, Sendable {
    private enum Cause: String {
        case unsupportedSourceLanguage = "The source language can’t be translated."
        case unsupportedTargetLanguage = "Texts can’t be translated to the target language."
        case unsupportedLanguagePairing = "Translation isn’t available for these languages on this device."
        case unableToIdentifyLanguage = "The language of the text can’t be identified."
        case nothingToTranslate = "There is nothing to translate."
        case internalError = "Translation isn’t available."
        case alreadyCancelled = "The session was cancelled."
        case notInstalled = "The languages aren’t installed on this device."
    }
    private let cause: Cause

    public static let unsupportedSourceLanguage = TranslationError(cause: .unsupportedSourceLanguage)
    public static let unsupportedTargetLanguage = TranslationError(cause: .unsupportedTargetLanguage)
    public static let unsupportedLanguagePairing = TranslationError(cause: .unsupportedLanguagePairing)
    public static let unableToIdentifyLanguage = TranslationError(cause: .unableToIdentifyLanguage)
    public static let nothingToTranslate = TranslationError(cause: .nothingToTranslate)
    public static let internalError = TranslationError(cause: .internalError)
    public static let alreadyCancelled = TranslationError(cause: .alreadyCancelled)
    public static let notInstalled = TranslationError(cause: .notInstalled)

    public var errorDescription: String? { cause.rawValue }
    public var failureReason: String? { cause.rawValue }

    /// Whether an error is this one, in the clauses that catch errors.
    public static func ~= (match: TranslationError, error: any Error) -> Bool { error as? TranslationError == match }
}
