@_exported import CoreLocation
@_exported import QuinceFoundation
@_exported import UIKit
