import BundleFormat
@_spi(Quince) import QuinceFoundation

extension InterfaceDecoders {
    static let listDecoders: [String: ElementDecoder] = {
        ListKeys.register
        return [
            "scrollView": view(UIScrollView.self, applyScrollView),
            "refreshControl": control(UIRefreshControl.self),
            "tableView": view(UITableView.self, applyTable),
            "tableViewController": controller(UITableViewController.self, applyTableController),
            "tableViewCell": view(UITableViewCell.self, applyCell),
        ]
    }()

    static func applyScrollView(_ view: UIScrollView, _ element: InterfaceElement, _ context: NibContext) {
        if let value = element.bool("bounces") { view.bounces = value }
        if let value = element.bool("alwaysBounceVertical") { view.alwaysBounceVertical = value }
        if let value = element.bool("alwaysBounceHorizontal") { view.alwaysBounceHorizontal = value }
        if let value = element.bool("scrollEnabled") { view.isScrollEnabled = value }
        if let value = element.bool("pagingEnabled") { view.isPagingEnabled = value }
        if let value = element.bool("directionalLockEnabled") { view.isDirectionalLockEnabled = value }
        if let value = element.bool("showsHorizontalScrollIndicator") { view.showsHorizontalScrollIndicator = value }
        if let value = element.bool("showsVerticalScrollIndicator") { view.showsVerticalScrollIndicator = value }
        if let value = element.bool("delaysContentTouches") { view.delaysContentTouches = value }
        if let value = element.bool("canCancelContentTouches") { view.canCancelContentTouches = value }
        let keyboard: [String: UIScrollView.KeyboardDismissMode] = [
            "none": .none, "onDrag": .onDrag, "interactive": .interactive, "onDragWithAccessory": .onDragWithAccessory,
            "interactiveWithAccessory": .interactiveWithAccessory,
        ]
        let adjustments: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
            "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
        ]
        let indicators: [String: UIScrollView.IndicatorStyle] = ["default": .default, "black": .black, "white": .white]
        if let value = element.option("keyboardDismissMode", keyboard) { view.keyboardDismissMode = value }
        if let value = element.option("contentInsetAdjustmentBehavior", adjustments) { view.contentInsetAdjustmentBehavior = value }
        if let value = element.option("indicatorStyle", indicators) { view.indicatorStyle = value }
        if let insets = element.insets(key: "contentInset") { view.contentInset = insets }
        if let size = element.size(key: "contentSize") { view.contentSize = size }
    }

    private static func applyTable(_ table: UITableView, _ element: InterfaceElement, _ context: NibContext) {
        applyScrollView(table, element, context)
        if let value = element.float("rowHeight") { table.rowHeight = value }
        if let value = element.float("estimatedRowHeight") { table.estimatedRowHeight = value }
        if let value = element.float("sectionHeaderHeight") { table.sectionHeaderHeight = value }
        if let value = element.float("sectionFooterHeight") { table.sectionFooterHeight = value }
        if let value = element.float("estimatedSectionHeaderHeight") { table.estimatedSectionHeaderHeight = value }
        if let value = element.float("estimatedSectionFooterHeight") { table.estimatedSectionFooterHeight = value }
        if let value = element.integer("sectionIndexMinimumDisplayRowCount") { table.sectionIndexMinimumDisplayRowCount = value }
        if let color = context.color(element, key: "sectionIndexColor") { table.sectionIndexColor = color }
        if let color = context.color(element, key: "sectionIndexBackgroundColor") { table.sectionIndexBackgroundColor = color }
        if let color = context.color(element, key: "sectionIndexTrackingBackgroundColor") {
            table.sectionIndexTrackingBackgroundColor = color
        }
        if element.attributes["separatorInsetReference"] == "fromAutomaticInsets" { table.separatorInsetReference = .fromAutomaticInsets }
        if let control = element.child(key: "refreshControl") { table.refreshControl = context.make(control) as? UIRefreshControl }
        if element.attributes["separatorStyle"] == "none" { table.separatorStyle = .none }
        if let color = context.color(element, key: "separatorColor") { table.separatorColor = color }
        if let insets = element.insets(key: "separatorInset") { table.separatorInset = insets }
        if let value = element.bool("allowsSelection") { table.allowsSelection = value }
        if let value = element.bool("allowsMultipleSelection") { table.allowsMultipleSelection = value }
        if let value = element.bool("allowsSelectionDuringEditing") { table.allowsSelectionDuringEditing = value }
        if let value = element.bool("allowsMultipleSelectionDuringEditing") { table.allowsMultipleSelectionDuringEditing = value }
        if let view = element.child(key: "tableHeaderView") { table.tableHeaderView = context.make(view) as? UIView }
        if let view = element.child(key: "tableFooterView") { table.tableFooterView = context.make(view) as? UIView }
        registerPrototypes(table, element, context)
        readStaticSections(table, element, context)
    }

    private static func registerPrototypes(_ table: UITableView, _ element: InterfaceElement, _ context: NibContext) {
        for prototype in element.first("prototypes")?.children ?? [] where prototype.name == "tableViewCell" {
            guard let identifier = prototype.attributes["reuseIdentifier"] else { continue }
            table.register(prototype: identifier) { [weak table] in makePrototype(prototype, context, table) }
        }
    }

    /// Every cell is made afresh; it may connect to the objects of the scene.
    private static func makePrototype(_ element: InterfaceElement, _ scene: NibContext, _ table: UITableView?) -> UITableViewCell? {
        let context = NibContext(document: scene.document, bundle: scene.bundle)
        context.objects = scene.objects
        context.controller = scene.controller
        let cell = context.make(element) as? UITableViewCell
        context.finish()
        return cell
    }

    private static func readStaticSections(_ table: UITableView, _ element: InterfaceElement, _ context: NibContext) {
        // A table that once was static keeps an empty list of sections.
        guard let sections = element.first("sections"), element.attributes["dataMode"] != "prototypes" else { return }
        let content = StaticTableContent()
        for section in sections.children where section.name == "tableViewSection" {
            var made = StaticTableContent.Section(
                header: context.text(section, "headerTitle"), footer: context.text(section, "footerTitle"))
            for cell in section.first("cells")?.children ?? [] {
                guard let view = context.make(cell) as? UITableViewCell else { continue }
                made.cells.append(view)
                made.heights.append(cell.float("rowHeight"))
            }
            content.sections.append(made)
        }
        table.staticContent = content
    }

    private static func applyTableController(_ controller: UITableViewController, _ element: InterfaceElement, _ context: NibContext) {
        if let value = element.bool("clearsSelectionOnViewWillAppear") { controller.clearsSelectionOnViewWillAppear = value }
        if let child = element.child(key: "refreshControl") { controller.refreshControl = context.make(child) as? UIRefreshControl }
    }

    // MARK: Cells

    private static let accessories: [String: UITableViewCell.AccessoryType] = [
        "none": .none, "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
        "checkmark": .checkmark,
        "detailButton": .detailButton,
    ]

    private static func applyCell(_ cell: UITableViewCell, _ element: InterfaceElement, _ context: NibContext) {
        let selections: [String: UITableViewCell.SelectionStyle] = ["none": .none, "blue": .blue, "gray": .gray, "default": .default]
        if let value = element.option("selectionStyle", selections) { cell.selectionStyle = value }
        if let value = element.option("accessoryType", accessories) { cell.accessoryType = value }
        if let value = element.option("editingAccessoryType", accessories) { cell.editingAccessoryType = value }
        if let value = element.integer("indentationLevel") { cell.indentationLevel = value }
        if let value = element.float("indentationWidth") { cell.indentationWidth = value }
        if let value = element.bool("shouldIndentWhileEditing") { cell.shouldIndentWhileEditing = value }
        if let insets = element.insets(key: "separatorInset") { cell.separatorInset = insets }
        if let content = element.child(key: "contentView") {
            context.register(cell.contentView, content)
            ViewProperties.apply(cell.contentView, content, context)
            ViewProperties.applySubviews(cell.contentView, content, context)
        }
        if let view = element.child(key: "accessoryView") { cell.accessoryView = context.make(view) as? UIView }
        if let view = element.child(key: "backgroundView") { cell.backgroundView = context.make(view) as? UIView }
        if let view = element.child(key: "selectedBackgroundView") { cell.selectedBackgroundView = context.make(view) as? UIView }
        func object<Kind>(_ name: String) -> Kind? { element.attributes[name].flatMap { context.objects[$0] as? Kind } }
        cell.adopt(text: object("textLabel"), detail: object("detailTextLabel"), image: object("imageView"))
    }
}

