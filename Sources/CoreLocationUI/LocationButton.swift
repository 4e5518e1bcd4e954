import CoreLocation
import SwiftUI
import UIKit

/// A button whose tap permits the app to use the location until it ends. The user is asked with the first tap.
///
/// Source: Apple's documentation of `LocationButton`.
@MainActor @preconcurrency public struct LocationButton: View {
    /// The text of the button.
    public struct Title: Hashable, Sendable {
        private enum Text { case current, send, sendMy, share, shareMy }

        private let text: Text

        public static let currentLocation = Title(text: .current)
        public static let sendCurrentLocation = Title(text: .send)
        public static let sendMyCurrentLocation = Title(text: .sendMy)
        public static let shareCurrentLocation = Title(text: .share)
        public static let shareMyCurrentLocation = Title(text: .shareMy)

        /// In the user's language.
        @MainActor var localized: String {
            switch text {
            case .current: systemText("Current Location")
            case .send: systemText("Send Current Location")
            case .sendMy: systemText("Send My Current Location")
            case .share: systemText("Share Current Location")
            case .shareMy: systemText("Share My Current Location")
            }
        }
    }

    private let title: Title?
    private let action: () -> Void

    /// - Parameters:
    ///   - title: nil = the symbol alone.
    ///   - action: Called after a tap, once the app is permitted to use the location.
    public init(_ title: Title? = nil, action: @escaping () -> Void) { (self.title, self.action) = (title, action) }

    public var body: some View {
        Button {
            let action = action
            LocationButtonPermission.request { isGranted in if isGranted { action() } }
        } label: {
            if let title {
                Label(title.localized, systemImage: "location")
            } else {
                Image(systemName: "location").accessibilityLabel(Title.currentLocation.localized)
            }
        }
        .buttonStyle(.borderedProminent)
    }
}
