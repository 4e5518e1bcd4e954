// JournalingSuggestions, none of which Quince has: its names are declared, so that the compiler says what an app would miss.

import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: suggestions of the Journal app")
public struct JournalingSuggestionsPicker {}

@available(*, unavailable, message: "not yet in Quince: suggestions of the Journal app")
public struct JournalingSuggestion {}
