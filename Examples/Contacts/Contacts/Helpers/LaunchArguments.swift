import Foundation

/// What the app is asked for when it is launched, such as by a UI test.
struct LaunchArguments {
    /// `-RowsDemo YES`: the demonstration of reused cells instead of the contacts.
    let showsRows: Bool

    /// `-SampleContacts YES`: a few contacts where there are none yet.
    let addsSamples: Bool

    init(defaults: UserDefaults) {
        showsRows = defaults.bool(forKey: "RowsDemo")
        addsSamples = defaults.bool(forKey: "SampleContacts")
    }
}
