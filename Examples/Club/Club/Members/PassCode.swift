import CoreImage.CIFilterBuiltins
import SwiftUI

/// A text as a QR code.
struct PassCode: View {
    let text: String

    var body: some View {
        if let image = Self.image(of: text) {
            Image(decorative: image, scale: 1)
                .interpolation(.none)
                .resizable()
                .padding(6)
                .background(.white, in: .rect(cornerRadius: 10))
                .accessibilityElement()
                .accessibilityLabel("Pass code")
        }
    }

    /// The code, a pixel for each of its squares.
    static func image(of text: String) -> CGImage? {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data(text.utf8)
        return filter.outputImage.flatMap { CIContext().createCGImage($0, from: $0.extent) }
    }
}
