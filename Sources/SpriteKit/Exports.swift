@_exported import QuinceFoundation
@_exported import UIKit

/// Colors as SpriteKit's code names them on every system.
public typealias SKColor = UIColor
