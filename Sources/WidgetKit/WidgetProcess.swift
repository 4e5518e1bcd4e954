import DeviceProtocol
import DeviceRuntime
import QuinceFoundation
import SwiftUI
import WidgetArchive

/// The process of an extension with widgets: answers what its device asks, until the device lets it go.
@MainActor enum WidgetProcess {
    private static var answers: [WidgetAnswerer] = []

    static func run(_ widgets: @autoclosure () -> [WidgetDefinition]) {
        // Previews of an extension's sources are shown as those of an app's.
        if DeviceRuntime.showsPreviews {
            UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, nil)
            exit(0)
        }
        guard let link = ExtensionStart.begin() else {
            WidgetKindRule.report(widgets().map(\.kind))
            exit(78)
        }
        let answerer = WidgetAnswerer(widgets: widgets())
        // Delegates hear of transfers when all are over and the device asks for it.
        BackgroundSessions.shared.start(host: DeviceRuntime.current.transfers, isHeld: true)
        link.start { message in
            switch message {
            case .widget(let id, let request):
                answerer.answer(request) { answer in
                    switch answer {
                    case .archive(let archive, let wasSorted):
                        let data = archive.binaryData()
                        guard data.count <= WidgetArchiveLimits.length else {
                            let failure = WidgetFailure.tooLarge(bytes: data.count, limit: WidgetArchiveLimits.length)
                            return link.send(.widget(id: id, .failure(failure)))
                        }
                        if !wasSorted { link.send(.widget(id: id, .sorted)) }
                        link.send(archive: data, request: id)
                    case .reply(let reply): link.send(.widget(id: id, reply))
                    }
                }
            case .state(let state): ExtensionStart.apply(state)
            case .systemReply, .currentWidgets: DeviceRuntime.current.handle(message)
            case .system(.background(.transfersFinished(let session))):
                answerer.handleEvents(of: session) { link.send(.system(id: 0, .background(.completed(session, success: true)))) }
            case .lifecycle(.terminate): exit(0)
            default: break
            }
        }
        link.send(.ready)
        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }
}

/// Xcode's message for an extension that runs by itself while no widget kind is specified.
enum WidgetKindRule {
    static func report(_ kinds: [String]) {
        var text = "This extension runs on a simulated device. See one of its widgets with: quince widget\n"
        if ProcessInfo.processInfo.environment["_XCWidgetKind"] == nil, kinds.count > 1 {
            text += Self.message(kinds)
        }
        FileHandle.standardError.write(Data(text.utf8))
    }

    static func message(_ kinds: [String]) -> String {
        "Please specify the widget kind in the scheme's Environment Variables using the key '_XCWidgetKind' to be one of: "
            + kinds.map { "'\($0)'" }.joined(separator: ", ") + "\n"
    }
}
