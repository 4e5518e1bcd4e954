import BundleFormat
import Foundation
import Testing

@testable import AppBuilder

/// Data models as Xcode writes them.
enum DataModelText {
    /// The file `contents`: the head, then the given elements, each in lines of its own.
    static func contents(_ elements: String, attributes: String = "userDefinedModelVersionIdentifier=\"\"") -> String {
        """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" \(attributes)>
        \(elements)
        </model>

        """
    }

    /// The model of Xcode's template.
    static let item = contents(
        """
            <entity name="Item" representedClassName="Item" syncable="YES" codeGenerationType="class">
                <attribute name="timestamp" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
            </entity>
        """)

    static func current(_ name: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
            <key>_XCCurrentVersionName</key>
            <string>\(name)</string>
        </dict>
        </plist>

        """
    }

    /// Reads the file `contents` of a model by itself.
    static func read(_ contents: String, moduleName: String = "App") throws -> DataModelDocument {
        let folder = try TemporaryFolder(["Model.xcdatamodel/contents": contents])
        return try DataModelDocument.read(DataModelFolder(folder.path("Model.xcdatamodel")).current, moduleName: moduleName)
    }

    /// The errors of a model's entities.
    static func errors(_ elements: String) -> [BuildDiagnostic] {
        do { _ = try read(contents(elements)) } catch let failure as BuildFailure { return failure.diagnostics } catch {
            Issue.record(error)
        }
        return []
    }

    /// The sources that are generated for a model, by their names.
    static func sources(_ elements: String, settings: [String: String] = [:]) throws -> [String: String] {
        let folder = try TemporaryFolder(["Model.xcdatamodel/contents": contents(elements)])
        var buildSettings = BuildSettings(configuration: "Debug")
        buildSettings.push(settings)
        let target = AppTarget(
            name: "App", productName: "App", moduleName: "App", bundleIdentifier: "", settings: buildSettings, sources: [],
            resources: [.init(url: folder.path("Model.xcdatamodel"))], developmentRegion: "en", root: folder.url, descriptionFiles: [])
        let files = try ModelSources.write(for: target, into: folder.path("Generated"))
        return try Dictionary(uniqueKeysWithValues: files.map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) })
    }

    /// The lines of a generated source that say something: without imports, places and blank lines.
    static func code(_ text: String?) -> [String] {
        (text ?? "").split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter {
            !$0.isEmpty && !$0.hasPrefix("#sourceLocation") && !$0.hasPrefix("import ")
        }
    }
}
