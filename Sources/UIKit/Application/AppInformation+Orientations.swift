import DeviceProtocol
import DeviceRuntime

extension AppInformation {
    /// The orientations of `UISupportedInterfaceOrientations`, in their order; those of the device where the app says nothing.
    var orientations: [UIInterfaceOrientation] {
        let names: [String: UIInterfaceOrientation] = [
            "UIInterfaceOrientationPortrait": .portrait, "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
            "UIInterfaceOrientationLandscapeLeft": .landscapeLeft, "UIInterfaceOrientationLandscapeRight": .landscapeRight,
        ]
        let listed = (strings("UISupportedInterfaceOrientations") ?? []).compactMap { names[$0] }
        if !listed.isEmpty { return listed }
        if DeviceSettings.current.description.idiom == .pad { return [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight] }
        return [.portrait, .landscapeLeft, .landscapeRight]
    }

    var orientationMask: UIInterfaceOrientationMask { orientations.reduce(into: []) { $0.formUnion($1.mask) } }
}
