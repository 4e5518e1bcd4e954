import QuinceFoundation
import Testing

/// Core Foundation's functions on strings, URLs, data and numbers.
struct CFStringTests {
    @Test func urlsAreMadeOfTextAsItStands() {
        #expect(CFURLCreateWithString(nil, "https://a.com/x?y=a%20b" as CFString, nil) as URL? == URL(string: "https://a.com/x?y=a%20b"))
        #expect(CFURLCreateWithString(nil, nil, nil) == nil)
        let file = CFURLCreateWithFileSystemPath(nil, "/a/b" as CFString, .cfurlposixPathStyle, false)
        #expect(CFURLCopyFileSystemPath(file, .cfurlposixPathStyle) == "/a/b")
        #expect(CFURLGetPortNumber(NSURL(string: "http://a.com")) == -1)
    }

    @Test func escapesAreAddedAsAskedFor() {
        let utf8 = CFStringBuiltInEncodings.UTF8.rawValue
        #expect(CFURLCreateStringByAddingPercentEscapes(nil, "a b&c/é", nil, "&/" as CFString, utf8) == "a%20b%26c%2F%C3%A9")
        #expect(CFURLCreateStringByAddingPercentEscapes(nil, "[a b]", "[]" as CFString, nil, utf8) == "[a%20b]")
        #expect(CFURLCreateStringByAddingPercentEscapes(nil, "é", nil, nil, CFStringBuiltInEncodings.ASCII.rawValue) == nil)
        #expect(CFURLCreateStringByReplacingPercentEscapes(nil, "a%20b%2Fc", "") == "a b/c")
        #expect(CFURLCreateStringByReplacingPercentEscapes(nil, "a%20b%2Fc", "/") == "a b%2Fc")
    }

    @Test func encodingsHaveNamesAndNumbers() {
        #expect(CFStringConvertIANACharSetNameToEncoding("utf-8") == CFStringBuiltInEncodings.UTF8.rawValue)
        #expect(CFStringConvertIANACharSetNameToEncoding("no-such-name") == kCFStringEncodingInvalidId)
        let chinese = CFStringEncoding(CFStringEncodings.GB_18030_2000.rawValue)
        #expect(CFStringConvertEncodingToIANACharSetName(chinese) == "gb18030")
        let encoding = String.Encoding(rawValue: CFStringConvertEncodingToNSStringEncoding(chinese))
        #expect(String(data: Data([0xC4, 0xE3]), encoding: encoding) == "你")
        #expect(CFStringConvertNSStringEncodingToEncoding(String.Encoding.utf8.rawValue) == CFStringBuiltInEncodings.UTF8.rawValue)
    }

    @Test func stringsAreReadComparedAndChanged() {
        #expect(CFStringGetLength("a😀" as CFString) == 3)
        var buffer = [CChar](repeating: 1, count: 4)
        #expect(CFStringGetCString("abc", &buffer, 4, CFStringBuiltInEncodings.UTF8.rawValue))
        #expect(String(cString: buffer) == "abc")
        #expect(!CFStringGetCString("abcd", &buffer, 4, CFStringBuiltInEncodings.UTF8.rawValue))
        #expect(CFStringCompare("a", "A", .compareCaseInsensitive) == .compareEqualTo)
        #expect(CFStringCompare("a2", "a10", .compareNumerically) == .compareLessThan)
        #expect(CFStringFind("abc", "x", []).location == kCFNotFound)
        let text: CFMutableString = CFStringCreateMutableCopy(nil, 0, " école " as CFString)
        CFStringTrimWhitespace(text)
        CFStringFold(text, .compareDiacriticInsensitive, nil)
        CFStringUppercase(text, nil)
        #expect(text as String == "ECOLE")
    }

    @Test func dataAndNumbersCrossPointers() {
        let data: CFMutableData = CFDataCreateMutable(nil, 0)
        CFDataAppendBytes(data, [1, 2, 3], 3)
        #expect(CFDataGetLength(data) == 3)
        #expect(CFDataGetBytePtr(data)[2] == 3)
        var value = 0
        #expect(CFNumberGetValue(42 as CFNumber, .nsIntegerType, &value))
        #expect(value == 42)
        var small: Int8 = 0
        #expect(!CFNumberGetValue(1.5 as CFNumber, .sInt8Type, &small))
        #expect(CFNumberIsFloatType(1.5 as CFNumber))
        #expect(CFEqual(NSString(string: "a"), NSString(string: "a")))
        #expect(!CFEqual(NSString(string: "a"), NSNumber(value: 1)))
    }

    @Test func theTypesOfMacTypesAreThere() {
        let status: OSStatus = noErr
        #expect(status == 0)
        let code: FourCharCode = 0x6162_6364
        #expect(code == OSType(0x6162_6364))
        let truth: DarwinBoolean = true
        #expect(truth.boolValue)
        #expect(truth == DarwinBoolean(true))
        #expect(MemoryLayout<DarwinBoolean>.size == 1)
    }
}
