/// The time that texts go by.
enum TextTime {
    case fixed(Date)
    /// The attribute's current time; only the rules that read it run again when it changes.
    case following(Attribute<Date>)

    var date: Date {
        switch self {
        case .fixed(let date): date
        case .following(let date): date.value
        }
    }
}

private enum TextTimeKey: EnvironmentKey {
    static var defaultValue: TextTime? { nil }
}

extension EnvironmentValues {
    /// The time texts go by; nil for the present.
    var textTime: TextTime? {
        get { self[TextTimeKey.self] }
        set { self[TextTimeKey.self] = newValue }
    }

    var textDate: Date { textTime?.date ?? Date() }
}
