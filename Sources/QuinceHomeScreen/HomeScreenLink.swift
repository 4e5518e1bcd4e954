import DeviceProtocol
import DeviceRuntime

/// The home screen's connection to its device.
enum HomeScreenLink {
    static func send(_ request: HomeRequest) { DeviceRuntime.current.link?.send(.home(request)) }
}
