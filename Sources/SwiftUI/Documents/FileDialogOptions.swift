/// Options of a file dialog's list: the contents of packages, hidden files, file extensions. No effect on iOS, where the user chooses them
/// in the dialog.
///
/// Source: Apple's documentation of `FileDialogBrowserOptions`.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The contents of packages.
    public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
    public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
    public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

/// Settings of file dialogs that only macOS shows.
struct FileDialogSettings {
    var confirmationLabel: Text?
    var message: Text?
    var filenameLabel: Text?
    var customizationID: String?
    var browserOptions: FileDialogBrowserOptions = []
    var importsUnresolvedAliases = false
    var allowed: Predicate<URL>?
}

private struct FileDialogSettingsKey: EnvironmentKey { static let defaultValue = FileDialogSettings() }

extension EnvironmentValues {
    var fileDialogSettings: FileDialogSettings {
        get { self[FileDialogSettingsKey.self] }
        set { self[FileDialogSettingsKey.self] = newValue }
    }
}

/// These shape the file dialogs of a Mac. Lists of documents look the same with them on iPhones and iPads.
extension View {
    /// Sets the title of the button that confirms, on a Mac. Nothing is seen of it on iOS.
    ///
    /// Source: Apple's documentation of `fileDialogConfirmationLabel(_:)`.
    nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
        environment(\.fileDialogSettings.confirmationLabel, label)
    }
    nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
        fileDialogConfirmationLabel(Text(labelKey))
    }
    @_disfavoredOverload nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
        fileDialogConfirmationLabel(Text(label))
    }
    /// Sets the text above the documents, on a Mac. Nothing is seen of it on iOS.
    ///
    /// Source: Apple's documentation of `fileDialogMessage(_:)`.
    nonisolated public func fileDialogMessage(_ message: Text?) -> some View { environment(\.fileDialogSettings.message, message) }
    nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { fileDialogMessage(Text(messageKey)) }
    @_disfavoredOverload nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
        fileDialogMessage(Text(message))
    }
    /// Sets the label of the field for a file's name, on a Mac. Nothing is seen of it on iOS.
    ///
    /// Source: Apple's documentation of `fileExporterFilenameLabel(_:)`.
    nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View {
        environment(\.fileDialogSettings.filenameLabel, label)
    }
    nonisolated public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
        fileExporterFilenameLabel(Text(labelKey))
    }
    @_disfavoredOverload nonisolated public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View {
        fileExporterFilenameLabel(Text(label))
    }
    /// Has a Mac keep what people set in the dialogs inside under a name. Nothing is seen of it on iOS.
    ///
    /// Source: Apple's documentation of `fileDialogCustomizationID(_:)`.
    nonisolated public func fileDialogCustomizationID(_ id: String) -> some View { environment(\.fileDialogSettings.customizationID, id) }
    /// Says what dialogs show besides documents, on a Mac. Nothing is seen of it on iOS.
    ///
    /// Source: Apple's documentation of `fileDialogBrowserOptions(_:)`.
    nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
        environment(\.fileDialogSettings.browserOptions, options)
    }
    /// Has importers give aliases as they are, on a Mac. Nothing is seen of it on iOS.
    ///
    /// Source: Apple's documentation of `fileDialogImportsUnresolvedAliases(_:)`.
    nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
        environment(\.fileDialogSettings.importsUnresolvedAliases, imports)
    }
    /// Says which documents can be chosen, on a Mac. Nothing is seen of it on iOS.
    ///
    /// Source: Apple's documentation of `fileDialogURLEnabled(_:)`.
    nonisolated public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
        environment(\.fileDialogSettings.allowed, predicate)
    }
}
