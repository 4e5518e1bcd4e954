import MobileCoreServices
import Testing

struct UTTypeTests {
    @Test func tagsAndTypesLeadToEachOther() {
        let type = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png" as CFString, nil)?.takeRetainedValue()
        #expect(type == kUTTypePNG)
        #expect(UTTypeCopyPreferredTagWithClass(kUTTypePNG, kUTTagClassMIMEType)?.takeRetainedValue() as String? == "image/png")
        #expect(UTTypeCopyPreferredTagWithClass("no such type" as CFString, kUTTagClassMIMEType) == nil)
    }

    @Test func typesConformToTheirParents() {
        #expect(UTTypeConformsTo(kUTTypeJPEG, kUTTypeImage))
        #expect(UTTypeConformsTo(kUTTypeImage, kUTTypeImage))
        #expect(!UTTypeConformsTo(kUTTypeImage, kUTTypeMovie))
        #expect(UTTypeEqual("public.PNG" as CFString, kUTTypePNG))
    }

    @Test func everyConstantIsADeclaredType() {
        #expect(UTTypeIsDeclared(kUTTypeMovie))
        #expect(UTTypeIsDeclared(kUTTypeMP3))
        #expect(UTTypeIsDeclared(kUTTypeVCard))
    }
}
