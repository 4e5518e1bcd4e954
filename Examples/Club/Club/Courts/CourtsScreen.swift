import SwiftUI
import UIKit

/// The UIKit screen with the courts, in SwiftUI.
struct CourtsScreen: UIViewControllerRepresentable {
    let bookings: [Booking]
    /// Called with a free hour, or one that the user has booked.
    let select: (CourtSlot) -> Void

    func makeUIViewController(context: Context) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: CourtsViewController())
        navigation.navigationBar.prefersLargeTitles = true
        return navigation
    }

    func updateUIViewController(_ navigation: UINavigationController, context: Context) {
        guard let courts = navigation.viewControllers.first as? CourtsViewController else { return }
        courts.onSelect = select
        courts.bookings = bookings
    }
}
