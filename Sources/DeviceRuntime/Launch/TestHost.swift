import DeviceProtocol
import QuinceFoundation

/// Runs a test bundle inside the app, once it has launched.
@MainActor package enum TestHost {
    /// Loads and runs the bundle the environment names, if any.
    package static func start(environment: [String: String]) {
        guard let path = environment[LaunchEnvironment.testBundle] else { return }
        // In a turn of the run loop and not in a block of the main queue: tests that wait run a nested loop, which has to serve that queue.
        RunLoop.main.perform { MainActor.assumeIsolated { run(path) } }
    }

    private static func run(_ path: String) {
        guard let library = dlopen(path, RTLD_NOW | RTLD_GLOBAL), let function = dlsym(library, LaunchEnvironment.testFunction) else {
            let reason = dlerror().map { String(cString: $0) } ?? "unknown"
            FileHandle.standardError.write(Data("The test bundle cannot be loaded: \(reason)\n".utf8))
            exit(1)
        }
        unsafeBitCast(function, to: (@convention(c) () -> Void).self)()
    }
}
