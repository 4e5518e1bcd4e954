/// The scenes there are. A scene's raw value is its storyboard ID.
enum SceneKind: String, CaseIterable {
    case red
    case green
    case yellow
}
