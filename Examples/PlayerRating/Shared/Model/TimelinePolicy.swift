/// When a widget asks for its next timeline.
enum TimelinePolicy: String, CaseIterable {
    case atEnd
    case never
    case afterTwoMinutes
}
