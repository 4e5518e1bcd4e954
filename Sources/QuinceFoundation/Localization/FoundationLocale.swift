import Foundation

// Foundation itself, and what it inlines into apps, asks for the user's locale and calendar by symbols of its own, and would answer with a fixed locale.
// The answers lie in another library than most of those who ask, so the dynamic linker finds the first of the name in the process: `CFoundationSymbols`
// defines them in the frameworks' library, which goes before Foundation's, and jumps here.

@_silgen_name("quinceCurrentLocale")
@_spi(Quince) public func currentLocale() -> Locale { LocaleSettings.current }

@_silgen_name("quincePreferredLanguages")
@_spi(Quince) public func preferredLanguages() -> [String] { LocaleSettings.languages }

@_silgen_name("quinceCurrentCalendar")
@_spi(Quince) public func currentCalendar() -> Calendar { LocaleSettings.calendar }
