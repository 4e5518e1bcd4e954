import Foundation

/// Something that a detector has found.
final class DetectedData: NSTextCheckingResult {
    private let place: NSRange
    let detectedURL: URL?
    let detectedNumber: String?

    init(_ place: NSRange, url: URL) {
        (self.place, detectedURL, detectedNumber) = (place, url, nil)
        super.init()
    }

    init(_ place: NSRange, number: String) {
        (self.place, detectedURL, detectedNumber) = (place, nil, number)
        super.init()
    }

    required init?(coder aDecoder: NSCoder) { nil }

    override func encode(with aCoder: NSCoder) { raise(.invalidArgumentException, "Not yet in Quince: archives of detected data.") }
    override class var supportsSecureCoding: Bool { false }
    override var resultType: CheckingType { detectedURL == nil ? .phoneNumber : .link }
    override func range(at idx: Int) -> NSRange { place }
    override func range(withName name: String) -> NSRange { NSRange(location: NSNotFound, length: 0) }
}
