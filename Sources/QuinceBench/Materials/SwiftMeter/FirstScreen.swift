import UIKit

/// The measurement of SwiftUI that the launch arguments name.
@MainActor enum FirstScreen {
    static func make() -> UIViewController { SwiftMeterController(arguments: Array(CommandLine.arguments.dropFirst())) }
}
