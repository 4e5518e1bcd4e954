import SwiftUI
import UIKit

@MainActor enum FirstScreen {
    static func make() -> UIViewController { UIHostingController(rootView: Shades()) }
}
