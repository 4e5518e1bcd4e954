import CoreGraphics
import QuinceFoundation

/// A place in a picture, in parts of it, 0…1, from its lower left corner. Source: Apple's documentation of `VNPoint`.
open class VNPoint: NSObject, @unchecked Sendable {
    public let x, y: Double
    open var location: CGPoint { CGPoint(x: x, y: y) }
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
    public convenience init(location: CGPoint) { self.init(x: Double(location.x), y: Double(location.y)) }
    open class var zero: VNPoint { VNPoint(x: 0, y: 0) }
    open func distance(_ point: VNPoint) -> Double { ((x - point.x) * (x - point.x) + (y - point.y) * (y - point.y)).squareRoot() }
}
/// Source: Apple's documentation of `VNDetectedPoint`.
open class VNDetectedPoint: VNPoint, @unchecked Sendable { open var confidence: VNConfidence { 0 } }
/// Source: Apple's documentation of `VNRecognizedPoint`.
open class VNRecognizedPoint: VNDetectedPoint, @unchecked Sendable {
    open var identifier: VNRecognizedPointKey { VNRecognizedPointKey(rawValue: "") }
}
/// Source: Apple's documentation of `VNRecognizedPointKey`.
public struct VNRecognizedPointKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}
/// Source: Apple's documentation of `VNRecognizedPointGroupKey`.
public struct VNRecognizedPointGroupKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}
/// Source: Apple's documentation of `VNRecognizedPointsObservation`.
open class VNRecognizedPointsObservation: VNObservation, @unchecked Sendable {
    open var availableKeys: [VNRecognizedPointKey] { [] }
    open var availableGroupKeys: [VNRecognizedPointGroupKey] { [] }

    static var noPoint: NSError {
        NSError(domain: VNErrorDomain, code: 5, userInfo: [NSLocalizedDescriptionKey: "The point was not found."])
    }
}
/// Source: Apple's documentation of `VNChirality`.
public enum VNChirality: Int, Sendable { case unknown = 0, left = -1, right = 1 }

/// The joints of a body. Source: Apple's documentation of `VNHumanBodyPoseObservation`.
open class VNHumanBodyPoseObservation: VNRecognizedPointsObservation, @unchecked Sendable {
    /// Source: Apple's documentation of `VNHumanBodyPoseObservation.JointName`.
    public struct JointName: RawRepresentable, Hashable, Sendable {
        public let rawValue: VNRecognizedPointKey
        public init(rawValue: VNRecognizedPointKey) { self.rawValue = rawValue }
        private init(_ name: String) { rawValue = VNRecognizedPointKey(rawValue: name) }
        public static let nose = JointName("head_joint")
        public static let leftEye = JointName("left_eye_joint")
        public static let rightEye = JointName("right_eye_joint")
        public static let leftEar = JointName("left_ear_joint")
        public static let rightEar = JointName("right_ear_joint")
        public static let leftShoulder = JointName("left_shoulder_1_joint")
        public static let rightShoulder = JointName("right_shoulder_1_joint")
        public static let neck = JointName("neck_1_joint")
        public static let leftElbow = JointName("left_forearm_joint")
        public static let rightElbow = JointName("right_forearm_joint")
        public static let leftWrist = JointName("left_hand_joint")
        public static let rightWrist = JointName("right_hand_joint")
        public static let leftHip = JointName("left_upLeg_joint")
        public static let rightHip = JointName("right_upLeg_joint")
        public static let root = JointName("root")
        public static let leftKnee = JointName("left_leg_joint")
        public static let rightKnee = JointName("right_leg_joint")
        public static let leftAnkle = JointName("left_foot_joint")
        public static let rightAnkle = JointName("right_foot_joint")
    }
    /// Source: Apple's documentation of `VNHumanBodyPoseObservation.JointsGroupName`.
    public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
        public let rawValue: VNRecognizedPointGroupKey
        public init(rawValue: VNRecognizedPointGroupKey) { self.rawValue = rawValue }
        private init(_ name: String) { rawValue = VNRecognizedPointGroupKey(rawValue: name) }
        public static let face = JointsGroupName("VNBLKFACE")
        public static let torso = JointsGroupName("VNBLKTORSO")
        public static let leftArm = JointsGroupName("VNBLKLARM")
        public static let rightArm = JointsGroupName("VNBLKRARM")
        public static let leftLeg = JointsGroupName("VNBLKLLEG")
        public static let rightLeg = JointsGroupName("VNBLKRLEG")
        public static let all = JointsGroupName("VNIPOAll")
    }
    open var availableJointNames: [JointName] { [] }
    open var availableJointsGroupNames: [JointsGroupName] { [] }
    /// - Throws: An error in `VNErrorDomain` where the joint was not found.
    open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint { throw Self.noPoint }
    /// The joints of a group that were found.
    open func recognizedPoints(_ jointsGroupName: JointsGroupName) throws -> [JointName: VNRecognizedPoint] { [:] }
}

