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

    @Test func numbersAreReadAsCoordinates() {
        #expect(CGFloat(truncating: NSNumber(value: 2.5)) == 2.5)
        #expect(CGFloat(exactly: NSNumber(value: 3)) == 3)
        #expect(CGFloat(exactly: NSNumber(value: Int64.max)) == nil)
    }

    @Test func notificationsArePostedWithoutInformation() {
        let name = Notification.Name("posted")
        nonisolated(unsafe) var posted: [Notification] = []
        let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { posted.append($0) }
        defer { NotificationCenter.default.removeObserver(token) }
        NotificationCenter.default.post(name: name, object: self)
        #expect(posted.map(\.name) == [name])
        #expect(posted.first?.userInfo == nil)
        #expect(posted.first?.object is Self)
    }

    @Test func encodingsAreNumbers() {
        let text = NSString(data: Data("Grün".utf8), encoding: NSUTF8StringEncoding)
        #expect(text == "Grün")
        #expect(String.Encoding(rawValue: NSUTF16LittleEndianStringEncoding) == .utf16LittleEndian)
        #expect(String.Encoding(rawValue: NSUTF32BigEndianStringEncoding) == .utf32BigEndian)
    }

    @Test func theUsersFoldersHaveNames() {
        #expect(URL.trashDirectory.lastPathComponent == ".Trash")
        #expect(URL.applicationDirectory.lastPathComponent == "Applications")
    }

    @Test func resourcesOnDemandAreThere() async throws {
        let request = NSBundleResourceRequest(tags: ["level1"])
        #expect(await request.conditionallyBeginAccessingResources())
        try await request.beginAccessingResources()
        #expect(request.progress.isFinished)
        #expect(request.bundle == .main)
        #expect(request.loadingPriority == 0.5)
        request.endAccessingResources()
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

/// What apps put the center behind in their tests.
private protocol Posting { func post(name aName: NSNotification.Name, object anObject: Any?) }
extension NotificationCenter: Posting {}
