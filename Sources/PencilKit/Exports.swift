@_exported import QuinceFoundation
@_exported import UIKit
