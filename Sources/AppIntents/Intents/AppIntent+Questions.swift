import QuinceFoundation

/// The title of the button with which people confirm an intent.
///
/// Source: Apple's documentation of `ConfirmationActionName`.
public struct ConfirmationActionName: Hashable, Sendable {
    let label: String
    private init(_ label: String) { self.label = label }

    public static let `default` = ConfirmationActionName("Continue")
    public static let add = ConfirmationActionName("Add")
    public static let addData = ConfirmationActionName("Add")
    public static let book = ConfirmationActionName("Book")
    public static let buy = ConfirmationActionName("Buy")
    public static let call = ConfirmationActionName("Call")
    public static let checkIn = ConfirmationActionName("Check In")
    public static let `continue` = ConfirmationActionName("Continue")
    public static let create = ConfirmationActionName("Create")
    public static let `do` = ConfirmationActionName("Do")
    public static let download = ConfirmationActionName("Download")
    public static let filter = ConfirmationActionName("Filter")
    public static let find = ConfirmationActionName("Find")
    public static let get = ConfirmationActionName("Get")
    public static let go = ConfirmationActionName("Go")
    public static let log = ConfirmationActionName("Log")
    public static let open = ConfirmationActionName("Open")
    public static let order = ConfirmationActionName("Order")
    public static let pay = ConfirmationActionName("Pay")
    public static let play = ConfirmationActionName("Play")
    public static let playSound = ConfirmationActionName("Play")
    public static let post = ConfirmationActionName("Post")
    public static let request = ConfirmationActionName("Request")
    public static let run = ConfirmationActionName("Run")
    public static let search = ConfirmationActionName("Search")
    public static let send = ConfirmationActionName("Send")
    public static let set = ConfirmationActionName("Set")
    public static let share = ConfirmationActionName("Share")
    public static let start = ConfirmationActionName("Start")
    public static let startNavigation = ConfirmationActionName("Start")
    public static let toggle = ConfirmationActionName("Toggle")
    public static let turnOff = ConfirmationActionName("Turn Off")
    public static let turnOn = ConfirmationActionName("Turn On")
    public static let view = ConfirmationActionName("View")

    public static func custom(
        acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource] = [], denyLabel: LocalizedStringResource,
        denyAlternatives: [LocalizedStringResource] = [], destructive: Bool = false
    ) -> ConfirmationActionName { ConfirmationActionName(String(localized: acceptLabel)) }
}

/// Where the system shows or speaks what an intent asks.
///
/// Source: Apple's documentation of `ConfirmationConditions` (iOS 18).
public struct ConfirmationConditions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let isVisible = ConfirmationConditions(rawValue: 1)
    public static let isSpoken = ConfirmationConditions(rawValue: 2)
}

/// Intents of buttons in apps and widgets cannot ask people: there is no Siri and no Shortcuts app that would. The questions throw then, as iOS
/// ends such an intent.
///
/// Source: Apple's documentation of `AppIntent`.
extension AppIntent {
    public func requestConfirmation() async throws { throw Self.nobodyToAsk }

    public func requestConfirmation<Result: IntentResult>(
        result: Result, confirmationActionName: ConfirmationActionName = .default, showPrompt: Bool = true
    ) async throws { throw Self.nobodyToAsk }

    public func requestConfirmation<Result: IntentResult>(
        output: Result, confirmationActionName: ConfirmationActionName = .default, showPrompt: Bool = true
    ) async throws { throw Self.nobodyToAsk }

    public func requestConfirmation(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .default, dialog: IntentDialog? = nil,
        showDialogAsPrompt: Bool = true
    ) async throws { throw Self.nobodyToAsk }

    /// - Returns: The choice.
    public func requestChoice(between options: [IntentChoiceOption], dialog: IntentDialog? = nil) async throws -> IntentChoiceOption {
        throw Self.nobodyToAsk
    }

    static var nobodyToAsk: AppIntentError {
        AppIntentError("the intent \(Self.self) asks a question, which needs Siri or Shortcuts")
    }

    /// Performs the intent.
    ///
    /// Source: Apple's documentation of `AppIntent.callAsFunction(donate:)`.
    @discardableResult public func callAsFunction(donate: Bool = true) async throws -> PerformResult {
        await AppDependencyManager.shared.prepare()
        return try await perform()
    }

    /// Records that people have done this in the app. Nothing suggests intents on a simulated device, so the record is not kept.
    @discardableResult public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
    @discardableResult public func donate(result: some IntentResult) async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
}

/// One of several answers.
///
/// Source: Apple's documentation of `IntentChoiceOption` (iOS 26).
public struct IntentChoiceOption: Hashable, Sendable {
    /// How an answer looks.
    public enum Style: Sendable { case `default`, destructive, cancel }
    public let title: String
    public let style: Style
    public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, style: Style = .default) {
        (self.title, self.style) = (String(localized: title), style)
    }
    public static let cancel = IntentChoiceOption(title: "Cancel", style: .cancel)
    public static func cancel(title: LocalizedStringResource) -> IntentChoiceOption { IntentChoiceOption(title: title, style: .cancel) }
}

/// The identity of a record that an intent was performed.
///
/// Source: Apple's documentation of `IntentDonationIdentifier`.
public struct IntentDonationIdentifier: Hashable, Codable, Sendable {
    private let id: UUID
    init() { id = UUID() }
}

extension IntentParameter {
    /// Returns an error with which `perform()` asks for a value.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
        AppIntentError(dialog.map { String(localized: $0.full) } ?? "the parameter “\(String(localized: title))” needs a value")
    }

    /// Asks people for a value.
    ///
    /// - Throws: `AppIntentError`, as there is no Siri and no Shortcuts app that would ask.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { throw needsValueError(dialog) }

    /// Returns an error with which `perform()` asks which of the values is meant.
    public func needsDisambiguationError(among values: [Value.UnwrappedType], dialog: IntentDialog? = nil) -> AppIntentError {
        needsValueError(dialog)
    }
    public func requestDisambiguation(among values: [Value.UnwrappedType], dialog: IntentDialog? = nil) async throws -> Value.UnwrappedType
    {
        throw needsValueError(dialog)
    }

    /// Asks whether a value is the one that is meant.
    public func requestConfirmation(for value: Value.UnwrappedType, dialog: IntentDialog? = nil) async throws -> Bool {
        throw needsValueError(dialog)
    }
}
