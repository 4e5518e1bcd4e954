/// Declarations of iOS's XCTest that XCTest on Linux lacks, as source that is compiled with every test bundle.
///
/// The frameworks cannot hold it: apps are not linked with XCTest.
enum TestSupplement {
    /// Behaviour: Apple's documentation of XCTest. Activities and attachments are printed by name; measurements take
    /// the time, whatever else is asked for.
    static let source = """
        /// A named part of a test.
        protocol XCTActivity: NSObjectProtocol {
            var name: String { get }
            func add(_ attachment: XCTAttachment)
        }

        final class XCTContext: NSObject {
            private final class Activity: NSObject, XCTActivity {
                let name: String
                init(_ name: String) { self.name = name }
                func add(_ attachment: XCTAttachment) { attachment.announce() }
            }

            /// Runs a block as a named part of the test.
            nonisolated class func runActivity<Result>(named name: String, block: (any XCTActivity) throws -> Result) rethrows -> Result {
                try TestRecords.runActivity(name) { try block(Activity(name)) }
            }
        }

        /// Data that a test leaves for whoever reads its results.
        class XCTAttachment: NSObject {
            enum Lifetime: Int { case keepAlways = 0, deleteOnSuccess = 1 }

            /// How well pictures are kept; all are PNGs here.
            enum ImageQuality: Int { case original = 0, medium = 1, low = 2 }

            var name: String?
            var userInfo: [AnyHashable: Any]?
            var lifetime = Lifetime.deleteOnSuccess
            let uniformTypeIdentifier: String
            private let payload: Data?

            init(uniformTypeIdentifier identifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil) {
                (uniformTypeIdentifier, self.name, self.userInfo) = (identifier ?? "public.data", name, userInfo)
                self.payload = payload
            }

            convenience init(data payload: Data, uniformTypeIdentifier identifier: String = "public.data") {
                self.init(uniformTypeIdentifier: identifier, name: nil, payload: payload)
            }
            convenience init(string: String) {
                self.init(uniformTypeIdentifier: "public.plain-text", name: nil, payload: Data(string.utf8))
            }
            convenience init(plistObject object: Any) {
                let payload = try? PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0)
                self.init(uniformTypeIdentifier: "com.apple.property-list", name: nil, payload: payload)
            }
            convenience init(contentsOfFile url: URL) {
                self.init(uniformTypeIdentifier: nil, name: url.lastPathComponent, payload: try? Data(contentsOf: url))
            }
            // Of any type, so that a test without UIKit has the class as well.
            convenience init<Image: NSObject>(image: Image) {
                self.init(uniformTypeIdentifier: "public.png", name: nil, payload: TestRecords.png(of: image))
            }
            convenience init<Image: NSObject>(image: Image, quality: ImageQuality) { self.init(image: image) }

            fileprivate func announce() {
                TestRecords.attach(
                    name ?? uniformTypeIdentifier, type: uniformTypeIdentifier, data: payload, isKept: lifetime == .keepAlways)
            }
        }

        /// A failure that a test records itself.
        struct XCTIssue {
            enum IssueType: Int { case assertionFailure, thrownError, uncaughtException, performanceRegression, system, unmatchedExpectedFailure }

            var type: IssueType
            var compactDescription: String
            var detailedDescription: String?
            var sourceCodeContext: XCTSourceCodeContext
            var associatedError: (any Error)?
            var attachments: [XCTAttachment]

            init(
                type: IssueType, compactDescription: String, detailedDescription: String? = nil,
                sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext(), associatedError: (any Error)? = nil,
                attachments: [XCTAttachment] = []
            ) {
                (self.type, self.compactDescription, self.detailedDescription) = (type, compactDescription, detailedDescription)
                (self.sourceCodeContext, self.associatedError, self.attachments) = (sourceCodeContext, associatedError, attachments)
            }
        }

        struct XCTSourceCodeLocation {
            var fileURL: URL
            var lineNumber: Int
            init(fileURL: URL, lineNumber: Int) { (self.fileURL, self.lineNumber) = (fileURL, lineNumber) }
            init(filePath: String, lineNumber: Int) { self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber) }
            init(filePath: StaticString, lineNumber: UInt) { self.init(filePath: "\\(filePath)", lineNumber: Int(lineNumber)) }
        }

        struct XCTSourceCodeContext {
            var location: XCTSourceCodeLocation?
            init(location: XCTSourceCodeLocation? = nil) { self.location = location }
        }

        /// How often a block is measured, and when it is started and stopped by hand.
        class XCTMeasureOptions: NSObject {
            struct InvocationOptions: OptionSet {
                let rawValue: UInt
                static let manuallyStart = InvocationOptions(rawValue: 1)
                static let manuallyStop = InvocationOptions(rawValue: 2)
            }

            class var `default`: XCTMeasureOptions { XCTMeasureOptions() }
            var invocationOptions: InvocationOptions = []
            var iterationCount = 5
        }

        extension XCTestCase {
            private nonisolated(unsafe) static var allowances: [ObjectIdentifier: TimeInterval] = [:]

            /// How long the test may take, in seconds; 600 unless set, rounded up to whole minutes. As in Xcode it ends no test unless a test
            /// plan turns time-outs on, and Quince reads no test plans.
            nonisolated var executionTimeAllowance: TimeInterval {
                get { Self.allowances[ObjectIdentifier(self)] ?? 600 }
                set { Self.allowances[ObjectIdentifier(self)] = max(1, (newValue / 60).rounded(.up)) * 60 }
            }

            nonisolated func add(_ attachment: XCTAttachment) { attachment.announce() }

            nonisolated func record(_ issue: XCTIssue) {
                for attachment in issue.attachments { add(attachment) }
                let place = issue.sourceCodeContext.location
                recordFailure(
                    withDescription: issue.compactDescription, inFile: place?.fileURL.path ?? "\\(Self.self)", atLine: place?.lineNumber ?? 0,
                    expected: issue.type == .assertionFailure)
            }
        }

        """ + TestMeasurement.source + TestExpectedFailures.source
}
