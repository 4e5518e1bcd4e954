import QuinceFoundation
import Testing

struct BundleInformationTests {
    /// Makes a bundle with an Info.plist and a localized name.
    private func withBundle(_ body: (Bundle) throws -> Void) throws {
        let files = FileManager.default
        let folder = files.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".bundle", isDirectory: true)
        let language = folder.appendingPathComponent("en.lproj", isDirectory: true)
        try files.createDirectory(at: language, withIntermediateDirectories: true)
        defer { try? files.removeItem(at: folder) }
        func write(_ values: [String: String], _ file: URL) throws {
            try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0).write(to: file)
        }
        let information = ["CFBundleDevelopmentRegion": "en", "CFBundleDisplayName": "Plain", "Address": "here"]
        try write(information, folder.appendingPathComponent("Info.plist"))
        try write(["CFBundleDisplayName": "Localized"], language.appendingPathComponent("InfoPlist.strings"))
        try body(#require(Bundle(path: folder.path)))
    }

    @Test func filesOfATypeAreURLs() throws {
        try withBundle { bundle in
            let files = bundle.urls(forResourcesWithExtension: "plist", subdirectory: nil)
            let names: [String] = files?.map(\URL.lastPathComponent) ?? []
            #expect(names == ["Info.plist"])
        }
    }

    @Test func localizedValuesComeFirstAndHideNoOthers() throws {
        try withBundle { bundle in
            #expect(bundle.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String == "Localized")
            #expect(bundle.object(forInfoDictionaryKey: "Address") as? String == "here")
            #expect(bundle.object(forInfoDictionaryKey: "Nothing") == nil)
        }
    }
}
