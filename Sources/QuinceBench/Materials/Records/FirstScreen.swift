import UIKit

/// The measurement that the launch arguments name.
@MainActor enum FirstScreen {
    static func make() -> UIViewController { RecordsController(arguments: Array(CommandLine.arguments.dropFirst())) }
}
