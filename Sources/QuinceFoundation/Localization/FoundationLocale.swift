import Foundation

// Foundation itself, and what it inlines into apps, asks for the user's locale and calendar by these symbols, and would answer with a fixed locale. The
// answers lie in another library than most of those who ask, so the dynamic linker finds the first of the name in the process: these, as the
// frameworks' library goes before Foundation's.

@_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
@_spi(Quince) public func localeForFoundation() -> Locale { LocaleSettings.current }

@_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
@_spi(Quince) public func autoupdatingLocaleForFoundation() -> Locale { LocaleSettings.current }

@_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
@_spi(Quince) public func preferredLanguagesForFoundation() -> [String] { LocaleSettings.languages }

@_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
@_spi(Quince) public func calendarForFoundation() -> Calendar { LocaleSettings.calendar }

@_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
@_spi(Quince) public func autoupdatingCalendarForFoundation() -> Calendar { LocaleSettings.calendar }
