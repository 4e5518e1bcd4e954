import MapKit
import SwiftUI
import UIKit

/// A balloon with the number of a stop. Those close to each other gather into one.
final class StopAnnotationView: MKMarkerAnnotationView {
    override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        clusteringIdentifier = "stop"
        canShowCallout = true
        rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
        configure()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Stops are not in storyboards") }

    override var annotation: (any MKAnnotation)? {
        didSet { configure() }
    }

    private func configure() {
        guard let stop = annotation as? StopAnnotation else { return }
        glyphText = stop.number.formatted()
        markerTintColor = UIColor(stop.place.kind.color)
    }
}
