extension LaunchEnvironment {
    /// Number of the file descriptor of the socket to the engine of web pages, which the device starts when the first bytes arrive; missing = the process
    /// shows no pages.
    public static let webDescriptor = "QUINCE_WEB_FD"
}
