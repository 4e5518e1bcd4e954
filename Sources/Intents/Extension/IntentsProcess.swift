import DeviceProtocol
import DeviceRuntime
import QuinceFoundation

/// The process of an Intents extension: answers what its device asks, until the device lets it go.
@_spi(Quince) @MainActor public enum IntentsProcess {
    /// - Parameters:
    ///   - intents: The intents that the extension's target defines.
    ///   - makePrincipal: Makes the object that its Info.plist names.
    public static func run(intents: [INIntent.Type], _ makePrincipal: () -> any INIntentHandlerProviding) -> Never {
        let runtime = DeviceRuntime.current
        guard let (link, launch) = runtime.start() else {
            FileHandle.standardError.write(Data("An Intents extension runs on a simulated device, when somebody edits a widget.\n".utf8))
            exit(78)
        }
        runtime.configure(launch)
        let answerer = IntentsAnswerer(intents: intents, principal: makePrincipal())
        link.start { message in
            switch message {
            case .widget(let id, let request): answerer.answer(request) { link.send(.widget(id: id, $0)) }
            case .state(let state): runtime.settings.apply(state)
            case .lifecycle(.terminate): exit(0)
            default: break
            }
        }
        link.send(.ready)
        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }
}
