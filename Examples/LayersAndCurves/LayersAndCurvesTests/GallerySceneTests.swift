import XCTest

@testable import LayersAndCurves

final class GallerySceneTests: XCTestCase {
    func testSectionsHaveTheirScenes() {
        XCTAssertEqual(GalleryScene.Section.allCases.map(\.sceneCount), [28, 20, 18])
        XCTAssertEqual(GalleryScene.Section.views.scenes.first?.id, "V01")
        XCTAssertEqual(GalleryScene.Section.curves.scenes.last?.id, "B20")
        XCTAssertEqual(GalleryScene.Section.cards.scenes[8].id, "C09")
    }

    func testFindsEverySceneByItsIdentifier() {
        for scene in GalleryScene.Section.allCases.flatMap(\.scenes) {
            XCTAssertEqual(GalleryScene(id: scene.id), scene)
        }
    }

    func testUnknownIdentifiersAreNoScenes() {
        for id in ["", "V", "V00", "V29", "B21", "C19", "V5", "v05", "D01", "V051"] {
            XCTAssertNil(GalleryScene(id: id), id)
        }
    }
}
