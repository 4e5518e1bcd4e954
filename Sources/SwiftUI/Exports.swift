@_exported import Observation
@_exported import QuinceCombine
@_exported import UIKit
