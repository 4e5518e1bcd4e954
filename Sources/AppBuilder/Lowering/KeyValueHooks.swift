/// The methods of key-value coding and observing that classes override on iOS.
///
/// Here they come from an extension, which nothing can override: a class declares its own, and the run-time library finds it by its selector.
enum KeyValueHooks {
    /// By their full names.
    static let names: Set<String> = [
        "observeValue(forKeyPath:of:change:context:)", "value(forUndefinedKey:)", "setValue(_:forUndefinedKey:)", "setNilValueForKey(_:)",
        "keyPathsForValuesAffectingValue(forKey:)", "automaticallyNotifiesObservers(forKey:)",
    ]

    static func contains(_ member: MemberFacts) -> Bool { member.kind == .function && member.isOverride && names.contains(member.fullName) }
}
