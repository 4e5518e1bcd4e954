/// What is printed, and how.
///
/// Source: Apple's documentation of `UIPrintInfo`.
@preconcurrency @MainActor open class UIPrintInfo: NSObject, NSCopying {
    /// The kind of what is printed. Source: Apple's documentation of `UIPrintInfo.OutputType`.
    public enum OutputType: Int, Sendable { case general = 0, photo, grayscale, photoGrayscale }
    /// Source: Apple's documentation of `UIPrintInfo.Orientation`.
    public enum Orientation: Int, Sendable { case portrait = 0, landscape }
    /// Source: Apple's documentation of `UIPrintInfo.Duplex`.
    public enum Duplex: Int, Sendable { case none = 0, longEdge, shortEdge }

    open var printerID: String?
    open var jobName = ""
    open var outputType = OutputType.general
    open var orientation = Orientation.portrait
    open var duplex = Duplex.none

    @preconcurrency @MainActor public override init() { super.init() }

    public convenience init(dictionary: [AnyHashable: Any]?) {
        self.init()
        jobName = dictionary?["UIPrintInfoJobName"] as? String ?? ""
        outputType = (dictionary?["UIPrintInfoOutputType"] as? NSNumber).flatMap { OutputType(rawValue: $0.intValue) } ?? .general
        orientation = (dictionary?["UIPrintInfoOrientation"] as? NSNumber).flatMap { Orientation(rawValue: $0.intValue) } ?? .portrait
        duplex = (dictionary?["UIPrintInfoDuplex"] as? NSNumber).flatMap { Duplex(rawValue: $0.intValue) } ?? .none
    }

    open class func printInfo() -> UIPrintInfo { UIPrintInfo() }

    open var dictionaryRepresentation: [AnyHashable: Any] {
        [
            "UIPrintInfoJobName": jobName, "UIPrintInfoOutputType": NSNumber(value: outputType.rawValue),
            "UIPrintInfoOrientation": NSNumber(value: orientation.rawValue), "UIPrintInfoDuplex": NSNumber(value: duplex.rawValue),
        ]
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated {
            let copy = UIPrintInfo()
            (copy.printerID, copy.jobName, copy.outputType, copy.orientation, copy.duplex) = (
                printerID, jobName, outputType, orientation, duplex
            )
            return copy
        }
    }
}

/// A sheet of paper. Sizes in points.
///
/// Source: Apple's documentation of `UIPrintPaper`.
@preconcurrency @MainActor open class UIPrintPaper: NSObject {
    public let paperSize: CGSize
    /// The part of the sheet that a printer reaches.
    public let printableRect: CGRect

    init(size: CGSize, margin: CGFloat) {
        paperSize = size
        printableRect = CGRect(origin: .zero, size: size).insetBy(dx: margin, dy: margin)
        super.init()
    }

    static let letter = UIPrintPaper(size: CGSize(width: 612, height: 792), margin: 18)
    static let a4 = UIPrintPaper(size: CGSize(width: 595.276, height: 841.89), margin: 18)

    /// Returns the smallest paper on which a page of the size has room, or the largest there is.
    open class func bestPaper(forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]) -> UIPrintPaper {
        func area(_ paper: UIPrintPaper) -> CGFloat { paper.paperSize.width * paper.paperSize.height }
        let fitting = paperList.filter { $0.paperSize.width >= contentSize.width && $0.paperSize.height >= contentSize.height }
        return fitting.min { area($0) < area($1) } ?? paperList.max { area($0) < area($1) } ?? .letter
    }
}
