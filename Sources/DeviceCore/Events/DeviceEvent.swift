import DeviceProtocol

/// An event on a device, from its user, its tools or its processes.
public enum DeviceEvent: Equatable, Sendable {
    // MARK: Apps
    /// Brings an app to the front, starting it where it does not run.
    case open(String, AppOpening = AppOpening())
    /// Starts an app that does not run, for something that nobody sees.
    case startInBackground(String)
    /// Ends an app as swiping it away does; nil = all apps.
    case terminate(String?)
    /// Ends an app at once; nil = all apps.
    case kill(String?)
    /// The device is shut down: everything ends, and nothing is started again.
    case shutDown

    // MARK: Input
    case pressHome
    case showSwitcher
    /// All samples of one moment; `time` is the media time of the input in seconds, 0 = now.
    case touches([TouchSample], time: Double = 0)
    /// Input other than touches, for the process with the focus.
    case input(DeviceMessage)
    case setState(DeviceState)
    /// Moves the device along a way from now on; nil ends the one it is on. A location that is set ends it, too.
    case startRoute(LocationRoute?)
    /// Whether somebody reads the elements on the display.
    case setObserved(Bool)

    // MARK: Services
    /// The device has started: what is due meanwhile is done.
    case boot
    /// `DeviceCore.nextDeadline` has come.
    case timePassed
    /// A server has sent an app a notification.
    case deliver(NotificationRecord, app: String)
    /// The user has chosen something in a banner or in Notification Centre.
    case respond(HomeBannerResponse)
    /// The user's decision about an app is another than before.
    case permissionChanged(PermissionStatus, PrivacyService, app: String)
    /// A document that the host keeps is another than before; `app` = the one whose it is, nil = the device's.
    case documentChanged(DeviceDocument, app: String?)
    /// An app's transfers are cancelled, as before it is removed.
    case cancelTransfers(String)
    /// An app was removed, and with it what is kept of it.
    case forget(String)
    /// The data that the home screen and Settings show of apps and of the device has changed.
    case contentsChanged

    // MARK: The home screen's process
    /// Starts it where it does not run and has not been given up.
    case startHome
    /// Starts it again after it was given up.
    case startHomeAgain
    /// Replaces a running one.
    case restartHome

    // MARK: Processes
    case message(ProcessID, ProcessMessage)
    /// The process has committed a layer tree.
    case drew(ProcessID)
    /// The process has ended; `failure` describes an end out of order.
    case ended(ProcessID, failure: String?)
    /// `DeviceEffect.start` could not be performed.
    case notStarted(ProcessID, reason: String)
}
