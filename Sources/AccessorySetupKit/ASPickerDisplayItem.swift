import QuinceFoundation
import UIKit

/// The advertising data that identifies a kind of accessory. Source: Apple's documentation of `ASDiscoveryDescriptor`.
open class ASDiscoveryDescriptor: NSObject, @unchecked Sendable {
    open var bluetoothCompanyIdentifier: UInt16 = 0
    open var bluetoothNameSubstring: String?
    open var bluetoothManufacturerDataBlob: Data?
    open var bluetoothManufacturerDataMask: Data?
    open var ssid: String?
    open var ssidPrefix: String?
    public override init() { super.init() }
}

/// A kind of accessories that a picker shows. Source: Apple's documentation of `ASPickerDisplayItem`.
open class ASPickerDisplayItem: NSObject, @unchecked Sendable {
    public let name: String
    public let productImage: UIImage
    public let descriptor: ASDiscoveryDescriptor
    public init(name: String, productImage: UIImage, descriptor: ASDiscoveryDescriptor) {
        (self.name, self.productImage, self.descriptor) = (name, productImage, descriptor)
    }
}
