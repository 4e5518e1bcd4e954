@_exported import HealthKit
@_exported import UIKit
