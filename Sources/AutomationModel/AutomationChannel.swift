/// The socket over which UI tests ask for the phone, as `BrokerFrame`s of `AutomationCall` and `AutomationAnswer`.
public enum AutomationChannel {
    /// The variable of the test process's environment with the number of the socket's descriptor.
    public static let descriptorVariable = "QUINCE_AUTOMATION_FD"
    /// The variable with the folder for what tests record besides their output.
    public static let recordsVariable = "QUINCE_TEST_RECORDS"
    /// The variable with the name of the UI configuration in which the app is launched, as reports show it.
    public static let configurationVariable = "QUINCE_UI_CONFIGURATION"
    /// The bundle identifier of the home screen and the system's alerts.
    public static let springBoard = "com.apple.springboard"
}