/// The joints of a hand. Source: Apple's documentation of `VNHumanHandPoseObservation`.
open class VNHumanHandPoseObservation: VNRecognizedPointsObservation, @unchecked Sendable {
    /// Source: Apple's documentation of `VNHumanHandPoseObservation.JointName`.
    public struct JointName: RawRepresentable, Hashable, Sendable {
        public let rawValue: VNRecognizedPointKey
        public init(rawValue: VNRecognizedPointKey) { self.rawValue = rawValue }
        private init(_ name: String) { rawValue = VNRecognizedPointKey(rawValue: name) }
        public static let wrist = JointName("VNHLKWRI")
        public static let thumbCMC = JointName("VNHLKTCMC")
        public static let thumbMP = JointName("VNHLKTMP")
        public static let thumbIP = JointName("VNHLKTIP")
        public static let thumbTip = JointName("VNHLKTTIP")
        public static let indexMCP = JointName("VNHLKIMCP")
        public static let indexPIP = JointName("VNHLKIPIP")
        public static let indexDIP = JointName("VNHLKIDIP")
        public static let indexTip = JointName("VNHLKITIP")
        public static let middleMCP = JointName("VNHLKMMCP")
        public static let middlePIP = JointName("VNHLKMPIP")
        public static let middleDIP = JointName("VNHLKMDIP")
        public static let middleTip = JointName("VNHLKMTIP")
        public static let ringMCP = JointName("VNHLKRMCP")
        public static let ringPIP = JointName("VNHLKRPIP")
        public static let ringDIP = JointName("VNHLKRDIP")
        public static let ringTip = JointName("VNHLKRTIP")
        public static let littleMCP = JointName("VNHLKPMCP")
        public static let littlePIP = JointName("VNHLKPPIP")
        public static let littleDIP = JointName("VNHLKPDIP")
        public static let littleTip = JointName("VNHLKPTIP")
    }
    /// Source: Apple's documentation of `VNHumanHandPoseObservation.JointsGroupName`.
    public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
        public let rawValue: VNRecognizedPointGroupKey
        public init(rawValue: VNRecognizedPointGroupKey) { self.rawValue = rawValue }
        private init(_ name: String) { rawValue = VNRecognizedPointGroupKey(rawValue: name) }
        public static let thumb = JointsGroupName("VNHLRKT")
        public static let indexFinger = JointsGroupName("VNHLRKI")
        public static let middleFinger = JointsGroupName("VNHLRKM")
        public static let ringFinger = JointsGroupName("VNHLRKR")
        public static let littleFinger = JointsGroupName("VNHLRKP")
        public static let all = JointsGroupName("VNIPOAll")
    }
    open var availableJointNames: [JointName] { [] }
    open var availableJointsGroupNames: [JointsGroupName] { [] }
    open var chirality: VNChirality { .unknown }
    /// - Throws: An error in `VNErrorDomain` where the joint was not found.
    open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint { throw Self.noPoint }
    /// The joints of a group that were found.
    open func recognizedPoints(_ jointsGroupName: JointsGroupName) throws -> [JointName: VNRecognizedPoint] { [:] }
}
