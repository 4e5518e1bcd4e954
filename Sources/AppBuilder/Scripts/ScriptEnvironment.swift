import FileReplacement
import Foundation

/// The variables of a run-script phase: every setting of its target, and where the build keeps things.
struct ScriptEnvironment {
    /// The folder of products, with the app's bundle in it.
    let products: URL
    /// The folder of what the build makes on the way.
    let intermediates: URL

    /// Linux takes no variable of more than 128 KiB, its name included.
    private static let maximumLength = 128 << 10
    /// Linux limits the size of all variables together, too.
    private static let maximumFiles = 1000

    /// The folder of what the build makes on the way for a target. Scripts write it, so nothing in it is trusted.
    func folder(of target: String) -> URL { intermediates.appendingPathComponent(Self.name(of: target), isDirectory: true) }

    /// The folder of the texts of a target's scripts, and of what is known of their last runs. Scripts only read it.
    func records(of target: String) -> URL {
        intermediates.deletingLastPathComponent().appendingPathComponent("ScriptRecords/\(Self.name(of: target))", isDirectory: true)
    }

    /// Makes the folders that scripts of a target write.
    ///
    /// - Throws: `CocoaError` where a script has put a link in their way.
    func makeFolders(of target: String) throws {
        try PrivateFiles.makeFolders(["DerivedSources", "tmp"].map { Self.name(of: target) + "/" + $0 }, in: intermediates)
    }

    private static func name(of target: String) -> String { String(StableHash.of(target).prefix(12)) }

    /// A target's settings with the folders of this build, under the names that Xcode gives them.
    func settings(_ settings: BuildSettings, of target: String) -> BuildSettings {
        var result = settings
        let wrapper = settings.string("WRAPPER_NAME", default: "\(target).app")
        let folder = folder(of: target).path
        var layer = [
            "ACTION": "build", "BUILD_DIR": products.path, "BUILD_ROOT": products.path, "SYMROOT": products.path,
            "OBJROOT": intermediates.path, "PROJECT_TEMP_DIR": intermediates.path, "TARGET_TEMP_DIR": folder, "TEMP_DIR": folder,
            "DERIVED_FILE_DIR": folder + "/DerivedSources", "DERIVED_SOURCES_DIR": folder + "/DerivedSources",
            "DEPLOYMENT_LOCATION": "NO", "DEPLOYMENT_POSTPROCESSING": "NO", "CODE_SIGNING_ALLOWED": "NO", "ENABLE_PREVIEWS": "NO",
        ]
        for name in ["TARGET_BUILD_DIR", "BUILT_PRODUCTS_DIR", "CONFIGURATION_BUILD_DIR"] { layer[name] = products.path }
        layer["CODESIGNING_FOLDER_PATH"] = products.appendingPathComponent(wrapper).path
        for name in ["CONTENTS_FOLDER_PATH", "UNLOCALIZED_RESOURCES_FOLDER_PATH", "EXECUTABLE_FOLDER_PATH"] { layer[name] = wrapper }
        layer["INFOPLIST_PATH"] = wrapper + "/Info.plist"
        layer["EXECUTABLE_PATH"] = wrapper + "/" + settings.string("EXECUTABLE_NAME", default: target)
        layer["FRAMEWORKS_FOLDER_PATH"] = wrapper + "/Frameworks"
        layer["PLUGINS_FOLDER_PATH"] = wrapper + "/PlugIns"
        result.push(layer)
        return result
    }

    /// The variables of a phase, in settings made by `settings(_:of:)`.
    func variables(_ settings: BuildSettings, inputs: [URL], outputs: [URL], inputLists: [URL], outputLists: [URL]) -> [String: String] {
        var result: [String: String] = [:]
        for name in settings.names where Self.isVariable(name) { result[name] = settings.string(name) }
        let files = [
            "SCRIPT_INPUT_FILE": inputs, "SCRIPT_OUTPUT_FILE": outputs, "SCRIPT_INPUT_FILE_LIST": inputLists,
            "SCRIPT_OUTPUT_FILE_LIST": outputLists,
        ]
        for (name, urls) in files {
            result[name + "_COUNT"] = "\(urls.count)"
            for (index, url) in urls.prefix(Self.maximumFiles).enumerated() { result["\(name)_\(index)"] = url.path }
        }
        let process = ProcessInfo.processInfo.environment
        for name in ["PATH", "LANG", "LC_ALL", "TERM"] { result[name] = process[name] }
        return result.filter { $0.key.utf8.count + $0.value.utf8.count + 2 < Self.maximumLength }
    }

    private static func isVariable(_ name: String) -> Bool {
        name.utf8.first.map { !$0.isDigit } == true && name.utf8.allSatisfy { $0.isDigit || $0.isLetter || $0 == UInt8(ascii: "_") }
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
    fileprivate var isLetter: Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
    }
}
