/// The text of a small Xcode project: an app named `Shop` with one source file, linked with what a test says.
struct ProjectText {
    /// Fields of the app's target besides the usual ones.
    var target = ""
    /// Fields of the project.
    var project = ""
    /// Objects besides the app's.
    var objects = ""
    /// Targets besides the app.
    var targets: [String] = []
    /// Identifiers of files besides the app's source.
    var files: [String] = []

    var text: String {
        """
        // !$*UTF8*$!
        { objectVersion = 60; rootObject = P; objects = {
            P = { isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (\((["T"] + targets).joined(separator: ", "))); \(project) };
            PL = { isa = XCConfigurationList; buildConfigurations = (PD); };
            PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; SWIFT_VERSION = 5.0; GENERATE_INFOPLIST_FILE = YES;
                PRODUCT_BUNDLE_IDENTIFIER = "com.example.$(TARGET_NAME)"; SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG; }; };
            L = { isa = XCConfigurationList; buildConfigurations = (D); };
            D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { }; };
            T = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; buildConfigurationList = L; buildPhases = (S); \(target) };
            S = { isa = PBXSourcesBuildPhase; files = (B1); };
            B1 = { isa = PBXBuildFile; fileRef = F1; };
            G = { isa = PBXGroup; children = (\((["F1"] + files).joined(separator: ", "))); sourceTree = "<group>"; };
            F1 = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
            \(objects)
        }; }
        """
    }

    /// An app that uses one product of a remote package.
    static func remote(_ address: String, requirement: String, product: String) -> String {
        ProjectText(
            target: "packageProductDependencies = (PP);", project: "packageReferences = (R);",
            objects: """
                R = { isa = XCRemoteSwiftPackageReference; repositoryURL = "\(address)"; requirement = { \(requirement) }; };
                PP = { isa = XCSwiftPackageProductDependency; package = R; productName = "\(product)"; };
                """
        ).text
    }

    /// An app that uses products of a package in the folder `Local`, which stands among the project's files.
    static func local(products: [String]) -> String {
        let ids = products.indices.map { "PP\($0)" }
        let objects = zip(ids, products).map { "\($0) = { isa = XCSwiftPackageProductDependency; productName = \"\($1)\"; };\n" }
        return ProjectText(
            target: "packageProductDependencies = (\(ids.joined(separator: ", ")));",
            objects: objects.joined()
                + "LP = { isa = PBXFileReference; lastKnownFileType = wrapper; path = Local; sourceTree = \"<group>\"; };",
            files: ["LP"]
        ).text
    }

    /// An app delegate whose start runs `statements`.
    static func app(imports: String, _ statements: String) -> String {
        "import UIKit\n\(imports)\n\n@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {\n    @objc func start() {\n        \(statements)\n    }\n}\n"
    }
}
