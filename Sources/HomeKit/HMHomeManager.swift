import QuinceFoundation

/// Source: Apple's documentation of `HMHomeManagerAuthorizationStatus`.
public struct HMHomeManagerAuthorizationStatus: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let determined = HMHomeManagerAuthorizationStatus(rawValue: 1)
    public static let restricted = HMHomeManagerAuthorizationStatus(rawValue: 2)
    public static let authorized = HMHomeManagerAuthorizationStatus(rawValue: 4)
}

/// Source: Apple's documentation of `HMHomeManagerDelegate`.
public protocol HMHomeManagerDelegate: NSObjectProtocol {
    func homeManagerDidUpdateHomes(_ manager: HMHomeManager)
    func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus)
}

extension HMHomeManagerDelegate {
    public func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {}
    public func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus) {}
}

/// The user's homes: none.
///
/// Source: Apple's documentation of `HMHomeManager`.
open class HMHomeManager: NSObject, @unchecked Sendable {
    open weak var delegate: (any HMHomeManagerDelegate)?
    open var homes: [HMHome] { [] }
    open var primaryHome: HMHome? { nil }
    open var authorizationStatus: HMHomeManagerAuthorizationStatus { .determined }
    public override init() {
        super.init()
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            delegate?.homeManagerDidUpdateHomes(self)
        }
    }
}

/// A home. Source: Apple's documentation of `HMHome`.
open class HMHome: NSObject, @unchecked Sendable {
    open var name: String { "" }
}
