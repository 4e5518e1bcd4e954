import Foundation

/// The test targets of one app of an Xcode project.
struct XcodeTestTargets: Sendable {
    var unitTests: [AppTarget]
    /// Targets that drive the app from outside (XCUITest).
    var interfaceTests: [AppTarget]
}

extension XcodeTargetReader {
    private static let unitTestType = "com.apple.product-type.bundle.unit-test"
    private static let interfaceTestType = "com.apple.product-type.bundle.ui-testing"

    /// Reads the test targets that belong to an app, in the project's order.
    ///
    /// - Parameters:
    ///   - member: The app.
    ///   - selection: The scheme's selection of test targets.
    /// - Throws: `BuildFailure`.
    static func readTests(of member: Member, _ selection: TestSelection) throws -> XcodeTestTargets {
        let (reader, app) = (member.reader, member.target)
        let mine = reader.project.targets.filter { reader.isTest($0, of: app) && selection.includes($0.string("name") ?? "") }
        func read(_ type: String) throws -> [AppTarget] {
            try mine.filter { $0.string("productType") == type }.map { target in
                var result = try reader.read(target)
                result.isTestBundle = true
                // A test that a failure ends leaves accesses behind that never end.
                result.compilerArguments.append("-enforce-exclusivity=unchecked")
                return result
            }
        }
        return XcodeTestTargets(unitTests: try read(unitTestType), interfaceTests: try read(interfaceTestType))
    }

    /// Whether a target holds tests of the app: the project says so, or the target's host, or what it depends on.
    private func isTest(_ target: XcodeProject.Object, of app: XcodeProject.Object) -> Bool {
        guard let type = target.string("productType"), [Self.unitTestType, Self.interfaceTestType].contains(type) else { return false }
        let attributes = project.root.dictionary("attributes")["TargetAttributes"] as? [String: Any]
        if let host = (attributes?[target.id] as? [String: Any])?["TestTargetID"] as? String { return host == app.id }
        var files: [URL] = []
        if let tested = try? settings(of: target, files: &files).string("TEST_TARGET_NAME"), !tested.isEmpty {
            return tested == app.string("name")
        }
        if let host = try? settings(of: target, files: &files).string("TEST_HOST"), !host.isEmpty,
            let product = try? settings(of: app, files: &files).string("PRODUCT_NAME")
        {
            return URL(fileURLWithPath: host).lastPathComponent == product
        }
        let dependencies = project.objects(target.strings("dependencies")).compactMap { $0.string("target") }
        return dependencies.contains(app.id)
    }
}
