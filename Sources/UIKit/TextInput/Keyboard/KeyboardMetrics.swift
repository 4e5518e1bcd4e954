import DeviceProtocol

/// How high the keyboard is, without a row of suggestions, in points.
enum KeyboardMetrics {
    /// - Parameters:
    ///   - size: The scene's.
    ///   - bottom: The height of the home indicator's area, in points.
    static func height(in size: CGSize, bottom: CGFloat, device: DeviceDescription) -> CGFloat {
        let isLandscape = size.width > size.height
        if device.idiom == .pad {
            // The largest iPad's keyboard has a row of its own for numbers.
            guard isLandscape else { return 313 }
            return size.width >= 1366 ? 471 : 398
        }
        // Four rows; below them devices without a home button have a row for the globe and the microphone.
        if isLandscape { return bottom > 0 ? 171 : 162 }
        let rows: CGFloat = size.width >= 414 ? 226 : 216
        return bottom > 0 ? rows + 75 : rows
    }

    /// The part of the keyboard that has keys.
    static func keys(in bounds: CGRect, safe: UIEdgeInsets, device: DeviceDescription) -> CGRect {
        let isLandscape = bounds.width > 500 && device.idiom == .phone
        let below: CGFloat = device.idiom == .pad ? safe.bottom : safe.bottom == 0 ? 0 : isLandscape ? 9 : 75
        return CGRect(
            x: bounds.minX + safe.left, y: bounds.minY, width: bounds.width - safe.left - safe.right, height: bounds.height - below)
    }
}
