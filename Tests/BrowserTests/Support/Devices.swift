import DeviceProtocol

enum Devices {
    static let iPhone15 = DeviceDescription(
        name: "iPhone 15", identifier: "iPhone15,4", idiom: .phone, width: 393, height: 852, scale: 3, safeAreaTop: 59, safeAreaBottom: 34,
        statusBarHeight: 54, displayCornerRadius: 55, hasHomeButton: false, isRegularWidthInLandscape: false)
    static let iPhone13 = DeviceDescription(
        name: "iPhone 13", identifier: "iPhone14,5", idiom: .phone, width: 390, height: 844, scale: 3, safeAreaTop: 47, safeAreaBottom: 34,
        statusBarHeight: 47, displayCornerRadius: 47, hasHomeButton: false, isRegularWidthInLandscape: false)
    static let iPhoneSE = DeviceDescription(
        name: "iPhone SE (3rd generation)", identifier: "iPhone14,6", idiom: .phone, width: 375, height: 667, scale: 2, safeAreaTop: 20,
        safeAreaBottom: 0, statusBarHeight: 20, displayCornerRadius: 0, hasHomeButton: true, isRegularWidthInLandscape: false)
    static let iPad = DeviceDescription(
        name: "iPad Pro (11-inch)", identifier: "iPad13,4", idiom: .pad, width: 834, height: 1194, scale: 2, safeAreaTop: 24,
        safeAreaBottom: 20,
        statusBarHeight: 24, displayCornerRadius: 18, hasHomeButton: false, isRegularWidthInLandscape: true)
}
