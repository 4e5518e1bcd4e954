/// Methods of Foundation's classes that selectors name: those that sort descriptors compare values by, and those that objects are sent as actions.
enum FoundationSelectors {
    /// By their full names.
    static let names = [
        "compare(_:)", "caseInsensitiveCompare(_:)", "localizedCompare(_:)", "localizedCaseInsensitiveCompare(_:)",
        "localizedStandardCompare(_:)", "suspend()", "resume()", "cancel()", "fire()", "invalidate()", "start()", "cancelAllOperations()",
    ]
}
