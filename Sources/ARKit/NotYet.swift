// Source: Apple's documentation of ARKit.

@available(*, unavailable, message: "not yet in Quince: what augmented reality finds; a simulated device tracks nothing")
public enum ARPlaneAnchor {}
@available(*, unavailable, message: "not yet in Quince: what augmented reality finds; a simulated device tracks nothing")
public enum ARPlaneGeometry {}
@available(*, unavailable, message: "not yet in Quince: what augmented reality finds; a simulated device tracks nothing")
public enum ARPlaneExtent {}
@available(*, unavailable, message: "not yet in Quince: what augmented reality finds; a simulated device tracks nothing")
public enum ARFaceAnchor {}
@available(*, unavailable, message: "not yet in Quince: what augmented reality finds; a simulated device tracks nothing")
public enum ARFaceGeometry {}
@available(*, unavailable, message: "not yet in Quince: what augmented reality finds; a simulated device tracks nothing")
public enum ARImageAnchor {}
@available(*, unavailable, message: "not yet in Quince: what augmented reality finds; a simulated device tracks nothing")
public enum ARObjectAnchor {}
@available(*, unavailable, message: "not yet in Quince: what augmented reality finds; a simulated device tracks nothing")
public enum ARBodyAnchor {}
@available(*, unavailable, message: "not yet in Quince: what augmented reality finds; a simulated device tracks nothing")
public enum ARSkeleton {}
@available(*, unavailable, message: "not yet in Quince: what augmented reality finds; a simulated device tracks nothing")
public enum ARSkeleton3D {}
@available(*, unavailable, message: "not yet in Quince: what augmented reality finds; a simulated device tracks nothing")
public enum ARSkeleton2D {}
@available(*, unavailable, message: "not yet in Quince: what augmented reality finds; a simulated device tracks nothing")
public enum ARMeshAnchor {}
@available(*, unavailable, message: "not yet in Quince: what augmented reality finds; a simulated device tracks nothing")
public enum ARMeshGeometry {}
@available(*, unavailable, message: "not yet in Quince: what augmented reality finds; a simulated device tracks nothing")
public enum ARGeoAnchor {}
@available(*, unavailable, message: "not yet in Quince: what augmented reality finds; a simulated device tracks nothing")
public enum ARAppClipCodeAnchor {}
@available(*, unavailable, message: "not yet in Quince: what augmented reality finds; a simulated device tracks nothing")
public enum ARParticipantAnchor {}
@available(*, unavailable, message: "not yet in Quince: what augmented reality finds; a simulated device tracks nothing")
public enum AREnvironmentProbeAnchor {}
@available(*, unavailable, message: "not yet in Quince: what augmented reality finds; a simulated device tracks nothing")
public enum ARReferenceImage {}
@available(*, unavailable, message: "not yet in Quince: what augmented reality finds; a simulated device tracks nothing")
public enum ARReferenceObject {}
@available(*, unavailable, message: "not yet in Quince: what augmented reality finds; a simulated device tracks nothing")
public enum ARWorldMap {}
@available(*, unavailable, message: "not yet in Quince: what augmented reality finds; a simulated device tracks nothing")
public enum ARTrackedRaycast {}
@available(*, unavailable, message: "not yet in Quince: what augmented reality finds; a simulated device tracks nothing")
public enum ARHitTestResult {}
@available(*, unavailable, message: "not yet in Quince: what augmented reality finds; a simulated device tracks nothing")
public enum ARLightEstimate {}
@available(*, unavailable, message: "not yet in Quince: what augmented reality finds; a simulated device tracks nothing")
public enum ARDirectionalLightEstimate {}
@available(*, unavailable, message: "not yet in Quince: what augmented reality finds; a simulated device tracks nothing")
public enum ARPointCloud {}
@available(*, unavailable, message: "not yet in Quince: what augmented reality finds; a simulated device tracks nothing")
public enum ARDepthData {}
@available(*, unavailable, message: "not yet in Quince: what augmented reality finds; a simulated device tracks nothing")
public enum ARMatteGenerator {}
@available(*, unavailable, message: "not yet in Quince: what augmented reality finds; a simulated device tracks nothing")
public enum ARCollaborationData {}
@available(*, unavailable, message: "not yet in Quince: what augmented reality finds; a simulated device tracks nothing")
public enum ARCoachingOverlayView {}
@available(*, unavailable, message: "not yet in Quince: what augmented reality finds; a simulated device tracks nothing")
public protocol ARCoachingOverlayViewDelegate {}
@available(*, unavailable, message: "not yet in Quince: what augmented reality finds; a simulated device tracks nothing")
public enum ARQuickLookPreviewItem {}
@available(*, unavailable, message: "not yet in Quince: what augmented reality finds; a simulated device tracks nothing")
public enum ARSCNFaceGeometry {}
@available(*, unavailable, message: "not yet in Quince: what augmented reality finds; a simulated device tracks nothing")
public enum ARSCNPlaneGeometry {}
@available(*, unavailable, message: "not yet in Quince: what augmented reality finds; a simulated device tracks nothing")
public enum ARObjectScanningConfiguration {}
@available(*, unavailable, message: "not yet in Quince: what augmented reality finds; a simulated device tracks nothing")
public enum ARPositionalTrackingConfiguration {}
@available(*, unavailable, message: "not yet in Quince: what augmented reality finds; a simulated device tracks nothing")
public protocol ARSKViewDelegate {}
@available(*, unavailable, message: "not yet in Quince: what augmented reality finds; a simulated device tracks nothing")
public protocol ARSessionProviding {}
@available(*, unavailable, message: "not yet in Quince: what augmented reality finds; a simulated device tracks nothing")
public enum ARGeometrySource {}
@available(*, unavailable, message: "not yet in Quince: what augmented reality finds; a simulated device tracks nothing")
public enum ARGeometryElement {}
@available(*, unavailable, message: "not yet in Quince: what augmented reality finds; a simulated device tracks nothing")
public enum ARVideoFormat {}
