// Source: Apple's documentation of GameplayKit.

@available(*, unavailable, message: "not yet in Quince: strategies by random play")
public enum GKMonteCarloStrategist {}
@available(*, unavailable, message: "not yet in Quince: decision trees")
public enum GKDecisionTree {}
@available(*, unavailable, message: "not yet in Quince: decision trees")
public enum GKDecisionNode {}
@available(*, unavailable, message: "not yet in Quince: agents")
public enum GKAgent {}
@available(*, unavailable, message: "not yet in Quince: agents")
public enum GKAgent2D {}
@available(*, unavailable, message: "not yet in Quince: agents")
public enum GKAgent3D {}
@available(*, unavailable, message: "not yet in Quince: agents")
public enum GKBehavior {}
@available(*, unavailable, message: "not yet in Quince: agents")
public enum GKCompositeBehavior {}
@available(*, unavailable, message: "not yet in Quince: agents")
public enum GKGoal {}
@available(*, unavailable, message: "not yet in Quince: agents")
public enum GKPath {}
@available(*, unavailable, message: "not yet in Quince: obstacles")
public enum GKObstacleGraph {}
@available(*, unavailable, message: "not yet in Quince: obstacles")
public enum GKPolygonObstacle {}
@available(*, unavailable, message: "not yet in Quince: obstacles")
public enum GKCircleObstacle {}
@available(*, unavailable, message: "not yet in Quince: obstacles")
public enum GKMeshGraph {}
@available(*, unavailable, message: "not yet in Quince: noise")
public enum GKNoise {}
@available(*, unavailable, message: "not yet in Quince: noise")
public enum GKNoiseMap {}
@available(*, unavailable, message: "not yet in Quince: noise")
public enum GKNoiseSource {}
@available(*, unavailable, message: "not yet in Quince: noise")
public enum GKPerlinNoiseSource {}
@available(*, unavailable, message: "not yet in Quince: spatial trees")
public enum GKQuadtree {}
@available(*, unavailable, message: "not yet in Quince: spatial trees")
public enum GKOctree {}
@available(*, unavailable, message: "not yet in Quince: spatial trees")
public enum GKRTree {}
@available(*, unavailable, message: "not yet in Quince: scenes of SpriteKit")
public enum GKScene {}
@available(*, unavailable, message: "not yet in Quince: scenes of SpriteKit")
public enum GKSKNodeComponent {}
@available(*, unavailable, message: "not yet in Quince: scenes of SceneKit")
public enum GKSCNNodeComponent {}
