import DeviceProtocol
import Foundation
import PageEncoding
import WidgetArchive

/// The widget gallery, the configuration of widgets, and the actions of their buttons.
extension DeviceWidgets {
    func askForKinds() {
        let languages = settings.state.wordedWith
        for (bundle, each) in extensions where each.kinds == nil {
            let cache = WidgetKindCache(folder: store.folder, bundle: each.installed.bundle, languages: languages)
            if let kinds = cache.kinds {
                extensions[bundle]?.kinds = kinds
                continue
            }
            each.worker.reply(.kinds) { [weak self] answer in
                guard let self else { return }
                queue.async { self.take(answer, of: each.installed, cache) }
            }
        }
        tellKinds()
    }

    private func take(_ answer: WidgetWorker.Answer<WidgetReply>, of installed: InstalledBundle, _ cache: WidgetKindCache) {
        guard extensions[installed.bundle.identifier]?.installed == installed else { return }
        switch answer.value {
        case .success(.kinds(let kinds)):
            extensions[installed.bundle.identifier]?.kinds = kinds
            cache.keep(kinds)
            tellKinds()
        case .success: break
        case .failure(let problem):
            tell(
                .log(
                    LogLine(source: .quince, text: "\(installed.bundle.displayName) does not say what widgets it has: \(problem)"),
                    installed.bundle))
        }
    }

    func tellKinds() {
        let kinds = extensions.sorted { $0.key < $1.key }.flatMap { bundle, each in
            (each.kinds ?? []).map { HomeWidgetKind(app: each.app, bundle: bundle, descriptor: $0) }
        }
        tell(.kinds(kinds))
        changed()
    }

    /// Has an extension draw a widget for the gallery.
    func drawGalleryPicture(_ id: Int, bundle: String, kind: String, family: WidgetFamilyName) {
        queue.async { [self] in
            guard let worker = extensions[bundle]?.worker else { return tell(.picture(id: id, archive: nil)) }
            let (store, tell) = (store, tell)
            worker.archive(.snapshot(WidgetQuery(kind: kind, family: family), isPreview: true)) { answer in
                let archive = try? answer.value.get()
                tell(.picture(id: id, archive: archive.flatMap { try? store.write($0, asPicture: id, of: bundle) }))
            }
        }
    }

    /// Asks an extension what there is to choose for a parameter: the one with the widget, or the Intents extension that handles its intent.
    func findOptions(_ id: Int, widget: HomeWidget, parameter: String, search: String?) {
        queue.async { [self] in
            let tell = tell
            let descriptor = extensions[widget.bundle]?.kinds?.first { $0.kind == widget.kind }
            let isDynamic = descriptor?.intent?.parameters.first { $0.name == parameter }?.hasDynamicOptions == true
            guard isDynamic, descriptor?.intent?.handledIntent == nil, let worker = extensions[widget.bundle]?.worker else {
                let configurator = WidgetConfigurator(device: device)
                return DispatchQueue.global().async {
                    tell(.options(id: id, configurator.options(of: parameter, for: widget, descriptor: descriptor, search: search)))
                }
            }
            let request = WidgetRequest.options(
                kind: widget.kind, parameter: parameter, configuration: widget.configuration, search: search)
            worker.reply(request) { answer in
                switch answer.value {
                case .success(.options(let options)): tell(.options(id: id, options))
                case .success: tell(.options(id: id, WidgetOptions(sections: [], failure: "There is nothing to choose.")))
                case .failure(let problem): tell(.options(id: id, WidgetOptions(sections: [], failure: problem.description)))
                }
            }
        }
    }

    /// Asks what a new copy begins with, where only an extension knows; until that is known nothing else is asked for the copy.
    func askForBeginning(of copy: HomeWidget) {
        let descriptor = extensions[copy.bundle]?.kinds?.first { $0.kind == copy.kind }
        guard copy.configuration.values.isEmpty, descriptor?.intent?.hasDynamicDefaults == true else { return }
        beginners.insert(copy.id)
        let configurator = WidgetConfigurator(device: device)
        DispatchQueue.global().async { [self] in
            let values = configurator.defaultConfiguration(of: copy, descriptor: descriptor)
            queue.async { self.begin(copy.id, with: values) }
        }
    }

    private func begin(_ copy: Int, with values: WidgetParameterValues) {
        guard beginners.remove(copy) != nil, let index = widgets.firstIndex(where: { $0.id == copy }) else { return }
        widgets[index].configuration = values
        if !values.values.isEmpty { tell(.configured(id: copy, values)) }
        placeAll()
        go()
    }

    /// Does what a button or switch of a placed widget does; the widget has a new timeline afterwards.
    ///
    /// - Parameter action: Its place among the actions of what the widget shows.
    func perform(_ action: Int, ofCopy copy: Int) {
        queue.async { [self] in
            let state = settings.state
            guard let key = scheduler.rows.first(where: { $0.copies.contains(copy) })?.key, let worker = extensions[key.bundle]?.worker,
                let archive = store.archive(key), let entry = archive.entryIndex(at: now),
                let actions = archive.rendition(of: entry, appearance: state.appearance)?.actions, actions.indices.contains(action)
            else { return }
            worker.reply(.perform(actions[action].action)) { [weak self] answer in
                guard let self else { return }
                queue.async { self.tookAction(answer, key) }
            }
        }
    }

    private func tookAction(_ answer: WidgetWorker.Answer<WidgetReply>, _ key: WidgetStore.Key) {
        switch answer.value {
        case .success(.performed(let failure)): if let failure { note(.refused(.other(failure)), key) }
        case .success: break
        case .failure(let problem): note(problem, key)
        }
        scheduler.reload(.action, at: now) { $0 == key }
        go()
    }
}
