// Overloads for texts of file dialogs whose texts are resources, as string catalogs have symbols for.
//
// Source: Apple's documentation of the overloads with `LocalizedStringResource` (iOS 16).

extension View {
    @_disfavoredOverload
    nonisolated public func fileDialogConfirmationLabel(_ labelResource: LocalizedStringResource) -> some View {
        fileDialogConfirmationLabel(Text(labelResource))
    }
    @_disfavoredOverload
    nonisolated public func fileDialogMessage(_ messageResource: LocalizedStringResource) -> some View {
        fileDialogMessage(Text(messageResource))
    }
    @_disfavoredOverload
    nonisolated public func fileExporterFilenameLabel(_ labelResource: LocalizedStringResource) -> some View {
        fileExporterFilenameLabel(Text(labelResource))
    }
}
