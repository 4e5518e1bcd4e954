import Foundation
import Testing

@testable import CoreMLModel

/// Manifests of `.mlpackage` folders.
struct ModelPackageTests {
    private func manifest(_ path: String) -> Data {
        Data(#"{"rootModelIdentifier": "A", "itemInfoEntries": {"A": {"path": "\#(path)"}, "B": {"path": "weights"}}}"#.utf8)
    }

    @Test func theManifestLeadsToTheModel() throws {
        let path = try ModelPackage.modelPath(manifest: manifest("com.apple.CoreML/model.mlmodel"))
        #expect(path == "Data/com.apple.CoreML/model.mlmodel")
    }

    @Test(arguments: ["../../secret", "/etc/passwd", "a//b", "", "a/../b", "."]) func theModelLiesInThePackage(_ path: String) {
        #expect(throws: ModelFormatError.self) { try ModelPackage.modelPath(manifest: manifest(path)) }
    }

    @Test(arguments: ["", "[]", "{}", #"{"rootModelIdentifier": "A"}"#]) func otherManifestsAreErrors(_ text: String) {
        #expect(throws: ModelFormatError.self) { try ModelPackage.modelPath(manifest: Data(text.utf8)) }
    }
}
