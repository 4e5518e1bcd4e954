import DeviceProtocol
import Dispatch
import Foundation
import RenderProtocol
import WidgetArchive

/// A stand-in for an extension with widgets. A widget's kind says how it behaves.
struct FakeWidgets {
    let app: FakeApp
    let configuration: LaunchConfiguration?

    /// What was sent last of each kind, to be drawn in another text size.
    nonisolated(unsafe) private static var sent: [String: WidgetArchive] = [:]

    func answer(_ request: WidgetRequest, _ id: Int) {
        switch request {
        case .options(let kind, let parameter, let configuration, let search):
            // Says who was asked what.
            let texts = [Bundle.main.bundleIdentifier ?? "", kind, parameter, search ?? "", "\(configuration.values.count)"]
            let options = texts.map { WidgetOption(identifier: $0, title: $0) }
            return app.send(.widget(id: id, .options(WidgetOptions(sections: [WidgetOptionSection(options: options)]))))
        case .defaultConfiguration(let kind):
            return app.send(.widget(id: id, .configuration(WidgetParameterValues(["asked": .text(kind), "count": .number(5)]))))
        case .perform(let action):
            return app.send(.widget(id: id, .performed(failure: action.intent == "fails" ? "offline" : nil)))
        default: break
        }
        guard let query = request.query else {
            return app.send(.widget(id: id, .kinds([descriptor("plain"), descriptor("slow"), chosen])))
        }
        if query.redrawnIn != nil, let archive = Self.sent[query.kind] { return sendData(archive.binaryData(), id) }
        switch query.kind {
        case "slow": DispatchQueue.main.asyncAfter(deadline: .now() + 29) { send(archive(query), id) }
        case "too-slow": DispatchQueue.main.asyncAfter(deadline: .now() + 31) { send(archive(query), id) }
        case "silent": break
        case "downloads":
            app.send(.system(id: 0, .background(.transfers(["films"]))))
            send(archive(query), id)
            DispatchQueue.main.async { app.send(.system(id: 0, .background(.transfersFinished("films")))) }
        case "crash": fatalError("a provider's fault")
        case "exit": exit(0)
        case "damaged": sendData(Data("QWA\u{1}".utf8), id)
        case "no-frame": app.write(MessageFrame(kind: .archive, payload: Data([1, 2, 3])).encoded)
        case "ahead":
            sendData(Data("QWA\u{1}".utf8), id + 1)
            send(archive(query), id)
        case "empty": app.send(.widget(id: id, .failure(.emptyTimeline)))
        case "large": app.send(.widget(id: id, .failure(.imageTooLarge(width: 4000, height: 3000, limit: 1_000_000))))
        case "unsorted":
            app.send(.widget(id: id, .sorted))
            send(archive(query), id)
        case "minute", "minute-never", "minute-after":
            var archive = archive(query)
            archive.entries = (0..<20).map { index in
                var entry = archive.entries[0]
                entry.date.addTimeInterval(Double(index) * 3)
                return entry
            }
            if query.kind == "minute-never" { archive.policy = .never }
            for index in archive.entries.indices {
                archive.entries[index].renditions[0].actions = ["plays", "fails"].map {
                    WidgetArchive.Action(frame: .zero, action: WidgetAction(intent: $0))
                }
            }
            if query.kind == "minute-after" { archive.policy = .after(Date().addingTimeInterval(120)) }
            send(archive, id)
        case "asks":
            app.send(.reloadWidgets(kind: "plain"))
            send(archive(query), id)
        case "past":
            var archive = archive(query)
            archive.entries[0].date = Date().addingTimeInterval(-86400)
            send(archive, id)
        default: send(archive(query), id)
        }
    }

    private func descriptor(_ kind: String) -> WidgetDescriptor {
        WidgetDescriptor(kind: kind, displayName: kind.capitalized, description: "Shows nothing.", families: [.small])
    }

    /// What a new copy of it has only the extension knows.
    private var chosen: WidgetDescriptor {
        let parameter = WidgetParameter(name: "asked", title: "Asked", kind: .text, hasDynamicOptions: true)
        var descriptor = descriptor("chosen")
        descriptor.intent = WidgetIntent(title: "Choose", description: "", parameters: [parameter])
        return descriptor
    }

    private func archive(_ query: WidgetQuery) -> WidgetArchive {
        let root = LayerID(1)
        let color = RenderColor(red: 1, green: 0, blue: 0, alpha: 1)
        let layers = Commit(
            sequence: 1, time: 0,
            operations: [
                .setLayer(
                    root,
                    [
                        .anchorPoint: .point(.zero), .bounds: .rect(CGRect(x: 0, y: 0, width: 10, height: 10)),
                        .backgroundColor: .color(color),
                    ]), .setRoot(root),
            ])
        let group = configuration?.groupContainers.keys.sorted().first ?? ""
        let rendition = WidgetArchive.Rendition(appearance: query.appearances.first ?? .light, layers: layers, url: "group:\(group)")
        return WidgetArchive(
            kind: query.kind, family: query.family, size: CGSize(width: 10, height: 10), scale: 1, policy: .atEnd,
            entries: [WidgetArchive.Entry(date: Date(), renditions: [rendition])])
    }

    private func send(_ archive: WidgetArchive, _ id: Int) {
        Self.sent[archive.kind] = archive
        sendData(archive.binaryData(), id)
    }

    private func sendData(_ data: Data, _ id: Int) {
        let number = withUnsafeBytes(of: UInt64(id).littleEndian) { Data($0) }
        app.write(MessageFrame(kind: .archive, payload: number + data).encoded)
    }
}
