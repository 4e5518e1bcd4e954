// Source: Apple's documentation of RoomPlan.

@available(*, unavailable, message: "not yet in Quince: measured rooms; RoomCaptureSession.isSupported is false")
public enum RoomCaptureView {}
@available(*, unavailable, message: "not yet in Quince: measured rooms; RoomCaptureSession.isSupported is false")
public protocol RoomCaptureViewDelegate {}
@available(*, unavailable, message: "not yet in Quince: measured rooms; RoomCaptureSession.isSupported is false")
public protocol RoomCaptureSessionDelegate {}
@available(*, unavailable, message: "not yet in Quince: measured rooms; RoomCaptureSession.isSupported is false")
public enum CapturedRoom {}
@available(*, unavailable, message: "not yet in Quince: measured rooms; RoomCaptureSession.isSupported is false")
public enum CapturedRoomData {}
@available(*, unavailable, message: "not yet in Quince: measured rooms; RoomCaptureSession.isSupported is false")
public enum CapturedStructure {}
@available(*, unavailable, message: "not yet in Quince: measured rooms; RoomCaptureSession.isSupported is false")
public enum RoomBuilder {}
@available(*, unavailable, message: "not yet in Quince: measured rooms; RoomCaptureSession.isSupported is false")
public enum StructureBuilder {}
