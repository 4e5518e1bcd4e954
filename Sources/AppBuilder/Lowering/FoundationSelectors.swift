/// Methods of Foundation's classes that selectors name: those that sort descriptors compare values by.
enum FoundationSelectors {
    /// By their full names.
    static let names = [
        "compare(_:)", "caseInsensitiveCompare(_:)", "localizedCompare(_:)", "localizedCaseInsensitiveCompare(_:)",
        "localizedStandardCompare(_:)",
    ]
}
