import UIKit

/// Which way the home screen reads: as the device's language does. It has no translations that would decide, as those of apps do.
@MainActor enum HomeDirection { static var isRightToLeft: Bool { DeviceTraits.isSystemRightToLeft } }
