import UIKit

@MainActor enum FirstScreen {
    static func make() -> UIViewController { PlacesViewController() }
}
