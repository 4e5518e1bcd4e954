import SwiftUI
import UIKit

/// A view of pictures of a street. There are none anywhere, so it says what iOS says of places without.
///
/// Source: Apple's documentation of `LookAroundPreview`.
@MainActor @preconcurrency public struct LookAroundPreview: View {
    private let settings: LookAroundSettings

    /// A view of a scene that it keeps.
    nonisolated public init(
        initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
    ) {
        settings = LookAroundSettings(
            scene: initialScene, allowsNavigation: allowsNavigation, showsRoadLabels: showsRoadLabels, badgePosition: badgePosition)
    }

    /// A view of the scene that `scene` holds.
    nonisolated public init(
        scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
    ) {
        settings = LookAroundSettings(
            scene: scene.wrappedValue, allowsNavigation: allowsNavigation, showsRoadLabels: showsRoadLabels, badgePosition: badgePosition)
    }

    public var body: some View { LookAroundScreen(settings: settings) }
}

/// The settings of a view of pictures of a street.
struct LookAroundSettings {
    nonisolated(unsafe) var scene: MKLookAroundScene?
    var allowsNavigation = true
    var showsRoadLabels = true
    var badgePosition = MKLookAroundBadgePosition.topLeading
}

private struct LookAroundScreen: UIViewControllerRepresentable {
    var settings: LookAroundSettings

    func makeUIViewController(context: Context) -> MKLookAroundViewController { MKLookAroundViewController() }

    func updateUIViewController(_ controller: MKLookAroundViewController, context: Context) {
        controller.scene = settings.scene
        controller.isNavigationEnabled = settings.allowsNavigation
        controller.showsRoadLabels = settings.showsRoadLabels
        controller.badgePosition = settings.badgePosition
    }
}

extension View {
    /// Shows pictures of a street over the whole screen while `isPresented` is true.
    nonisolated public func lookAroundViewer(
        isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all, onDismiss: (() -> Void)? = nil
    ) -> some View {
        lookAroundViewer(
            isPresented: isPresented, scene: .constant(initialScene), allowsNavigation: allowsNavigation, showsRoadLabels: showsRoadLabels,
            pointsOfInterest: pointsOfInterest, onDismiss: onDismiss)
    }

    /// Shows the pictures of a street that `scene` holds over the whole screen while `isPresented` is true.
    nonisolated public func lookAroundViewer(
        isPresented: Binding<Bool>, scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all, onDismiss: (() -> Void)? = nil
    ) -> some View {
        fullScreenCover(isPresented: isPresented, onDismiss: onDismiss) {
            LookAroundPreview(
                scene: scene, allowsNavigation: allowsNavigation, showsRoadLabels: showsRoadLabels, pointsOfInterest: pointsOfInterest
            )
            .ignoresSafeArea()
            .overlay(alignment: .topLeading) {
                Button("Done") { isPresented.wrappedValue = false }.buttonStyle(.borderedProminent).clipShape(Capsule()).padding()
            }
        }
    }
}
