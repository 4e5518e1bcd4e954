import CSQLiteSnapshots
import QuinceFoundation
import Testing

@Suite struct SmallAdditionTests {
    @Test func fileManagersAreEqualWhereTheyAreTheSame() {
        let other = FileManager()
        #expect(FileManager.default == FileManager.default)
        #expect(FileManager.default != other)
        #expect(Set([FileManager.default, .default, other]).count == 2)
    }

    @Test func localesNameWhatBelongsToThem() {
        let locale = NSLocale(localeIdentifier: "de_DE")
        #expect(locale.localizedString(forCountryCode: "FR") == "Frankreich")
        #expect(locale.localizedString(forLanguageCode: "en") == "Englisch")
        #expect(locale.localizedString(forCurrencyCode: "EUR") == "Euro")
        #expect(locale.localizedString(forLocaleIdentifier: "fr_FR") == "Französisch (Frankreich)")
    }

    @Test func matchesAreGivenToBlocksThatDoNotEscape() throws {
        let expression = try NSRegularExpression(pattern: "[0-9]")
        var places: [Int] = []
        func collect(_ block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void) {
            expression.enumerateMatches(in: "a1b2c3", range: NSRange(location: 0, length: 6), using: block)
        }
        collect { match, _, stop in
            places.append(match?.range.location ?? -1)
            if places.count == 2 { stop.pointee = true }
        }
        #expect(places == [1, 3])
    }

    /// Debian's SQLite is built without snapshots.
    @Test func snapshotsOfDatabasesFail() {
        var snapshot: UnsafeMutableRawPointer? = UnsafeMutableRawPointer(bitPattern: 1)
        #expect(sqlite3_snapshot_get(nil, "main", &snapshot) == 1)
        #expect(snapshot == nil)
        #expect(sqlite3_snapshot_open(nil, "main", nil) == 1)
        sqlite3_snapshot_free(nil)
    }
}
