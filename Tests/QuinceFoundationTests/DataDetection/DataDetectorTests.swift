import QuinceFoundation
import Testing

struct DataDetectorTests {
    private func found(_ text: String, _ types: NSTextCheckingResult.CheckingType) throws -> [String] {
        let detector = try NSDataDetector(types: types.rawValue)
        return detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count)).map { match in
            #expect(match.numberOfRanges == 1)
            return match.url?.absoluteString ?? match.phoneNumber ?? "-"
        }
    }

    @Test(arguments: [
        ("See https://apple.com/a?b=c#d.", ["https://apple.com/a?b=c#d"]),
        ("(http://a.org/x_(y)), and www.b.net!", ["http://a.org/x_(y)", "http://www.b.net"]),
        ("apple.com, e.g. 3.14 or Mr.Bean", ["http://apple.com"]), ("Mail ann@example.org now", ["mailto:ann@example.org"]),
        ("é https://x.dev/ü", ["https://x.dev/%C3%BC"]), ("file.txt a.b.c", []), ("", []), ("HTTPS://A.COM", ["HTTPS://A.COM"]),
        ("sub.example.co/path, next", ["http://sub.example.co/path"]),
    ])
    func linksAreFound(text: String, links: [String]) throws { #expect(try found(text, .link) == links) }

    @Test(arguments: [
        ("Call (408) 555-0123.", ["(408) 555-0123"]), ("1-800-555-0123 or +49 30 1234567", ["1-800-555-0123", "+49 30 1234567"]),
        ("on 2024-01-05 at 10:30, 3.14159 and 1234567", []), ("408.555.0123;555-0123", ["408.555.0123", "555-0123"]),
        ("order 12-408-555-01234", []), ("+1 (650) 253-0000", ["+1 (650) 253-0000"]),
    ])
    func phoneNumbersAreFound(text: String, numbers: [String]) throws { #expect(try found(text, .phoneNumber) == numbers) }

    @Test func placesAndKindsAreTold() throws {
        let text = "é a@b.org 555-0123"
        let detector = try NSDataDetector(
            types: NSTextCheckingResult.CheckingType.link.rawValue | NSTextCheckingResult.CheckingType.phoneNumber.rawValue)
        let whole = NSRange(location: 0, length: text.utf16.count)
        let matches = detector.matches(in: text, range: whole)
        #expect(matches.map(\.range) == [NSRange(location: 2, length: 7), NSRange(location: 10, length: 8)])
        #expect(matches.map(\.resultType) == [.link, .phoneNumber])
        #expect(detector.firstMatch(in: text, range: whole)?.url?.scheme == "mailto")
        #expect(detector.numberOfMatches(in: text, range: NSRange(location: 10, length: 8)) == 1)
        var seen = 0
        detector.enumerateMatches(in: text, range: whole) { _, _, stop in
            seen += 1
            stop.pointee = true
        }
        #expect(seen == 1)
    }

    @Test func resultsAreMadeByApps() throws {
        let place = NSRange(location: 1, length: 2)
        let url = try #require(URL(string: "https://a.org"))
        #expect(NSTextCheckingResult.linkCheckingResult(range: place, url: url).url == url)
        #expect(NSTextCheckingResult.phoneNumberCheckingResult(range: place, phoneNumber: "555").phoneNumber == "555")
        let day = NSTextCheckingResult.dateCheckingResult(range: place, date: .distantPast, timeZone: .gmt, duration: 60)
        #expect(day.resultType == .date && day.date == .distantPast && day.timeZone == .gmt && day.duration == 60 && day.range == place)
        let address = NSTextCheckingResult.addressCheckingResult(range: place, components: [.city: "Bath"])
        #expect(address.addressComponents == [.city: "Bath"] && address.components == [.city: "Bath"] && address.date == nil)
    }

    @Test func whatIsNotFoundYetIsRefused() {
        #expect(throws: (any Error).self) { try NSDataDetector(types: NSTextCheckingResult.CheckingType.date.rawValue) }
        #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
    }

    @Test func longTextsTakeLittleTime() throws {
        let text = String(repeating: "a.", count: 20_000) + String(repeating: "1-", count: 20_000) + String(repeating: "+1 ", count: 5000)
        #expect(try found(text, [.link, .phoneNumber]).count < 5000)
    }
}
