import Foundation

/// Data that a detector has found, or that an app says it has.
final class DetectedData: NSTextCheckingResult {
    enum Content {
        case link(URL)
        case phoneNumber(String)
        case date(Date, TimeZone?, TimeInterval)
        case address([NSTextCheckingKey: String])
        case transit([NSTextCheckingKey: String])
        case replacement(String)
    }

    private let place: NSRange
    let content: Content

    init(_ place: NSRange, _ content: Content) {
        (self.place, self.content) = (place, content)
        super.init()
    }

    required init?(coder aDecoder: NSCoder) { nil }

    override func encode(with aCoder: NSCoder) { raise(.invalidArgumentException, "Not yet in Quince: archives of detected data.") }
    override class var supportsSecureCoding: Bool { false }
    override var resultType: CheckingType {
        switch content {
        case .link: .link
        case .phoneNumber: .phoneNumber
        case .date: .date
        case .address: .address
        case .transit: .transitInformation
        case .replacement: .replacement
        }
    }
    override func range(at idx: Int) -> NSRange { place }
    override func range(withName name: String) -> NSRange { NSRange(location: NSNotFound, length: 0) }
}

extension NSTextCheckingResult {
    private var detected: DetectedData.Content? { (self as? DetectedData)?.content }

    /// The address of a link; of mail addresses with `mailto:`.
    public var url: URL? { if case .link(let url)? = detected { url } else { nil } }
    /// A phone number as it is written.
    public var phoneNumber: String? { if case .phoneNumber(let number)? = detected { number } else { nil } }
    public var date: Date? { if case .date(let date, _, _)? = detected { date } else { nil } }
    public var timeZone: TimeZone? { if case .date(_, let zone, _)? = detected { zone } else { nil } }
    /// In seconds; 0 for a date without a duration.
    public var duration: TimeInterval { if case .date(_, _, let duration)? = detected { duration } else { 0 } }
    /// The parts of a postal address.
    public var addressComponents: [NSTextCheckingKey: String]? { if case .address(let parts)? = detected { parts } else { nil } }
    /// The parts of an address, or of a flight.
    public var components: [NSTextCheckingKey: String]? {
        switch detected {
        case .address(let parts), .transit(let parts): parts
        default: nil
        }
    }
    public var replacementString: String? { if case .replacement(let text)? = detected { text } else { nil } }

    public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult { DetectedData(range, .link(url)) }
    public class func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
        DetectedData(range, .phoneNumber(phoneNumber))
    }
    public class func dateCheckingResult(range: NSRange, date: Date) -> NSTextCheckingResult { DetectedData(range, .date(date, nil, 0)) }
    public class func dateCheckingResult(range: NSRange, date: Date, timeZone: TimeZone, duration: TimeInterval) -> NSTextCheckingResult {
        DetectedData(range, .date(date, timeZone, duration))
    }
    public class func addressCheckingResult(range: NSRange, components: [NSTextCheckingKey: String]) -> NSTextCheckingResult {
        DetectedData(range, .address(components))
    }
    public class func transitInformationCheckingResult(range: NSRange, components: [NSTextCheckingKey: String]) -> NSTextCheckingResult {
        DetectedData(range, .transit(components))
    }
    public class func replacementCheckingResult(range: NSRange, replacementString: String) -> NSTextCheckingResult {
        DetectedData(range, .replacement(replacementString))
    }
}