/// Outlets of scroll views and tables.
@MainActor enum ListKeys {
    static let register: Void = {
        ObjectRuntime.register(UIScrollView.self) { entry in
            SystemKeys.set(entry, "delegate") { ($0 as? UIScrollView)?.delegate = $1 as? UIScrollViewDelegate }
            SystemKeys.set(entry, "refreshControl") { ($0 as? UIScrollView)?.refreshControl = $1 as? UIRefreshControl }
        }
        ObjectRuntime.register(UITableView.self) { entry in
            SystemKeys.set(entry, "delegate") { ($0 as? UITableView)?.delegate = $1 as? UITableViewDelegate }
            SystemKeys.set(entry, "dataSource") { table, source in
                guard let table = table as? UITableView else { return }
                table.dataSource = source as? UITableViewDataSource
                table.foreignDataSource = table.dataSource == nil ? source.map { $0 as AnyObject } : nil
            }
            SystemKeys.set(entry, "prefetchDataSource") {
                ($0 as? UITableView)?.prefetchDataSource = $1 as? any UITableViewDataSourcePrefetching
            }
            SystemKeys.set(entry, "tableHeaderView") { ($0 as? UITableView)?.tableHeaderView = $1 as? UIView }
            SystemKeys.set(entry, "tableFooterView") { ($0 as? UITableView)?.tableFooterView = $1 as? UIView }
            SystemKeys.set(entry, "backgroundView") { ($0 as? UITableView)?.backgroundView = $1 as? UIView }
        }
        ObjectRuntime.register(UITableViewCell.self) { entry in
            SystemKeys.set(entry, "accessoryView") { ($0 as? UITableViewCell)?.accessoryView = $1 as? UIView }
            SystemKeys.set(entry, "editingAccessoryView") { ($0 as? UITableViewCell)?.editingAccessoryView = $1 as? UIView }
            SystemKeys.set(entry, "backgroundView") { ($0 as? UITableViewCell)?.backgroundView = $1 as? UIView }
            SystemKeys.set(entry, "selectedBackgroundView") { ($0 as? UITableViewCell)?.selectedBackgroundView = $1 as? UIView }
        }
    }()
}
