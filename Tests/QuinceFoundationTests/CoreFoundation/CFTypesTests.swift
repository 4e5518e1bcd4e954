import QuinceFoundation
import Testing

struct CFTypesTests {
    @Test func counterpartsBridgeBothWays() {
        let text = "a" as CFString
        #expect(text as String == "a")
        let data = Data([1]) as CFData
        #expect(data as Data == Data([1]))
        let options = ["a": 1] as CFDictionary
        #expect(options["a"] as? Int == 1)
        let error = NSError(domain: "d", code: 3) as CFError
        #expect(error.code == 3)
    }

    @Test func keysOfInformationPropertyListsAreText() {
        #expect(kCFBundleVersionKey as String == "CFBundleVersion")
        #expect(kCFBundleNameKey as String == "CFBundleName")
    }

    @Test func truthValuesAreToldFromNumbers() {
        #expect(CFGetTypeID(NSNumber(value: true)) == CFBooleanGetTypeID())
        #expect(CFGetTypeID(kCFBooleanFalse) == CFBooleanGetTypeID())
        #expect(CFGetTypeID(NSNumber(value: 1)) == CFNumberGetTypeID())
        #expect(CFGetTypeID(NSString(string: "a")) == CFStringGetTypeID())
    }

    @Test func identifiersAreUUIDs() {
        #expect(UUID(uuidString: CFUUIDCreateString(nil, CFUUIDCreate(nil)) as String) != nil)
    }

    @Test func transformsChangeAStringInPlace() {
        let text = NSMutableString(string: "北京 é") as CFMutableString
        #expect(CFStringTransform(text, nil, kCFStringTransformToLatin, false))
        #expect(text as String == "běi jīng é")
        #expect(CFStringTransform(text, nil, kCFStringTransformStripDiacritics, false))
        #expect(text as String == "bei jing e")
        var range = CFRangeMake(0, 3)
        #expect(!CFStringTransform(text, &range, "no such transform", false))
    }
}
