import UIKit

/// Makes the controllers of scenes.
@MainActor
enum SceneFactory {
    static func makeController(for scene: GalleryScene) -> UIViewController {
        switch (scene.section, scene.number) {
        case (.views, ...9): return NestedViewsController(scene: scene)
        case (.views, 19): return BackgroundColorController(scene: scene)
        case (.views, ...18): return LayerLookController(scene: scene)
        case (.views, ...25): return TransformController(scene: scene)
        case (.views, ...27): return CenteringController(scene: scene)
        case (.views, _): return BoundsController(scene: scene)
        case (.curves, 7): return StrokeRangeController(scene: scene)
        case (.curves, ...11): return LinesController(scene: scene)
        case (.curves, _): return CurvesController(scene: scene)
        case (.cards, ...7): return FigureController(scene: scene)
        case (.cards, ...9): return StillCardsController(scene: scene)
        case (.cards, 10): return TouchLogController(scene: scene)
        case (.cards, 11): return ResponderChainController(scene: scene)
        case (.cards, _): return MovingCardsController(scene: scene)
        }
    }
}
