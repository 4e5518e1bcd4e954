import DeviceProtocol

/// The devices whose home screens differ most.
enum SampleDevices {
    static let small = DeviceDescription(
        name: "iPhone SE (3rd generation)", identifier: "iPhone14,6", idiom: .phone, width: 375, height: 667, scale: 2, safeAreaTop: 20,
        safeAreaBottom: 0, statusBarHeight: 20, displayCornerRadius: 0, hasHomeButton: true, isRegularWidthInLandscape: false)
    static let phone = DeviceDescription(
        name: "iPhone 15", identifier: "iPhone15,4", idiom: .phone, width: 393, height: 852, scale: 3, safeAreaTop: 59, safeAreaBottom: 34,
        statusBarHeight: 54, displayCornerRadius: 55, hasHomeButton: false, isRegularWidthInLandscape: false)
    static let large = DeviceDescription(
        name: "iPhone 15 Pro Max", identifier: "iPhone16,2", idiom: .phone, width: 430, height: 932, scale: 3, safeAreaTop: 59,
        safeAreaBottom: 34, statusBarHeight: 54, displayCornerRadius: 55, hasHomeButton: false, isRegularWidthInLandscape: true)
    static let pad = DeviceDescription(
        name: "iPad (10th generation)", identifier: "iPad13,18", idiom: .pad, width: 820, height: 1180, scale: 2, safeAreaTop: 24,
        safeAreaBottom: 20, statusBarHeight: 24, displayCornerRadius: 18, hasHomeButton: false, isRegularWidthInLandscape: true)

    static let all = [small, phone, large, pad]
}
